import type { Piece } from './pieces.ts';
import type { Pair, Some } from './kind.ts';

/** A business of the demo. */
export interface DemoBusiness {
  /** Stands in its addresses on the web, and names its logo and its cover photo. */
  slug: string;
  name: string;
  description: Pair;
  /** Of a shape that nobody else's can be mistaken for: ends in 0101 to 0124. */
  phone: string;
  address: string;
  language: 'al' | 'en';
  currency: 'EUR' | 'ALL' | 'USD';
  /** Beside an ordinary maker's prices. */
  priceLevel: number;
  /** What it sells, and how much of it. */
  sells: Partial<Record<Piece, number>>;
  /** Makes all it sells, or sells what others make. */
  isWorkshop: boolean;
  speaks: 'albanian' | 'northern' | 'english';
  /** What it says of itself under its pieces. */
  service: Some<Pair>;
  links: readonly ('website' | 'facebook' | 'instagram' | 'linkedin' | 'twitter')[];
}
