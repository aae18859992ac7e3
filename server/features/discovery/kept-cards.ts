import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/tables.ts';
import { type CardRow, listCards } from './card-queries.ts';

/** Some megabytes: the cards of the pages that are looked at, not of all listings. */
const most = 5_000;

/** The cards that were read last, each until its listing is written anew. */
export class KeptCards {
  readonly #cards = new LRUCache<number, CardRow>({ max: most });
  /** What was read before one of these may be of before a change, and is not kept. */
  #drops = 0;

  drop(id: number): void {
    this.#drops += 1;
    this.#cards.delete(id);
  }

  clear(): void {
    this.#drops += 1;
    this.#cards.clear();
  }

  /** Like `listCards`; the rows are shared, so they must not be changed. */
  async list(db: Kysely<Database>, ids: number[]): Promise<Map<number, CardRow>> {
    const cards = new Map<number, CardRow>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = this.#cards.get(id);
      if (known) cards.set(id, known);
      else missing.push(id);
    }
    const drops = this.#drops;
    for (const [id, card] of await listCards(db, missing)) {
      cards.set(id, card);
      // Without a town of the list, a card shows what its business says, which is no part of the listing.
      if (drops === this.#drops && card.town_id !== null) this.#cards.set(id, card);
    }
    return cards;
  }
}
