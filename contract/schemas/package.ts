import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import {
  Converted,
  Count,
  Id,
  ownPriceAnswers,
  pictureAnswers,
  picturesAnswers,
  priceAnswers,
  sizeAnswers,
  Text,
} from '../fields/answer.ts';
import { listingAnswers, ownListingAnswers } from './listing.ts';

export const PackageProduct = named('PackageProduct', {
  productId: Id,
  product_name: z.string(),
  quantity: Count,
  ...priceAnswers,
  converted: Converted.optional(),
  ...pictureAnswers,
  category_id: Id,
  ...sizeAnswers,
  hidden: z
    .literal(true)
    .optional()
    .describe('Only to its seller: the operator keeps it out of the shop, and with it the package'),
});
export type PackageProduct = z.infer<typeof PackageProduct>;

export const Package = named('Package', {
  ...listingAnswers,
  package_name: z.string(),
  package_description_en: Text,
  package_description_al: Text,
  products: z.array(PackageProduct),
  quantity: z.array(Count).describe('Parallel to `products`'),
  lost_pieces: Count.optional().describe(
    'How many of its pieces are deleted since it was last saved with several',
  ),
  images: picturesAnswers.images.describe("The products' first images"),
});
export type Package = z.infer<typeof Package>;

/** A package as its seller reads it. A draft may lack all but its name. */
export const OwnPackage = named('OwnPackage', {
  ...Package.shape,
  ...ownListingAnswers,
  products: z.array(
    named('OwnPackageProduct', {
      ...PackageProduct.shape,
      ...ownPriceAnswers,
      category_id: Id.nullable(),
    }),
  ),
  unpublished: z
    .array(z.object({ id: Id, product_name: z.string() }))
    .optional()
    .describe(
      'The pieces that are drafts or hidden by their seller: with one, the package is not public',
    ),
});
export type OwnPackage = z.infer<typeof OwnPackage>;
