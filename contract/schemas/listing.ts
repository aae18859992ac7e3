import { z } from '@hono/zod-openapi';
import {
  Converted,
  Count,
  Hiding,
  Id,
  ListingState,
  ownPriceAnswers,
  picturesAnswers,
  Price,
  priceAnswers,
} from '../fields/answer.ts';
import { Seller } from './business.ts';

/* The fields that products and packages have alike in answers. */

const Day = z.iso.date();

export const listingAnswers = {
  id: Id,
  business: Seller,
  ...priceAnswers,
  converted: Converted.optional(),
  /** The days of a sale that runs today, as far as it has them. */
  sale_from: Day.optional().describe('The first day of the sale, in Tirana'),
  sale_to: Day.optional().describe('Its last day'),
  lowest_price_before: Price.nullable()
    .optional()
    .describe(
      'Only to visitors: the lowest price after sales in the 30 days before the first day of the sale, in the same currency; ' +
        'null without a sale, and when it is not recorded for all those days',
    ),
  ...picturesAnswers,
  version: Count,
  hidden: Hiding.optional().describe(
    'Only to its seller, while the operator keeps it out of the shop',
  ),
};

/** The same to its seller, where they differ: the sale is as it was set, whether it runs or not. */
export const ownListingAnswers = {
  ...ownPriceAnswers,
  sale_from: Day.nullable(),
  sale_to: Day.nullable(),
  state: ListingState,
  business_suspended: z
    .literal(true)
    .optional()
    .describe('Only to its seller, while the whole business is out of the shop'),
};
