import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { askedKey, askedWords, loadAsked } from '../features/requests/asked-about.ts';
import { ClosedNotice } from '../features/catalogue/closed-notice.tsx';
import { AskedPage } from '../features/requests/asked-page.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { Head } from '../platform/head.tsx';
import { keepToOwnAddress } from '../platform/page-id.ts';
import { paths } from '../platform/paths.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = await loadAsked(loaderApi(context), params);
  keepToOwnAddress(request, paths.request(item.type, item.id, item.name));
  return item;
}

export function Component() {
  const item = useLoaderData<typeof loader>();
  const { type, id, business: seller } = item;
  const words = askedWords(item);
  return (
    <AskedPage item={item}>
      <Head
        title={words.title}
        description={words.description}
        path={paths.request(type, id, item.name)}
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
