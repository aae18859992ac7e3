import { setTimeout as pause } from 'node:timers/promises';
import { callPaced, type Pace } from './at-rate.ts';
import { type ContactForm, openForms } from './contact-form.ts';
import { longestWaitMs } from './visit.ts';

/** All that visitors were answered. */
export interface Tally {
  /** The id that each key was answered with. */
  acknowledged: Map<string, number>;
  /** Keys that were answered with two ids. */
  contradicted: Set<string>;
  /** How often each status came. */
  statuses: Map<number, number>;
  /** The times in epoch milliseconds at which connections broke under a request, by its key. */
  cut: [key: string, at: number][];
  /** Connections that were never made, so that no request began: refused, or reset while they waited to be taken. */
  refused: number;
  /** Requests that were given up after the longest wait. */
  hung: number;
  /** 503 without `Retry-After`. */
  blunt: number;
  slowestMs: number;
}

export type FormTraffic = ReturnType<typeof sendForms>;

interface FormPlan {
  drawProduct(): number;
  /** Where a form is sent; to all at once, as when an impatient visitor taps twice. */
  ports: readonly number[];
  pace: Pace;
  repeatMs?: number;
  /** Fills a form, and again whenever it was answered 422: its captcha has run out. */
  fillForm?: ReturnType<typeof openForms>;
  /** Hears of each try at a form: when it and the form were due, and its status. */
  note?(try_: { asked: number; due: number; status: number | null }): void;
}

/**
 * Visitors who send contact requests as the browser does: under a key, repeated with the same key until there is an
 * answer.
 */
export function sendForms(plan: FormPlan) {
  const { drawProduct, ports, pace, repeatMs = 100, fillForm = openForms(), note } = plan;
  const tally: Tally = {
    acknowledged: new Map(),
    contradicted: new Set(),
    statuses: new Map(),
    cut: [],
    refused: 0,
    hung: 0,
    blunt: 0,
    slowestMs: 0,
  };
  const leaving = new AbortController();
  let given = 0;

  const sendOne = async (due: number) => {
    const [productId, key] = [drawProduct(), crypto.randomUUID()];
    let form = await fillForm(productId, key);
    for (let asked = due; ; asked = performance.now()) {
      const tries = ports.map((port) => submitForm(tally, port, key, form));
      const statuses = await Promise.all(tries);
      for (const status of statuses) note?.({ asked, due, status });
      if (tally.acknowledged.has(key)) return;
      if (leaving.signal.aborted) {
        given += 1;
        return;
      }
      await pause(repeatMs);
      if (statuses.includes(422)) form = await fillForm(productId, key);
    }
  };
  // A captcha may come from the product too, and fail like everything else.
  const visit = (due: number) => sendOne(due).catch(() => pause(repeatMs));
  const rate = callPaced(pace, visit);
  return {
    tally,
    /** Answers 500 and above, other than 503. */
    failures: () =>
      [...tally.statuses].reduce((sum, [status, count]) => sum + (isBug(status) ? count : 0), 0),
    /**
     * Begins no further form, and waits for those on their way.
     * @returns how many were never acknowledged
     */
    async finish(patienceMs: number): Promise<number> {
      const late = setTimeout(() => leaving.abort(), patienceMs);
      await rate.stop();
      clearTimeout(late);
      return given;
    },
  };
}

/** Answers that read as a bug in the product. */
export const isBug = (status: number | null): boolean =>
  status !== null && status >= 500 && status !== 503;

/**
 * Sends a contact request once, and notes in the tally what it was answered.
 * @returns its status; null: no answer
 */
async function submitForm(
  tally: Tally,
  port: number,
  key: string,
  { path, ...form }: ContactForm,
): Promise<number | null> {
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(longestWaitMs);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...form, signal });
    const { status, headers } = response;
    const text = await response.text();
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status === 503 && !headers.has('retry-after')) tally.blunt += 1;
    if (status === 201) {
      const { data } = JSON.parse(text) as { data: { id: number } };
      if ((tally.acknowledged.get(key) ?? data.id) !== data.id) tally.contradicted.add(key);
      tally.acknowledged.set(key, data.id);
    }
    return status;
  } catch (error) {
    const { name, cause = error } = error as Error;
    if (name === 'TimeoutError') tally.hung += 1;
    else if ((cause as NodeJS.ErrnoException).syscall === 'connect') tally.refused += 1;
    else tally.cut.push([key, Date.now()]);
    return null;
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
  }
}
