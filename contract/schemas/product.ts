import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, pictureAnswers, Price, SaleKind, Text, Time } from '../fields/answer.ts';
import { blankClears } from '../fields/blank.ts';
import { flag } from '../fields/choice.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { pageQuery } from '../fields/page.ts';
import { dimension, listLengths, maxId } from '../limits.ts';
import { listingAnswers, ownListingAnswers } from './listing.ts';
import { detailAnswers } from './product-details.ts';

export const Product = named('Product', {
  ...listingAnswers,
  ...each(['product_name', 'description_en', 'description_al'], z.string()),
  ...each(['industry_id', 'category_id'], Id),
  ...each(['industry', 'category'], z.string()),
  ...each(['industry_al', 'category_al'], Text),
  ...detailAnswers,
  created_at: Time,
});
export type Product = z.infer<typeof Product>;

/** Null only in a draft. */
const texts = each(['description_en', 'description_al', 'industry', 'category'], Text);

/** A product as its seller reads it. A draft may lack all but its name. */
export const OwnProduct = named('OwnProduct', {
  ...Product.shape,
  ...ownListingAnswers,
  ...texts,
  ...each(['industry_id', 'category_id'], Id.nullable()),
});
export type OwnProduct = z.infer<typeof OwnProduct>;

export const OwnListQuery = z.object({
  drafts: flag().optional().describe('Whether drafts are listed too; these may lack a price'),
});

/** The row has its dimensions in one text, `dimensions`. */
const { length, width, height, ...ownDetails } = detailAnswers;

/** The sale has other names in the row, and its business is the seller's own. */
const listed = z.object({ ...listingAnswers, ...ownListingAnswers }).omit({
  business: true,
  sale: true,
  sale_type: true,
  lowest_price_before: true,
  version: true,
  business_suspended: true,
}).shape;

/** A product in the seller's table. */
export const ProductRow = named('ProductRow', {
  product: z.string(),
  ...listed,
  ...texts,
  ...each(['industry_al', 'category_al'], Text),
  saleValue: Price,
  saleType: SaleKind,
  dimensions: z.string().describe('Length, width and height in centimeters, as `200x90x80`'),
  ...ownDetails,
  views: Count,
});
export type ProductRow = z.infer<typeof ProductRow>;

/** Which of the own products without all sizes, the newest first. */
export const UnmeasuredQuery = z.object(pageQuery());

/** An own product that lacks its length, width or height; 0 counts as lacking. */
export const Unmeasured = named('Unmeasured', {
  id: Id,
  product_name: z.string(),
  ...pictureAnswers,
  length,
  width,
  height,
  version: Count,
});
export type Unmeasured = z.infer<typeof Unmeasured>;

const sizes = z.object({
  id: id(),
  version: wholeNumber(0, maxId).optional(),
  ...each(['length', 'width', 'height'], blankClears(decimal(dimension.min, dimension.max))),
});

/** Sizes in centimeters of own products; one that is not sent stays, null clears it. */
export const SizesForm = named('SizesForm', {
  products: z.array(sizes).min(1).max(listLengths.bulkIds),
});
export type SizesForm = z.output<typeof SizesForm>;

export const SavedSizes = named('SavedSizes', {
  saved: z.array(z.object({ id: Id, version: Count })),
  stale: z
    .array(Id)
    .describe('Those that were changed since the version that was sent; they stay as they are'),
});
export type SavedSizes = z.infer<typeof SavedSizes>;
