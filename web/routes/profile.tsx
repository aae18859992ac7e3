import { m } from '@orendi/messages';
import { redirect, useLoaderData } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { FirstSteps } from '../features/businesses/profile/first-steps.tsx';
import { OwnHeader } from '../features/businesses/profile/own-header.tsx';
import { ownPlace } from '../features/businesses/profile/own-place.ts';
import { SuspensionNotice } from '../features/businesses/profile/suspension-notice.tsx';
import { isFiltering } from '../features/discovery/listing-filters.ts';
import { listingSearch } from '../platform/listing-search.ts';
import { loadListings } from '../features/discovery/load-listings.ts';
import { PlaceProvider } from '../features/discovery/place.ts';
import { ResultsRegion } from '../features/discovery/results-region.tsx';
import { Sections } from '../features/discovery/sections.tsx';
import { PublishBar } from '../features/publishing/publish-bar.tsx';
import { PublishRow } from '../features/publishing/publish-row.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export const loader = guarded('owner', async (user, { request, context }) => {
  const api = loaderApi(context);
  const place = ownPlace(user.business_id);
  const asked = listingSearch.parse(new URL(request.url).searchParams);
  if (isFiltering(asked)) throw redirect(place.address(asked));
  const [business, listings] = await Promise.all([
    api('GET /private/business-profile/get'),
    loadListings(api, place, request),
  ]);
  return { business, ...listings };
});

/** The user's own business as visitors see it, with the owner's tools. */
export function Component() {
  const { business, search, results } = useLoaderData<typeof loader>();
  const hasNothing =
    results.failure === undefined &&
    Object.values(results.lists).every(({ results: cards }) => cards.length === 0);
  return (
    <PlaceProvider value={ownPlace(business.id)}>
      <Head
        title={m.nav_profile()}
        description={m.profile_text({ name: business.business_name })}
        path={paths.profile()}
        isHidden
      />
      {business.suspension && (
        <div className="wrap pt-6">
          <SuspensionNotice suspension={business.suspension} />
        </div>
      )}
      <OwnHeader key={business.id} business={business} listings={results.total ?? 0} />
      <PublishRow />
      {business.suspension === null && hasNothing && <FirstSteps business={business} />}
      {!hasNothing && (
        <div className="wrap">
          <ResultsRegion results={results}>
            <Sections search={search} results={results} isFirst={false} />
          </ResultsRegion>
        </div>
      )}
      <PublishBar />
    </PlaceProvider>
  );
}
