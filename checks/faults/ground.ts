import type { Random } from '../random.ts';
import type { Base } from './shop/open-fault-shop.ts';

/** What every row needs. */
export interface Ground extends Base {
  random: Random;
  /** How many kills the row of kills makes. */
  kills: number;
  /** The file with the totals of kills. */
  totals: string;
}
