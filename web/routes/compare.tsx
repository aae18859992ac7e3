import { keptPieces as limits } from '@orendi/contract/limits';
import { listingTypes } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { listingName, loadListing } from '../features/catalogue/listing.ts';
import { iconsOf } from '../features/catalogue/load-detail.ts';
import { loadNamed } from '../features/catalogue/load-named.ts';
import { CompareDrawing } from '../features/compare/compare-drawing.tsx';
import { CompareTable } from '../features/compare/compare-table.tsx';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const [listings, industries] = await Promise.all([
    loadNamed(request, listingTypes, limits.maxCompared, (named) => loadListing(api, named)),
    keepForVisit('industries', () => api('GET /public/industries')).catch(() => []),
  ]);
  const products = listings.filter((listing) => listing.type === 'product');
  return { listings, categoryIcons: iconsOf(products, industries) };
}

/** Two to four listings side by side; the address alone says which, so that it can be sent on. */
export function Component() {
  const { listings, categoryIcons } = useLoaderData<typeof loader>();
  const isEnough = listings.length >= limits.minCompared;
  const names = listings.map(listingName).join(', ');
  return (
    <div className="wrap pt-8 nav:pt-12">
      <Head
        title={isEnough ? m.compare_head({ names }) : m.compare_title()}
        description={m.compare_few()}
        path={paths.compare(listings)}
        isHidden
      />
      <h1 className="mb-6 text-xl">{m.compare_heading()}</h1>
      {isEnough ? (
        <>
          <CompareTable listings={listings} />
          <CompareDrawing
            products={listings.filter((listing) => listing.type === 'product')}
            categoryIcons={categoryIcons}
          />
        </>
      ) : (
        <EmptyPanel title={m.compare_few()} text={m.compare_few_text()}>
          <a href={paths.kept} className={buttonClass('main')}>
            {m.kept_title()}
          </a>
        </EmptyPanel>
      )}
    </div>
  );
}
