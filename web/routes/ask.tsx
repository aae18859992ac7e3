import { rounds } from '@orendi/contract/limits';
import { requestTypes } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { ClosedNotice } from '../features/catalogue/closed-notice.tsx';
import { loadNamed } from '../features/catalogue/load-named.ts';
import { type AskedAbout, askedKey, loadAsked } from '../features/requests/asked-about.ts';
import { RequestForm } from '../features/requests/request-form.tsx';
import { AskedItem } from '../features/requests/asked-item.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

/** Pieces of different shops; those that visitors no longer see are passed over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const loaded = await loadNamed(request, requestTypes, rounds.max, (named) =>
    loadAsked(api, named),
  );
  const byShop = new Map<number, AskedAbout>();
  for (const item of loaded) byShop.set(item.business.id, item);
  const [first, ...others] = byShop.values();
  if (!first) throw data(null, { status: 404 });
  return { items: [first, ...others] as const };
}

/** One form for the same question to several shops. */
export function Component() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Head
        title={m.several_title()}
        description={m.several_intro()}
        path={paths.askSeveral(items)}
        isHidden
      />
      <div className="mx-auto grid max-w-request grid-cols-1 gap-8 pt-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] nav:gap-16 nav:pt-12">
        <div>
          <h1 className="mb-2 text-xl text-balance">{m.several_title()}</h1>
          <p className="mb-6 text-pretty text-ink-quiet">{m.several_intro()}</p>
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={askedKey(item)}>
                <AskedItem item={item} />
                <ClosedNotice business={item.business} className="mt-2" />
              </li>
            ))}
          </ul>
        </div>
        <RequestForm key={items.map(askedKey).join()} items={items} />
      </div>
    </div>
  );
}
