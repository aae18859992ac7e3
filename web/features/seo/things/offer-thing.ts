import { effectivePrice, isOnSale } from '@orendi/contract/money';
import { units } from '@orendi/contract/product-fields';
import type { Product } from '@orendi/contract/schemas/product';
import type { Offer, UnitPriceSpecification, WarrantyPromise } from 'schema-dts';
import { type Listing, listingPrice } from '../../catalogue/listing.ts';
import type { Site } from '../tags.ts';
import { sellerThing } from './business-thing.ts';

/** A listing's current price and its seller. Google requires price, currency and, during a sale, the original price. */
export function offerThing(listing: Listing, url: string, site: Site): Offer {
  const priced = listingPrice(listing);
  const isSoldOut = listing.type === 'product' && listing.quantity === 0;
  return {
    '@type': 'Offer',
    url,
    price: effectivePrice(priced).toFixed(2),
    priceCurrency: priced.currency,
    availability: isSoldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    seller: sellerThing(listing.business, site),
    ...(listing.type === 'product' && warrantyOf(listing)),
    ...(isOnSale(priced) && { priceSpecification: priceBefore(priced) }),
  };
}

/** Empty if the warranty is none or not given. */
function warrantyOf({ warranty_months: value }: Product): { warranty?: WarrantyPromise } {
  if (!value) return {};
  const { code: unitCode } = units.months;
  return {
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value, unitCode },
    },
  };
}

function priceBefore({ price, currency }: { price: number; currency: string }) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.toFixed(2),
    priceCurrency: currency,
  } as const satisfies UnitPriceSpecification;
}
