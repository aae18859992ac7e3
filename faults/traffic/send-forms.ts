import { setTimeout as pause } from 'node:timers/promises';
import { visitorHeaders } from '@orendi/server/testing/seller';

/** What visitors were answered. */
export interface Tally {
  /** The id that each key was answered with. */
  acknowledged: Map<string, number>;
  /** Keys that were answered with two ids. */
  contradicted: Set<string>;
  /** How often each status came. */
  statuses: Map<number, number>;
  /** Connections that broke under a request; refused ones never took it. */
  cut: number;
  refused: number;
  /** Requests that were given up after the longest wait. */
  hung: number;
  /** 503 without `Retry-After`. */
  blunt: number;
  slowestMs: number;
}

export interface FormTraffic {
  tally: Tally;
  /** How many forms are on their way or waiting to be repeated. */
  open(): number;
  /**
   * Begins no further form, and waits for those on their way.
   * @returns how many were never acknowledged
   */
  finish(patienceMs: number): Promise<number>;
}

interface TrafficOptions {
  productId: number;
  /** Where a form is sent; to all at once, as when an impatient visitor taps twice. */
  ports(): number[];
  clients: number;
  /** Between one client's forms. */
  gapMs: number;
  solveCaptcha(): Promise<string>;
}

/** Longer than anything may take; whoever is answered later has left. */
const longestWaitMs = 15_000;
const repeatMs = 100;

/**
 * Visitors who send contact requests, one after the other, as the browser does: under a key, repeated with the same key
 * until there is an answer.
 */
export function sendForms(options: TrafficOptions): FormTraffic {
  const tally: Tally = {
    acknowledged: new Map(),
    contradicted: new Set(),
    statuses: new Map(),
    cut: 0,
    refused: 0,
    hung: 0,
    blunt: 0,
    slowestMs: 0,
  };
  const ending = new AbortController();
  const leaving = new AbortController();
  let open = 0;

  const sendOne = async () => {
    const key = crypto.randomUUID();
    let token = await options.solveCaptcha();
    for (;;) {
      const answers = await Promise.all(
        options.ports().map((port) => submit(tally, port, options.productId, key, token)),
      );
      for (const id of answers.flatMap((answer) => answer.id ?? [])) {
        if ((tally.acknowledged.get(key) ?? id) !== id) tally.contradicted.add(key);
        tally.acknowledged.set(key, id);
      }
      if (tally.acknowledged.has(key) || leaving.signal.aborted) return;
      await pause(repeatMs);
      if (answers.some(({ status }) => status === 422)) token = await options.solveCaptcha();
    }
  };
  const visit = async () => {
    while (!ending.signal.aborted) {
      open += 1;
      // A captcha comes from the product too, and may fail like everything else.
      await sendOne().catch(() => pause(repeatMs));
      open -= 1;
      await pause(options.gapMs);
    }
  };
  const visits = Array.from({ length: options.clients }, visit);
  return {
    tally,
    open: () => open,
    async finish(patienceMs) {
      ending.abort();
      const late = pause(patienceMs, undefined, { ref: false });
      await Promise.race([Promise.all(visits), late]);
      const given = open;
      leaving.abort();
      await Promise.all(visits);
      return given;
    },
  };
}

async function submit(
  tally: Tally,
  port: number,
  productId: number,
  key: string,
  token: string,
): Promise<{ status?: number; id?: number }> {
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
    return { status, id: data.id };
  } catch (error) {
    if (isTimeout(error)) tally.hung += 1;
    else if (codeOf(error) === 'ECONNREFUSED') tally.refused += 1;
    else tally.cut += 1;
    return {};
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

const codeOf = (error: unknown) =>
  (((error as Error).cause ?? error) as NodeJS.ErrnoException | undefined)?.code;
