import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import {
  businessSuspended,
  Converted,
  Count,
  FocusPoint,
  FocusPoints,
  hidden,
  Id,
  ListingState,
  PictureUrl,
  Price,
  saleDayAnswers,
  SaleKind,
  Time,
  ownPriceAnswers,
  ownSaleDayAnswers,
  priceAnswers,
} from '../fields/answer.ts';
import { blankClears } from '../fields/blank.ts';
import { flag } from '../fields/choice.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { pageQuery } from '../fields/page.ts';
import { dimension, listLengths, maxId } from '../limits.ts';
import { Seller } from './business.ts';
import { detailAnswers } from './product-details.ts';

export const Product = named('Product', {
  id: Id,
  business: Seller,
  product_name: z.string(),
  description_en: z.string(),
  description_al: z.string(),
  ...priceAnswers,
  ...saleDayAnswers,
  converted: Converted.optional(),
  industry_id: Id,
  category_id: Id,
  industry: z.string(),
  industry_al: z.string().nullable(),
  category: z.string(),
  category_al: z.string().nullable(),
  ...detailAnswers,
  images: z.array(PictureUrl),
  images_focus: FocusPoints,
  created_at: Time,
  version: Count,
  hidden,
});
export type Product = z.infer<typeof Product>;

const text = z.string().nullable();
/** Null only in a draft. */
const needed = {
  description_en: text,
  description_al: text,
  industry: text,
  category: text,
  price: ownPriceAnswers.price,
  currency: ownPriceAnswers.currency,
  ...ownSaleDayAnswers,
};

/** A product as its seller reads it. A draft may lack all but its name. */
export const OwnProduct = named('OwnProduct', {
  ...Product.shape,
  ...needed,
  industry_id: Id.nullable(),
  category_id: Id.nullable(),
  state: ListingState,
  business_suspended: businessSuspended,
});
export type OwnProduct = z.infer<typeof OwnProduct>;

/** Which own products or packages are listed. */
export const OwnListQuery = z.object({
  drafts: flag().optional().describe('Whether drafts are listed too; these may lack a price'),
});

/** The row has its dimensions in one text, `dimensions`. */
const { length, width, height, ...ownDetails } = detailAnswers;

/** A product in the seller's table. */
export const ProductRow = named('ProductRow', {
  id: Id,
  product: z.string(),
  ...needed,
  industry_al: z.string().nullable(),
  category_al: z.string().nullable(),
  converted: Converted.optional(),
  saleValue: Price,
  saleType: SaleKind,
  dimensions: z.string().describe('Length, width and height in centimeters, as `200x90x80`'),
  ...ownDetails,
  images: z.array(PictureUrl),
  images_focus: FocusPoints,
  views: Count,
  state: ListingState,
  hidden,
});
export type ProductRow = z.infer<typeof ProductRow>;

const size = () => blankClears(decimal(dimension.min, dimension.max));

/** Which of the own products without all sizes, the newest first. */
export const UnmeasuredQuery = z.object(pageQuery());

/** An own product that lacks its length, width or height; 0 counts as lacking. */
export const Unmeasured = named('Unmeasured', {
  id: Id,
  product_name: z.string(),
  image: PictureUrl.nullable(),
  image_focus: FocusPoint.nullable(),
  length,
  width,
  height,
  version: Count,
});
export type Unmeasured = z.infer<typeof Unmeasured>;

const sizes = z.object({
  id: id(),
  version: wholeNumber(0, maxId).optional(),
  length: size(),
  width: size(),
  height: size(),
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
