import { m } from '@orendi/messages';
import { redirect, useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { FirstSteps } from '../features/businesses/profile/first-steps.tsx';
import { OwnHolidays } from '../features/businesses/profile/holidays.tsx';
import { OwnHeader } from '../features/businesses/profile/own-header.tsx';
import { ownPlace } from '../features/businesses/business-place.tsx';
import {
  isSuspended,
  SuspensionNotice,
} from '../features/businesses/profile/suspension-notice.tsx';
import { isFiltering } from '../features/discovery/listing-filters.ts';
import { listingSearch } from '../platform/listing-search.ts';
import { loadListings } from '../features/discovery/load-listings.ts';
import { PlaceProvider } from '../features/discovery/place.ts';
import { ResultsRegion } from '../features/discovery/results-region.tsx';
import { Sections } from '../features/discovery/sections.tsx';
import { loadOwnResults } from '../features/preview/load-own-pages.ts';
import { PublishBar, PublishRow } from '../features/publishing/publish-ways.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';

export const loader = guarded('member', async (user, { api, parameters, request }) => {
  const place = ownPlace(user.business_id);
  const asked = listingSearch.parse(parameters);
  if (isFiltering(asked)) throw redirect(place.address(asked));
  const [business, listings] = await Promise.all([
    api('GET /private/business-profile/get'),
    loadListings(api, place, request),
  ]);
  if (business.suspension === null) return { business, ...listings };
  return { business, ...listings, results: await loadOwnResults(api, user.language) };
});

/** The user's own business as visitors see it, with the owner's tools. */
export function Component() {
  const { business, search, results } = useLoaderData<typeof loader>();
  const { suspension, has_listings: hasListings } = business;
  const isFirstRun = !isSuspended(business) && !hasListings;
  return (
    <PlaceProvider value={ownPlace(business.id, business.business_name)}>
      <Head
        title={m.nav_profile()}
        description={m.profile_text({ name: business.business_name })}
        path={paths.profile()}
        isHidden
      />
      <SuspensionNotice suspension={suspension} className="wrap pt-6" />
      <OwnHolidays business={business} className="wrap pt-6" />
      <div className="wrap pt-6 empty:hidden nav:pt-8">
        <FirstSteps business={business} text={m.profile_empty_text()} />
      </div>
      <OwnHeader key={business.id} business={business} listings={results.total ?? 0} />
      {!isFirstRun && <PublishRow />}
      {hasListings && (
        <div className="wrap">
          <ResultsRegion results={results}>
            <Sections search={search} results={results} isFirst={false} />
          </ResultsRegion>
        </div>
      )}
      {!isFirstRun && <PublishBar />}
    </PlaceProvider>
  );
}
