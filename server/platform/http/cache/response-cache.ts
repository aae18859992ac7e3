import { LRUCache } from 'lru-cache';

export interface KeptAnswer {
  tags: string[];
  storedAt: number;
  freshMs: number;
}

interface CacheOptions<Kept extends KeptAnswer> {
  maxBytes: number;
  now: () => number;
  /** Returns null, with the body unread, if the answer may not be kept. */
  read: (response: Response, now: number) => Promise<Kept | null>;
  sizeOf: (kept: Kept) => number;
}

/** How long a stale answer may be served while it is being renewed, or when it cannot be. */
const STALE_MS = 10 * 60_000;

/**
 * Public answers kept in memory: fresh for as long as the answer itself says, then served stale while renewed once. An
 * answer that cannot be renewed (the database is away) stays in service. Dropping a tag removes the answers that carry
 * it, and keeps answers still being made from being stored.
 */
export class ResponseCache<Kept extends KeptAnswer> {
  readonly #entries: LRUCache<string, Kept>;
  readonly #renewals = new Map<string, Promise<Kept | Response>>();
  readonly #now: () => number;
  readonly #read: CacheOptions<Kept>['read'];
  #drops = 0;
  #enabled = true;

  constructor({ maxBytes, now, read, sizeOf }: CacheOptions<Kept>) {
    this.#now = now;
    this.#read = read;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** The stored answer if one may be served; a stale one is renewed in the background. */
  find(key: string, make: () => Promise<Response>): Kept | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#now() - entry.storedAt;
    if (age <= entry.freshMs) return entry;
    if (age > entry.freshMs + STALE_MS) {
      this.#entries.delete(key);
      return undefined;
    }
    if (!this.#renewals.has(key)) void this.#renew(key, make).catch(() => {});
    return entry;
  }

  /** The stored answer if it is fresh. */
  findFresh(key: string): Kept | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.storedAt <= entry.freshMs ? entry : undefined;
  }

  /** Makes the answer, once for all concurrent callers; returns a plain Response if it must not be cached. */
  async make(key: string, make: () => Promise<Response>): Promise<Kept | Response> {
    const running = this.#renewals.get(key);
    const result = await (running ?? this.#renew(key, make));
    // A body can be read only once, so other callers waiting for an uncacheable answer each make their own.
    return running && result instanceof Response ? make() : result;
  }

  /** Removes every answer that carries one of the tags; `*` removes all. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    if (tags.includes('*')) {
      this.#entries.clear();
      return;
    }
    const touched = new Set(tags);
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => touched.has(tag))) this.#entries.delete(key);
    }
  }

  /** Disabled while notifications of other processes' writes do not arrive: nothing is then served or stored. */
  setEnabled(enabled: boolean): void {
    this.#enabled = enabled;
    this.drop(['*']);
  }

  get bytes(): number {
    return this.#entries.calculatedSize ?? 0;
  }

  #renew(key: string, make: () => Promise<Response>): Promise<Kept | Response> {
    const dropsBefore = this.#drops;
    const renewal = make()
      .then(async (response) => {
        const kept = await this.#read(response, this.#now());
        if (!kept) return response;
        if (this.#enabled && this.#drops === dropsBefore) this.#entries.set(key, kept);
        return kept;
      })
      .finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    return renewal;
  }
}
