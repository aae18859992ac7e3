import { z } from '@hono/zod-openapi';
import { maxId } from '../limits.ts';
import { currencies, saleTypes } from '../money.ts';
import { listingStates, listingTypes, requestTypes } from '../listings.ts';
import { each, named } from './named.ts';

/*
 * The values in answers, which the server itself writes. Inputs have factories of their own, which are lenient in form
 * and strict in content.
 */

export const Id = z.int().min(1).max(maxId);
export const Price = z.number().min(0).describe('At most two decimals');
export const Count = z.int().min(0);
/** Null where there is none. */
export const Text = z.string().nullable();
/** Null where it is not known. */
const Centimeters = z.number().min(0).nullable();
export const sizeAnswers = each(['length', 'width', 'height'], Centimeters);
export const wantedAnswers = each(['wanted_length', 'wanted_width', 'wanted_height'], Centimeters);
export const PictureUrl = z.url();
const fraction = z.number().min(0).max(1);
/** A point of a picture. A tuple here; its document says the same in the words of every JSON Schema. */
export const FocusPoint = z.tuple([fraction, fraction, fraction.optional()]).openapi({
  type: 'array',
  items: { type: 'number', minimum: 0, maximum: 1 },
  minItems: 2,
  maxItems: 3,
  description:
    'What a crop of the image is to keep in view, as fractions of its width and height from the upper left; the middle until it has been looked for. ' +
    'A third number is the share of the image that a crop may cut away; 0: its seller wants it shown whole',
  example: [0.5, 0.5],
});
export const FocusPoints = z
  .array(FocusPoint)
  .describe('Parallel to `images`: what a crop of each is to keep in view');
/** A picture of something that may have none. */
export const pictureAnswers = { image: PictureUrl.nullable(), image_focus: FocusPoint.nullable() };
export const picturesAnswers = { images: z.array(PictureUrl), images_focus: FocusPoints };
export const Time = z.iso.datetime();
export const CurrencyCode = z.enum(currencies);
export const SaleKind = z.enum(saleTypes).nullable();
/** The price of a piece, and its sale. */
export const priceAnswers = {
  price: Price,
  currency: CurrencyCode,
  sale: Price,
  sale_type: SaleKind,
};
/** A draft may have none yet. */
export const ownPriceAnswers = {
  ...priceAnswers,
  price: Price.nullable(),
  currency: CurrencyCode.nullable(),
};
export const ListingType = z.enum(listingTypes);
export const ListingState = z.enum(listingStates);
export const RequestType = z.enum(requestTypes);

export const Converted = z
  .partialRecord(CurrencyCode, Price)
  .describe('The price after the sale in the other currencies, at the rates of the operator');

/** Since when the operator has kept a product or package out of the shop, and why. */
export const Hiding = named('Hiding', { since: Time, reason: z.string() });
export type Hiding = z.infer<typeof Hiding>;
