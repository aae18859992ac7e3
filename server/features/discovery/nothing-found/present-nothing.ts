import type { NothingFound } from '@orendi/contract/schemas/results';
import { type CardLook, presentCard } from '../present-cards.ts';
import type { Explanation } from './explain-nothing.ts';

/** What comes closest, as the contract shows it. */
export function presentNothing({ misses, loosen }: Explanation, look: CardLook): NothingFound {
  return {
    misses: misses.map(({ row, exceeds }) => ({ card: presentCard(row, look), exceeds })),
    loosen,
  };
}
