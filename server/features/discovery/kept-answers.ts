import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/tables.ts';
import { type ReadyAnswer, readyAnswer } from '../../platform/http/public-cache.ts';
import { type CardRow, listCards } from './listing-cards.ts';

/*
 * The engine keeps its answers until a field changes that they depend on (`answer-memory.ts`). Here are the cards that go with
 * them, and what was sent of both.
 */

/** Some megabytes: the cards of the pages that are looked at, not of all listings. */
const mostCards = 5_000;

/** The cards that were read last, each until its listing is written anew. */
export class KeptCards {
  readonly #cards = new LRUCache<number, CardRow>({ max: mostCards });
  /** Counts drops: a card read before one of them may predate a change, and is not kept. */
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
  async list(db: Db, ids: number[]): Promise<Map<number, CardRow>> {
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
      // Without a town of the list, a card shows what its business says, which is not part of the listing.
      if (drops === this.#drops && card.town_id !== null) this.#cards.set(id, card);
    }
    return cards;
  }
}

const mostBytes = 4 * 1024 * 1024;

/** The latest answers, which are not made again of the same parts. It is for the caller to see that parts are up to date. */
export class ReadyAnswers {
  readonly #sent = new LRUCache<string, { parts: readonly unknown[]; ready: ReadyAnswer }>({
    maxSize: mostBytes,
    sizeCalculation: ({ parts, ready }, key) =>
      200 + key.length + 8 * parts.length + ready.body.length,
  });

  /**
   * @param key what the answer depends on besides its parts
   * @param parts compared by identity, so objects among them must never be changed
   */
  answer<Data>(key: string, parts: readonly unknown[], make: () => Data): ReadyAnswer<Data> {
    const known = this.#sent.get(key);
    if (known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at]))
      return known.ready as ReadyAnswer<Data>;
    const ready = readyAnswer(make());
    this.#sent.set(key, { parts, ready });
    return ready;
  }
}
