import { effectivePrice, isOnSale } from '@orendi/contract/money';
import { type Unit, units } from '@orendi/contract/product-fields';
import type { Product } from '@orendi/contract/schemas/product';
import type { MerchantReturnPolicy, Offer, UnitPriceSpecification } from 'schema-dts';
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
    ...(listing.type === 'product' && promisesOf(listing)),
    ...(isOnSale(priced) && { priceSpecification: priceBefore(priced) }),
  };
}

/** Sellers bring their pieces themselves. */
const deliveryMethod = {
  included: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  paid: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  pickup: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
};

type Promises = Pick<
  Exclude<Offer, string>,
  | 'availableDeliveryMethod'
  | 'deliveryLeadTime'
  | 'hasMerchantReturnPolicy'
  | 'shippingDetails'
  | 'warranty'
>;

/** What the seller offers with a product, as far as it is given and schema.org has a word for it. */
function promisesOf(product: Product): Promises {
  const { currency, delivery, lead_time_weeks, take_back_days, warranty_months } = product;
  return {
    ...(warranty_months && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: quantity(warranty_months, 'months'),
      },
    }),
    ...(lead_time_weeks !== null && { deliveryLeadTime: quantity(lead_time_weeks, 'weeks') }),
    ...(delivery !== null && {
      availableDeliveryMethod: { '@id': deliveryMethod[delivery] },
    }),
    ...(delivery === 'included' && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
      },
    }),
    ...(take_back_days !== null && { hasMerchantReturnPolicy: returnPolicy(take_back_days) }),
  };
}

const quantity = (value: number, unit: Unit) =>
  ({ '@type': 'QuantitativeValue', value, unitCode: units[unit].code }) as const;

function returnPolicy(days: number): MerchantReturnPolicy {
  if (days === 0) {
    return {
      '@type': 'MerchantReturnPolicy',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    };
  }
  return {
    '@type': 'MerchantReturnPolicy',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
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
