import { type Unit, units } from '@orendi/contract/product-fields';
import type { Product } from '@orendi/contract/schemas/product';
import type { ProductLeaf, MerchantReturnPolicy, OfferLeaf } from 'schema-dts';
import { effectivePrice, isOnSale } from '@orendi/contract/money';
import { paths } from '../../../platform/paths.ts';
import { colorName } from '@orendi/contract/colors';
import {
  type Listing,
  listingContents,
  listingDescription,
  listingName,
  listingPrice,
} from '../../catalogue/listing.ts';
import { inLanguage, localText } from '../../catalogue/local-name.ts';
import type { Site } from '../write-head.ts';
import { sellerThing } from './business-thing.ts';

/** A product, or a package as a single product whose offer lists its contents. */
export function listingThing(listing: Listing, site: Site): ProductLeaf {
  const { publicUrl, language } = site;
  const url = publicUrl + paths.listing(listing.type, listing.id, listingName(listing));
  const offer = offerThing(listing, url, site);
  const thing: ProductLeaf = {
    '@type': 'Product',
    '@id': productId(url),
    name: listingName(listing),
    description: listingDescription(listing, language) || listingContents(listing),
    url,
    sku: String(listing.id),
    ...(listing.images.length > 0 && { image: listing.images }),
  };
  if (listing.type === 'product') return { ...thing, ...detailsOf(listing, site), offers: offer };
  // References the address only: Google reports a nested product without its own price as an error.
  const shown = listing.products.filter(({ hidden }) => !hidden);
  const includesObject = shown.map(({ productId: id, product_name: name, quantity }) => ({
    '@type': 'TypeAndQuantityNode' as const,
    amountOfThisGood: quantity,
    typeOfGood: { '@id': productId(publicUrl + paths.listing('product', id, name)) },
  }));
  return { ...thing, offers: { ...offer, includesObject } };
}

function detailsOf(product: Product, { language }: Site): Partial<ProductLeaf> {
  const { brand, model, color, length, width, height, weight } = product;
  const category = [
    inLanguage(product.industry, product.industry_al, language),
    inLanguage(product.category, product.category_al, language),
  ];
  const material = localText(product, 'material', language);
  return {
    category: category.join(' > '),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(model && { model }),
    ...(color && { color: colorName(color, language) ?? color }),
    ...(material && { material }),
    // 0 means not given, as on the page.
    ...(length && { depth: quantity(length, 'cm') }),
    ...(width && { width: quantity(width, 'cm') }),
    ...(height && { height: quantity(height, 'cm') }),
    ...(weight && { weight: quantity(weight, 'kg') }),
  };
}

const productId = (url: string) => `${url}#product`;

/** A listing's current price and its seller. Google requires price, currency and, during a sale, the original price. */
function offerThing(listing: Listing, url: string, site: Site): OfferLeaf {
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
    ...(listing.sale_to && { priceValidUntil: listing.sale_to }),
    ...(isOnSale(priced) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: priced.price.toFixed(2),
        priceCurrency: priced.currency,
      },
    }),
  };
}

/** Sellers bring their pieces themselves. */
const deliveryMethod = {
  included: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  paid: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  pickup: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
};

/** Offers of the seller with a product, as far as they are given and schema.org has a word for them. */
function promisesOf(product: Product): Partial<OfferLeaf> {
  const { currency, delivery, lead_time_weeks, take_back_days, warranty_months } = product;
  return {
    ...(warranty_months && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: quantity(warranty_months, 'months'),
      },
    }),
    ...(lead_time_weeks !== null && { deliveryLeadTime: quantity(lead_time_weeks, 'weeks') }),
    ...(delivery !== null && { availableDeliveryMethod: { '@id': deliveryMethod[delivery] } }),
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
  const category = days === 0 ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow';
  return {
    '@type': 'MerchantReturnPolicy',
    returnPolicyCategory: `https://schema.org/${category}`,
    ...(days > 0 && { merchantReturnDays: days }),
  };
}
