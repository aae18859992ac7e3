import { effectivePrice } from '@orendi/contract/money';
import type { GoneListing } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { Crumbs, crumbsOf } from '../features/catalogue/crumbs.tsx';
import { DetailTabs } from '../features/catalogue/detail-tabs.tsx';
import { Facts, OfferRow } from '../features/catalogue/facts.tsx';
import { Gallery } from '../features/catalogue/gallery/gallery.tsx';
import { LateParts } from '../features/catalogue/late-parts.tsx';
import { ListingSummary, RequestBar } from '../features/catalogue/listing-summary.tsx';
import {
  listingContents,
  listingDescription,
  listingName,
  listingPrice,
} from '../features/catalogue/listing.ts';
import { loadDetailOrGone } from '../features/catalogue/load-detail.ts';
import { inLanguage } from '../features/catalogue/local-name.ts';
import { PreviewNotice } from '../features/catalogue/preview-notice.tsx';
import { RelatedList } from '../features/catalogue/related-lists.tsx';
import { Seller } from '../features/catalogue/seller.tsx';
import { useRecordView } from '../features/catalogue/use-record-view.ts';
import { ReportLink } from '../features/listing-reports/report-link.tsx';
import { loadForMembers } from '../features/preview/load-for-members.ts';
import { Head } from '../platform/head.tsx';
import { Notice } from '../platform/notice.tsx';
import { priceText } from '../platform/number-text.ts';
import { useLanguage } from '../platform/page-environment.tsx';
import { keepToOwnAddress } from '../platform/page-id.ts';
import { paths } from '../platform/paths.ts';

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

function DetailPage({ page }: { page: Shown }) {
  const { listing, related, categoryIcons, shelves, suspension } = page;
  const { type, id, business, images } = listing;
  const language = useLanguage();
  const name = listingName(listing);
  const priced = listingPrice(listing);
  const price = priceText(effectivePrice(priced), priced.currency);
  const description = listingDescription(listing, language) || listingContents(listing);
  const isPublic = suspension === null;
  useRecordView(type, id, isPublic);
  return (
    <article>
      <Head
        title={name}
        description={m.detail_meta({ price, description })}
        path={paths.listing(type, id, name)}
        preview={{ type, id }}
        about={{ type: 'listing', listing, ...(shelves && { shelves }) }}
        isHidden={!isPublic}
      />
      <div className="wrap">
        {suspension && <PreviewNotice suspension={suspension} />}
        <Crumbs crumbs={crumbsOf(listing, language, shelves)} />
        <div className="grid grid-cols-1 gap-6 nav:grid-cols-[minmax(0,7fr)_minmax(min(20rem,40%),4fr)] nav:grid-rows-[auto_1fr] nav:gap-x-12">
          <Gallery
            key={`photos-${id}`}
            images={images}
            focuses={listing.images_focus}
            name={name}
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
        {/* Related listings: more from this seller, and similar ones from others. */}
        <RelatedList
          title={m.detail_of_maker({ seller: business.business_name })}
          cards={related.ofMaker}
        />
        <RelatedList title={m.detail_alike()} cards={related.alike} />
        {isPublic && <ReportLink key={`report-${id}`} type={type} id={id} />}
      </div>
      {isPublic && <RequestBar listing={listing} />}
    </article>
  );
}

/** In place of a listing that its seller has deleted: what it was, and what there is instead. */
function GonePage({ gone }: { gone: GoneListing }) {
  const { name, business_id: shopId, business_name: shop } = gone;
  const category = inLanguage(gone.category, gone.category_al, useLanguage());
  return (
    <>
      <Notice title={m.missing_item_heading()} text={m.missing_item_text()}>
        <p className="mb-2 w-full text-pretty wrap-anywhere">
          {m.gone_was()} <b>{name}</b>
          {category && ` · ${category}`} ·{' '}
          <a href={paths.business(shopId, shop)} className="underline underline-offset-4">
            {shop}
          </a>
        </p>
      </Notice>
      <div className="wrap pb-12">
        <RelatedList title={m.detail_alike()} cards={gone.listings} />
      </div>
    </>
  );
}
