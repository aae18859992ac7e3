import { LRUCache } from 'lru-cache';
import { type CachedResponse, readCacheable, sizeOf } from './cached-response.ts';

interface CacheOptions {
  maxBytes: number;
  now: () => number;
}

/** How long past its freshness an answer may still be served while, or because, it cannot be renewed at once. */
const STALE_MS = 10 * 60_000;

/**
 * Public answers kept in memory with their compressed forms. Fresh for the seconds the answer itself names, then
 * served stale while it is renewed once; an answer that cannot be renewed (the database is away) stays in service.
 * A drop takes out what carries the tag, and keeps what was being made meanwhile from being stored.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #renewals = new Map<string, Promise<CachedResponse | Response>>();
  readonly #now: () => number;
  #drops = 0;
  #enabled = true;

  constructor({ maxBytes, now }: CacheOptions) {
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** The stored answer if there is one that may be served, starting its renewal where it is no longer fresh. */
  find(key: string, make: () => Promise<Response>): CachedResponse | undefined {
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

  /** The answer, made once for all who ask at the same time; a plain Response where it is not for the cache. */
  async make(key: string, make: () => Promise<Response>): Promise<CachedResponse | Response> {
    const running = this.#renewals.get(key);
    const result = await (running ?? this.#renew(key, make));
    // One body can be read once only: whoever else waited for an answer that is not for the cache makes its own.
    return running && result instanceof Response ? make() : result;
  }

  /** Takes out every answer that carries one of the tags; `*` takes out all. */
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

  /** Off while word of other processes' writes does not come; nothing is served from it or stored in it then. */
  setEnabled(enabled: boolean): void {
    this.#enabled = enabled;
    this.drop(['*']);
  }

  get bytes(): number {
    return this.#entries.calculatedSize ?? 0;
  }

  #renew(key: string, make: () => Promise<Response>): Promise<CachedResponse | Response> {
    const dropsBefore = this.#drops;
    const renewal = make()
      .then(async (response) => {
        const cacheable = await readCacheable(response, this.#now());
        if (!cacheable) return response;
        if (this.#enabled && this.#drops === dropsBefore) this.#entries.set(key, cacheable);
        return cacheable;
      })
      .finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    return renewal;
  }
}
