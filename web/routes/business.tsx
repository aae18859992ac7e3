import { useEffect } from 'react';
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import {
  BusinessHead,
  BusinessHeading,
  NoListings,
} from '../features/businesses/business-heading.tsx';
import { BusinessHeader, EditProfile } from '../features/businesses/business-header.tsx';
import { businessPlace } from '../features/businesses/business-place.tsx';
import { loadBusiness, rememberBusiness } from '../features/businesses/load-business.ts';
import { keepToOwnAddress, pageId } from '../platform/page-id.ts';
import { ContactButtons } from '../features/contacts/contact-buttons.tsx';
import { paths } from '../platform/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { PreviewNotice } from '../features/catalogue/preview-notice.tsx';
import { useRecordView } from '../features/catalogue/use-record-view.ts';
import { Browse } from '../features/discovery/browse.tsx';
import { findIndustry } from '../features/catalogue/find-choice.ts';
import { isFiltering, searchesEverywhere } from '../features/discovery/listing-filters.ts';
import { loadListings, withStatus } from '../features/discovery/load-listings.ts';
import { Sections } from '../features/discovery/sections.tsx';
import { loadForMembers } from '../features/preview/load-for-members.ts';
import { PlaceProvider } from '../features/discovery/place.ts';
import { resultsParts, resultsTitle } from '../features/discovery/filter-texts.ts';
import { m } from '@orendi/messages';
import { usePage } from '../platform/page-environment.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const api = loaderApi(context);
  const id = pageId(params);
  const load = async () => {
    const [loaded, listings] = await Promise.all([
      loadBusiness(api, id),
      loadListings(api, businessPlace(id), request),
    ]);
    const { id: current, business_name: name } = loaded.business;
    // It is part of another one by now.
    if (current !== id) {
      throw redirect(paths.business(current, name) + new URL(request.url).search, 301);
    }
    return { ...loaded, ...listings, suspension: null };
  };
  const page = await loadForMembers(args, load, ({ loadOwnBusiness }, user) =>
    loadOwnBusiness(api, user, id),
  );
  keepToOwnAddress(request, paths.business(id, page.business.business_name));
  return withStatus(page);
}

export function Component() {
  const { business, listings, industries, search, results, names, suspension } =
    useLoaderData<typeof loader>();
  const isPublic = suspension === null;
  // A search at the number alone stays there, as another path would be another page.
  const isNumbered = useLocation().pathname === paths.business(business.id);
  const place = businessPlace(business.id, isNumbered ? undefined : business.business_name);
  const { language, user } = usePage();
  const parts = resultsParts(search, industries, names, language);
  const title = resultsTitle(parts, search, names, language);
  const isNarrowed = isFiltering(search) || search.industryId !== undefined;
  const industry = industries.length === 1 ? industries[0] : findIndustry(industries, search);
  const hasShelf =
    !searchesEverywhere(search) && industry !== undefined && industry.categories.length > 1;
  const hasNothing =
    !isNarrowed &&
    results.failure === undefined &&
    Object.values(results.lists).every(({ results: cards }) => cards.length === 0);
  useRecordView('business', business.id, isPublic);
  useEffect(() => {
    if (isPublic) rememberBusiness({ business, listings, industries });
  }, [business, listings, industries, isPublic]);

  return (
    <PlaceProvider value={place}>
      <BusinessHead
        business={business}
        search={search}
        title={title}
        results={results}
        isPublic={isPublic}
      />
      <p className="wrap pt-3 text-s">
        <a
          href={paths.home()}
          className="-ml-1.5 inline-flex min-h-9 items-center gap-1 text-ink-quiet underline-offset-4 hover:text-ink hover:underline"
        >
          <Icon name="left" className="size-5" />
          {m.business_back()}
        </a>
      </p>
      {suspension && (
        <div className="wrap">
          <PreviewNotice suspension={suspension} />
        </div>
      )}
      {!isNarrowed && (
        <BusinessHeader
          business={business}
          listings={listings}
          contact={isPublic && <ContactButtons business={business} isMain />}
          actions={user?.role === 'owner' && user.business_id === business.id && <EditProfile />}
        />
      )}
      {hasNothing ? (
        <NoListings />
      ) : !isPublic ? (
        <div className="wrap">
          <Sections search={search} results={results} isFirst={false} />
        </div>
      ) : (
        <div className="wrap">
          <BusinessHeading business={business} search={search} isNarrowed={isNarrowed} />
          <Browse
            search={search}
            results={results}
            names={names}
            industries={industries.length > 1 && industries}
            shelf={hasShelf && [industry]}
            isNarrowed={isNarrowed}
          />
        </div>
      )}
    </PlaceProvider>
  );
}
