import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import {
  Converted,
  Count,
  FocusPoints,
  Id,
  ListingType,
  pictureAnswers,
  picturesAnswers,
  PictureUrl,
  priceAnswers,
  SaleKind,
  sizeAnswers,
  Text,
} from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { missingOr } from '../fields/fault.ts';
import { id } from '../fields/number.ts';
import { cardPictures, keptPieces, relatedItems } from '../limits.ts';
import { listingTypes } from '../listings.ts';

/** How many pieces are in a package, counting quantities. */
const Pieces = Count.optional().describe(
  'Of a package: how many pieces it has, counting quantities',
);

/** Null where a product's side is not known, and for a package. */
const CardSize = z.object(sizeAnswers);

export const Card = named('Card', {
  id: Id,
  type: ListingType,
  name: z.string(),
  business_id: Id.optional().describe('Its seller; absent where all are of one'),
  ...pictureAnswers,
  ...priceAnswers,
  saleType: SaleKind,
  sale_type: SaleKind.describe('The same as `saleType`'),
  pieces: Pieces,
  images: z
    .array(PictureUrl)
    .max(cardPictures.max)
    .optional()
    .describe("Of a package: its first products' pictures, of which `image` is one"),
  images_focus: FocusPoints.optional(),
  converted: Converted,
  size: CardSize.optional().describe('Where sizes are asked for'),
  category: z.string().optional().describe('Of a product, in English'),
  town: Text.describe('Of the business, in English'),
  town_al: Text,
  related: z.literal(true).optional().describe('It answers the words, but is not what they name'),
  distance_km: Count.optional().describe('Between the towns, with `near`'),
  delivered: z
    .boolean()
    .optional()
    .describe(
      'With `understand=true` and `deliversTo`, given or understood: whether it is brought there; false for what is there',
    ),
});
export type Card = z.infer<typeof Card>;

export const TrendingItem = named('TrendingItem', {
  item_type: ListingType,
  item_id: Id,
  item_name: z.string(),
  pieces: Pieces,
  ...picturesAnswers,
  ...priceAnswers,
  business_id: Id.optional().describe('Its seller; absent where all are of one'),
  business_name: z.string(),
  business_logo: PictureUrl,
});
export type TrendingItem = z.infer<typeof TrendingItem>;

/** Where to go on from one listing; never the listing itself, and nothing in both lists. */
export const Related = named('Related', {
  ofMaker: z.array(Card).max(relatedItems.max),
  alike: z.array(Card).max(relatedItems.max),
});
export type Related = z.infer<typeof Related>;

/** A listing that its seller has deleted. */
export const GoneListing = named('GoneListing', {
  id: Id,
  type: ListingType,
  name: z.string(),
  business_id: Id,
  business_name: z.string(),
  category: Text.describe('In English; null for a package'),
  category_al: Text,
  listings: z.array(Card).max(relatedItems.max).describe('In its place, the likest first'),
});
export type GoneListing = z.infer<typeof GoneListing>;

/** Listings by type and number, as in `product-1,package-2`. */
export const CardsQuery = z.object({
  items: z.preprocess(
    (names: string) =>
      typeof names === 'string' ? [...new Set(names.split(','))].map(namedItem) : names,
    z
      .array(z.object({ type: choice(listingTypes), id: id() }), missingOr('api_not_list'))
      .max(keptPieces.atOnce)
      .openapi({ type: 'string', items: undefined, maxItems: undefined, example: 'product-1' }),
  ),
});

function namedItem(name: string) {
  const [type = '', id = '', ...others] = name.split('-');
  return others.length > 0 ? {} : { type, id };
}

export const FoundCards = named('FoundCards', {
  cards: z.array(Card).max(keptPieces.atOnce).describe('Each once, in the order asked for'),
  missing: z
    .array(z.object({ type: ListingType, id: Id, state: z.enum(['gone', 'hidden']) }))
    .max(keptPieces.atOnce)
    .describe('What visitors no longer see: `gone` for good, or `hidden`'),
});
export type FoundCards = z.infer<typeof FoundCards>;
