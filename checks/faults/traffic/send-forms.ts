import { setTimeout as pause } from 'node:timers/promises';
import { createTally, submitForm, type Tally } from './submit-form.ts';

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

const repeatMs = 100;

/**
 * Visitors who send contact requests, one after the other, as the browser does: under a key, repeated with the same key
 * until there is an answer.
 */
export function sendForms(options: TrafficOptions): FormTraffic {
  const tally = createTally();
  const ending = new AbortController();
  const leaving = new AbortController();
  let open = 0;

  const sendOne = async () => {
    const key = crypto.randomUUID();
    let token = await options.solveCaptcha();
    for (;;) {
      const answers = await Promise.all(
        options
          .ports()
          .map((port) => submitForm(tally, { port, productId: options.productId, key, token })),
      );
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
