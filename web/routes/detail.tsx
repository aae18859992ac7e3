import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { Crumbs } from '../features/catalogue/crumbs.tsx';
import { Description } from '../features/catalogue/description.tsx';
import { DetailHead } from '../features/catalogue/detail-head.tsx';
import { Facts } from '../features/catalogue/facts.tsx';
import { Gallery } from '../features/catalogue/gallery.tsx';
import { listingName, loadListing } from '../features/catalogue/listing.ts';
import { ListingSummary } from '../features/catalogue/listing-summary.tsx';
import { RequestBar } from '../features/catalogue/request-bar.tsx';
import { Seller } from '../features/catalogue/seller.tsx';
import { useRecordView } from '../features/catalogue/use-record-view.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadListing(loaderApi(context), params);
}

export function Component() {
  const listing = useLoaderData<typeof loader>();
  const name = listingName(listing);
  useRecordView(listing.type, listing.id);
  return (
    <article>
      <DetailHead listing={listing} />
      <div className="wrap">
        <Crumbs listing={listing} />
        <div className="grid grid-cols-1 gap-6 nav:grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)] nav:grid-rows-[auto_1fr] nav:gap-x-12">
          <Gallery key={listing.id} images={listing.images} name={name} />
          <div className="flex flex-col gap-4 nav:sticky nav:top-23 nav:row-span-2 nav:self-start">
            <ListingSummary listing={listing} />
            {listing.type === 'product' && <Facts product={listing} />}
            <Seller business={listing.business} />
          </div>
          <Description listing={listing} />
        </div>
      </div>
      <RequestBar listing={listing} />
    </article>
  );
}
