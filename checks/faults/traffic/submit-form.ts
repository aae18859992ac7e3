import { visitorHeaders } from '@orendi/server/testing/seller';

/** What visitors were answered. */
export interface Tally {
  /** The id that each key was answered with. */
  acknowledged: Map<string, number>;
  /** Keys that were answered with two ids. */
  contradicted: Set<string>;
  /** How often each status came. */
  statuses: Map<number, number>;
  /** Connections that broke under a request. */
  cut: number;
  /** Connections that were never made, so that no request began: refused, or reset while they waited to be taken. */
  refused: number;
  /** Requests that were given up after the longest wait. */
  hung: number;
  /** 503 without `Retry-After`. */
  blunt: number;
  slowestMs: number;
}

/** Nothing yet. */
export const createTally = (): Tally => ({
  acknowledged: new Map(),
  contradicted: new Set(),
  statuses: new Map(),
  cut: 0,
  refused: 0,
  hung: 0,
  blunt: 0,
  slowestMs: 0,
});

/** A filled form, sent under a key. */
export interface Form {
  port: number;
  productId: number;
  key: string;
  /** Of a solved captcha. */
  token: string;
}

/** What one try was answered; empty: nothing. */
export interface Submitted {
  status?: number;
  /** Of the request, when it was acknowledged. */
  id?: number;
}

/** Longer than anything may take; whoever is answered later has left. */
const longestWaitMs = 15_000;

/** Sends a contact request once, and notes in the tally what it was answered. */
export async function submitForm(
  tally: Tally,
  { port, productId, key, token }: Form,
): Promise<Submitted> {
  const form = {
    name: 'Arta Hoxha',
    contactEmail: 'arta@example.com',
    preferredContactMethod: 'email',
    // By this the request is found again in the database.
    message: key,
    id: productId,
    type: 'product',
    token,
  };
  const started = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/public/requests`, {
      method: 'POST',
      headers: { ...visitorHeaders, 'idempotency-key': key },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const { status, headers } = response;
    const text = await response.text();
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status === 503 && !headers.has('retry-after')) tally.blunt += 1;
    if (status !== 201) return { status };
    const { data } = JSON.parse(text) as { data: { id: number } };
    if ((tally.acknowledged.get(key) ?? data.id) !== data.id) tally.contradicted.add(key);
    tally.acknowledged.set(key, data.id);
    return { status, id: data.id };
  } catch (error) {
    if (isTimeout(error)) tally.hung += 1;
    else if (causeOf(error)?.syscall === 'connect') tally.refused += 1;
    else tally.cut += 1;
    return {};
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const causeOf = (error: unknown) =>
  ((error as Error).cause ?? error) as NodeJS.ErrnoException | undefined;
