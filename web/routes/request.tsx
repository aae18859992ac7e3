import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { askedKey, askedWords, loadAsked } from '../features/requests/asked-about.ts';
import { ClosedNotice } from '../features/catalogue/closed-notice.tsx';
import { AskedPage } from '../features/requests/asked-page.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadAsked(loaderApi(context), params);

export function Component() {
  const item = useLoaderData<typeof loader>();
  const { type, id, business: seller } = item;
  const words = askedWords(item);
  return (
    <AskedPage item={item}>
      <Head
        title={words.title}
        description={words.description}
        path={paths.request(type, id)}
        preview={{ type, id }}
        isHidden
      />
      <div>
        <h1 className="mb-2 text-xl">{words.heading}</h1>
        <p className="mb-6 text-ink-quiet">{m.request_intro({ seller: seller.business_name })}</p>
        <ClosedNotice business={seller} className="mb-6" />
        <RequestForm key={askedKey(item)} items={[item]} />
      </div>
    </AskedPage>
  );
}
