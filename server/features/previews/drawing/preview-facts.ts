import type { Language } from '@orendi/contract/language';
import type { Currency, SaleType } from '../../../platform/db/tables.ts';

/* Everything that is drawn, and nothing else: the address of a preview changes if and only if one of these does. */

export interface ListingFacts {
  type: 'product' | 'package';
  id: number;
  name: string;
  price: number;
  currency: Currency;
  sale: number;
  saleType: SaleType | null;
  /** The cover of a product; of a package, the covers of its first products. */
  pictures: string[];
  /** The contents with their quantities, as on the package's card; 1 for a product. */
  pieces: number;
  /** The logo is the key of a stored picture, like all pictures here. */
  seller: { name: string; logo: string };
}

/** A picture that a seller posts: in a feed, or as a story. */
export const shareFormats = ['square', 'story'] as const;
export type ShareFormat = (typeof shareFormats)[number];

/** A listing in a picture that its seller posts. */
export interface ShareFacts extends ListingFacts {
  format: ShareFormat;
  /** Length, width and height in centimeters, where they are known. */
  sides: readonly (number | null)[];
  /** The address of its page, in the language of the picture. */
  address: string;
}

export interface BusinessFacts {
  type: 'business';
  id: number;
  name: string;
  logo: string;
  cover: string | null;
  /** Photos of its listings, for a business without a cover. */
  pictures: string[];
  description: Record<Language, string>;
}

export interface HomeFacts {
  type: 'home';
  banner: string | null;
}

export type PreviewFacts = ListingFacts | ShareFacts | BusinessFacts | HomeFacts;

/** How many pictures a preview shows at most. */
export const maxPictures = 4;
