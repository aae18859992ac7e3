import { isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Tag } from '../../ui/tag.tsx';
import { OwnerLinks } from './owner-links.tsx';
import { listingName, listingPrice, type Listing } from './listing.ts';
import { PackageOffer } from './package-price/package-offer.tsx';
import { Price } from './price.tsx';
import { Share } from './share/share.tsx';

/** Name, price, the request button and the share button. */
export function ListingSummary({ listing }: { listing: Listing }) {
  const price = listingPrice(listing);
  const name = listingName(listing);
  return (
    <>
      {isOnSale(price) && <Tag className="self-start max-nav:hidden">{m.card_sale()}</Tag>}
      <div className="flex items-start justify-between gap-4">
        <h1 className="pt-1.5 text-xl text-balance wrap-anywhere">{name}</h1>
        <Share name={name} path={paths.listing(listing.type, listing.id)} />
      </div>
      <Price item={price} size="large" />
      {listing.type === 'package' && <PackageOffer pack={listing} />}
      <OwnerLinks listing={listing} />
      <a
        href={paths.request(listing.type, listing.id)}
        className={`${buttonClass('main', 'large')} mt-1 max-nav:hidden`}
      >
        {m.detail_make_request()}
      </a>
      <p className="text-s text-ink-quiet">
        {m.detail_promise({ seller: listing.business.business_name })}
      </p>
    </>
  );
}
