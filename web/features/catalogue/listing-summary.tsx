import { isOnSale, effectivePrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { Package } from '@orendi/contract/schemas/package';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Tag } from '../../ui/tag.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { Heart } from '../kept/heart.tsx';
import { listingName, listingPrice, type Listing } from './listing.ts';
import { Price } from './price.tsx';
import { WatchButton } from '../watches/watch-button.tsx';
import { Share } from './share/share.tsx';
import { usePage } from '../../platform/page-environment.tsx';
import { priceText } from '../../platform/number-text.ts';
import { comparePrice, totalText, pricedPart } from './package-price/compare-price.ts';

interface Props {
  listing: Listing;
  /** Visitors see the page: it can be shared, and asked about. */
  isPublic: boolean;
}

export function ListingSummary({ listing, isPublic }: Props) {
  const price = listingPrice(listing);
  const name = listingName(listing);
  const { type, id } = listing;
  return (
    <>
      {isOnSale(price) && <Tag className="self-start max-nav:hidden">{m.card_sale()}</Tag>}
      <div className="flex items-start justify-between gap-4">
        <h1 className="pt-1.5 text-xl text-balance wrap-anywhere">{name}</h1>
        {isPublic && (
          <div className="flex min-w-23 justify-end gap-1">
            <Heart piece={{ ...price, type, id, name, image: listing.images[0] ?? null }} />
            <Share
              name={name}
              price={priceText(effectivePrice(price), price.currency)}
              path={paths.listing(type, id, name)}
              picture={listing.images[0]}
            />
          </div>
        )}
      </div>
      <Price item={price} size="large" />
      {listing.sale_to && (
        <p className="-mt-2 text-s text-ink-quiet">
          {m.price_until({ day: dayText(listing.sale_to) })}
        </p>
      )}
      {listing.lowest_price_before != null && (
        <p className="-mt-2 text-s text-ink-quiet tabular-nums">
          {m.price_lowest_before({
            price: priceText(listing.lowest_price_before, price.currency),
          })}
        </p>
      )}
      {listing.type === 'package' && <PackageOffer pack={listing} />}
      <OwnerLinks listing={listing} />
      <ClosedNotice business={listing.business} />
      {isPublic && (
        <>
          <a
            href={paths.request(listing.type, listing.id, name)}
            className={`${buttonClass('main', 'large')} mt-1 max-nav:hidden`}
          >
            {m.detail_make_request()}
          </a>
          <p className="text-s text-ink-quiet">
            {m.detail_promise({ seller: listing.business.business_name })}
          </p>
          <WatchButton watched={{ item: { type: listing.type, id: listing.id } }} isSmall />
        </>
      )}
    </>
  );
}

/** A bar with the price and the request button at the bottom of narrow screens, within reach of the thumb. */
export function RequestBar({ listing }: { listing: Listing }) {
  const price = listingPrice(listing);
  return (
    <div className="request-bar mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-2.5 pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] nav:hidden">
      <p className="text-l font-semibold tabular-nums">
        {priceText(effectivePrice(price), price.currency)}
      </p>
      <a
        href={paths.request(listing.type, listing.id, listingName(listing))}
        className={`${buttonClass('main', 'large')} grow`}
      >
        {m.detail_make_request()}
      </a>
    </div>
  );
}

function OwnerLinks({ listing: { type, id, business } }: { listing: Listing }) {
  if (usePage().user?.business_id !== business.id) return null;
  const isProduct = type === 'product';
  return (
    <div className="flex flex-wrap gap-3">
      <a href={isProduct ? paths.editProduct(id) : paths.editPackage(id)} className={buttonClass()}>
        {m.detail_edit_own()}
      </a>
      {isProduct && (
        <a href={paths.duplicateProduct(id)} className={buttonClass()}>
          {m.detail_duplicate_own()}
        </a>
      )}
    </div>
  );
}

/** How many pieces a package's price is for, and what the buyer saves where that is something and can be told. */
function PackageOffer({ pack }: { pack: Package }) {
  const { price, sale, sale_type: saleType, currency, quantity } = pack;
  const parts = pack.products.map(pricedPart);
  const compared = comparePrice(parts, effectivePrice({ price, sale, saleType }), currency);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-ink-quiet tabular-nums">
      <span>{m.card_pieces({ count: quantity.reduce((sum, count) => sum + count, 0) })}</span>
      {compared.kind === 'saving' && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
          <strong className="font-semibold text-good">
            {m.detail_package_saves({
              amount: totalText(compared.amount, compared),
              percent: compared.percent,
            })}
          </strong>{' '}
          <span className="text-s">
            {m.detail_package_sum({ sum: totalText(compared.sum, compared) })}
          </span>
        </>
      )}
    </p>
  );
}
