import { type Unit, units } from '@orendi/contract/product-fields';
import type { Product as ProductRow } from '@orendi/contract/schemas/product';
import type { ProductLeaf, QuantitativeValue } from 'schema-dts';
import { paths } from '../../../platform/paths.ts';
import { colorName } from '../../catalogue/color-names/color-name.ts';
import { type Listing, listingDescription, listingName } from '../../catalogue/listing.ts';
import { inLanguage, localText } from '../../catalogue/local-name.ts';
import type { Site } from '../tags.ts';
import { offerThing } from './offer-thing.ts';

/** A product, or a package as a single product whose offer lists its contents. */
export function listingThing(listing: Listing, site: Site): ProductLeaf {
  const { publicUrl, language } = site;
  const url = publicUrl + paths.listing(listing.type, listing.id);
  const offer = offerThing(listing, url, site);
  const thing: ProductLeaf = {
    '@type': 'Product',
    '@id': productId(url),
    name: listingName(listing),
    description: listingDescription(listing, language) || contentsOf(listing),
    url,
    sku: String(listing.id),
    ...(listing.images.length > 0 && { image: listing.images }),
  };
  if (listing.type === 'product') return { ...thing, ...detailsOf(listing, site), offers: offer };
  // By address only: Google reports a nested product without its own price as an error.
  const shown = listing.products.filter(({ hidden }) => !hidden);
  const includesObject = shown.map(({ productId: id, quantity }) => ({
    '@type': 'TypeAndQuantityNode' as const,
    amountOfThisGood: quantity,
    typeOfGood: { '@id': productId(publicUrl + paths.listing('product', id)) },
  }));
  return { ...thing, offers: { ...offer, includesObject } };
}

/** A package's contents as text. */
function contentsOf(listing: Listing): string {
  if (listing.type === 'product') return '';
  return listing.products
    .map(({ quantity, product_name: name }) => `${quantity} x ${name}`)
    .join(', ');
}

function detailsOf(product: ProductRow, { language }: Site): Partial<ProductLeaf> {
  const { brand, model, color } = product;
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
    ...measure('depth', product.length, 'cm'),
    ...measure('width', product.width, 'cm'),
    ...measure('height', product.height, 'cm'),
    ...measure('weight', product.weight, 'kg'),
  };
}

/** 0 means not given, as on the page. */
function measure(
  name: 'depth' | 'width' | 'height' | 'weight',
  value: number | null,
  unit: Unit,
): Partial<Record<typeof name, QuantitativeValue>> {
  return value
    ? { [name]: { '@type': 'QuantitativeValue', value, unitCode: units[unit].code } }
    : {};
}

const productId = (url: string) => `${url}#product`;
