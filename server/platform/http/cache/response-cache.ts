import { LRUCache } from 'lru-cache';
import { withinTime } from '../../within-time.ts';

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
  /** How long an answer may be in the making. */
  patienceMs?: number;
}

/** An answer was too long in the making. */
export class AnswerLate extends Error {
  override name = 'AnswerLate';
}

/** Longer than the app itself waits: a last resort against a promise that never settles. */
const PATIENCE_MS = 9_500;

/** How long a stale answer may be served while it is being renewed, or when it cannot be. */
const STALE_MS = 10 * 60_000;

/**
 * Public answers kept in memory: fresh for as long as the answer itself says, then served stale while renewed once. An
 * answer that cannot be renewed (the database is away) stays in service for some minutes. Dropping a tag removes the
 * answers that carry it, and keeps answers still being made from being stored, and from being joined.
 */
export class ResponseCache<Kept extends KeptAnswer> {
  readonly #entries: LRUCache<string, Kept>;
  readonly #renewals = new Map<string, Promise<Kept | Response | Failure>>();
  readonly #now: () => number;
  readonly #read: CacheOptions<Kept>['read'];
  readonly #patienceMs: number;
  /** Calls answered from here, and calls that something had to be made for. */
  hits = 0;
  misses = 0;
  #drops = 0;
  #enabled = true;
  /** The last answer could not be made. */
  #isFailing = false;

  constructor({ maxBytes, now, read, sizeOf, patienceMs = PATIENCE_MS }: CacheOptions<Kept>) {
    this.#now = now;
    this.#patienceMs = patienceMs;
    this.#read = read;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** The stored answer if one may be served; a stale one is renewed in the background. */
  find(key: string, make: () => Promise<Response>): Kept | undefined {
    if (!this.#enabled) return this.findInOutage(key, make);
    return this.findFresh(key) ?? this.#serveSpare(key, make);
  }

  /** The stored answer, whatever its age, while new ones cannot be made; it is tried anew in the background. */
  findInOutage(key: string, make: () => Promise<Response>): Kept | undefined {
    return !this.#enabled && this.#isFailing ? this.#serveSpare(key, make) : undefined;
  }

  findFresh(key: string): Kept | undefined {
    const entry = this.#enabled ? this.#entries.get(key) : undefined;
    if (!entry || this.#now() - entry.storedAt > entry.freshMs) return undefined;
    this.hits += 1;
    return entry;
  }

  /**
   * Makes the answer once for all callers, else serves the stored one.
   * @throws AnswerLate
   */
  async make(key: string, make: () => Promise<Response>): Promise<Kept | Response> {
    this.misses += 1;
    const running = this.#renewals.get(key);
    try {
      const result = await (running ?? this.#renew(key, make));
      if (result instanceof Failure) return this.#spare(key) ?? result.answer();
      // A body can be read only once, so other callers waiting for an uncacheable answer each make their own.
      return running && result instanceof Response ? make() : result;
    } catch (error) {
      const spare = this.#spare(key);
      if (spare) return spare;
      throw error;
    }
  }

  /** Removes every answer that carries one of the tags; `*` removes all. */
  drop(tags: readonly string[]): void {
    this.#drops += 1;
    // Whoever asks after a write shall not get what was begun before it.
    this.#renewals.clear();
    if (tags.includes('*')) {
      this.#entries.clear();
      return;
    }
    const touched = new Set(tags);
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => touched.has(tag))) this.#entries.delete(key);
    }
  }

  /**
   * Disabled while notifications of other processes' writes do not arrive: every answer is then made anew, and a stored
   * one served only where that fails, as in the outage of the database that keeps the notifications away.
   */
  setEnabled(enabled: boolean): void {
    this.#enabled = enabled;
    this.#drops += 1;
    if (!enabled) return;
    this.#entries.clear();
    // Nobody shall join what was begun in the outage.
    this.#renewals.clear();
    this.#isFailing = false;
  }

  get bytes(): number {
    return this.#entries.calculatedSize ?? 0;
  }

  #renew(key: string, make: () => Promise<Response>): Promise<Kept | Response | Failure> {
    const dropsBefore = this.#drops;
    const making = make().then(async (response) => {
      const kept = await this.#read(response, this.#now());
      this.#isFailing = response.status >= 500;
      if (this.#isFailing) return new Failure(response, await response.arrayBuffer());
      if (!kept) return response;
      if (this.#drops === dropsBefore) this.#entries.set(key, kept);
      return kept;
    });
    const renewal = withinTime(this.#patienceMs, making, () => {
      this.#isFailing = true;
      return new AnswerLate();
    }).finally(() => {
      if (this.#renewals.get(key) === renewal) this.#renewals.delete(key);
    });
    this.#renewals.set(key, renewal);
    return renewal;
  }

  #serveSpare(key: string, make: () => Promise<Response>): Kept | undefined {
    const spare = this.#spare(key);
    if (!spare) return undefined;
    this.hits += 1;
    if (!this.#renewals.has(key)) void this.#renew(key, make).catch(() => {});
    return spare;
  }

  /** The stored answer if it is not too old to stand in for one that cannot be had. */
  #spare(key: string): Kept | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (this.#now() - entry.storedAt <= entry.freshMs + STALE_MS) return entry;
    this.#entries.delete(key);
    return undefined;
  }
}

/** An answer of 500 and above, for everyone who waits for it: nobody waits a second time for what has just failed. */
class Failure {
  readonly answer: () => Response;

  constructor({ status, headers }: Response, body: ArrayBuffer) {
    this.answer = () => new Response(body.slice(), { status, headers });
  }
}
