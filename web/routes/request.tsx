import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { askedWords, loadAsked } from '../features/requests/asked-about.ts';
import { ClosedNotice } from '../features/catalogue/closed-notice.tsx';
import { AskedItem } from '../features/requests/asked-item.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { Icon } from '../ui/icon.tsx';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadAsked(loaderApi(context), params);

export function Component() {
  const item = useLoaderData<typeof loader>();
  const { type, id, business: seller } = item;
  const words = askedWords(item);
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={words.description}
        path={paths.request(type, id)}
        preview={{ type, id }}
        isHidden
      />
      <a
        href={paths.listing(type, id)}
        className="-ml-1 inline-flex items-center gap-1 py-4 text-s text-ink-quiet hover:text-ink nav:pt-6"
      >
        <Icon name="left" className="size-5" />
        {words.back}
      </a>
      <div className="mx-auto grid max-w-request grid-cols-1 gap-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] nav:gap-16 nav:pt-4">
        <AskedItem item={item} />
        <div>
          <h1 className="mb-2 text-xl">{words.heading}</h1>
          <p className="mb-6 text-ink-quiet">{m.request_intro({ seller: seller.business_name })}</p>
          <ClosedNotice business={seller} className="mb-6" />
          <RequestForm key={`${type} ${id}`} item={item} />
        </div>
      </div>
    </div>
  );
}
