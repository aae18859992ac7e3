import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { Crumbs, crumbsOf } from '../features/catalogue/crumbs.tsx';
import { DetailHead } from '../features/catalogue/detail-head.tsx';
import { DetailTabs } from '../features/catalogue/detail-tabs.tsx';
import { Facts, OfferRow } from '../features/catalogue/facts.tsx';
import { LateParts } from '../features/catalogue/late-parts.tsx';
import { Gallery } from '../features/catalogue/gallery/gallery.tsx';
import { listingName } from '../features/catalogue/listing.ts';
import { GonePage } from '../features/catalogue/gone-page.tsx';
import { ListingSummary, RequestBar } from '../features/catalogue/listing-summary.tsx';
import { loadDetailOrGone } from '../features/catalogue/load-detail.ts';
import { RelatedLists } from '../features/catalogue/related-lists.tsx';
import { Seller } from '../features/catalogue/seller.tsx';
import { useRecordView } from '../features/catalogue/use-record-view.ts';
import { loadForMembers } from '../features/preview/load-for-members.ts';
import { PreviewNotice } from '../features/catalogue/preview-notice.tsx';
import { useLanguage } from '../platform/page-environment.tsx';
import { keepToOwnAddress } from '../platform/page-id.ts';
import { paths } from '../platform/paths.ts';
import { ReportLink } from '../features/listing-reports/report-link.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const api = loaderApi(context);
  const page = await loadForMembers(
    args,
    () => loadDetailOrGone(api, params),
    ({ loadOwnDetail }) => loadOwnDetail(api, params),
  );
  if ('gone' in page) return data(page, { status: 410 });
  const { listing } = page;
  keepToOwnAddress(request, paths.listing(listing.type, listing.id, listingName(listing)));
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  return 'gone' in page ? <GonePage gone={page.gone} /> : <DetailPage page={page} />;
}

type Shown = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { gone: object }>;

function DetailPage({
  page: { listing, related, categoryIcons, shelves, suspension },
}: {
  page: Shown;
}) {
  const { id, business, images } = listing;
  const isPublic = suspension === null;
  useRecordView(listing.type, id, isPublic);
  return (
    <article>
      <DetailHead listing={listing} shelves={shelves} isHidden={!isPublic} />
      <div className="wrap">
        {suspension && <PreviewNotice suspension={suspension} />}
        <Crumbs crumbs={crumbsOf(listing, useLanguage(), shelves)} />
        <div className="grid grid-cols-1 gap-6 nav:grid-cols-[minmax(0,7fr)_minmax(min(20rem,40%),4fr)] nav:grid-rows-[auto_1fr] nav:gap-x-12">
          <Gallery
            key={`photos-${id}`}
            images={images}
            focuses={listing.images_focus}
            name={listingName(listing)}
          />
          <div className="flex flex-col gap-4 nav:sticky nav:top-23 nav:row-span-2 nav:self-start">
            <ListingSummary listing={listing} isPublic={isPublic} />
            {listing.type === 'product' && <Facts product={listing} />}
            {listing.type === 'product' && <OfferRow product={listing} />}
            <Seller listing={listing} isPublic={isPublic} />
          </div>
          <div className="min-w-0 nav:mt-4">
            <DetailTabs key={`tabs-${id}`} listing={listing} />
            <LateParts listing={listing} categoryIcons={categoryIcons} />
          </div>
        </div>
        <RelatedLists related={related} seller={business.business_name} />
        {isPublic && <ReportLink key={`report-${id}`} type={listing.type} id={id} />}
      </div>
      {isPublic && <RequestBar listing={listing} />}
    </article>
  );
}
