import { setTimeout as pause } from 'node:timers/promises';
import { createTally, submitForm, type Tally } from '../../faults/traffic/submit-form.ts';
import { callAtRate } from '../../visitors/at-rate.ts';
import type { Tape } from '../../visitors/tape.ts';

interface RequestTraffic {
  tally: Tally;
  /** How long each acknowledged form took from the moment it was due, with all its tries. */
  waits: { due: number; ms: number }[];
  /**
   * Begins no further form, and waits for those on their way.
   * @returns how many were never acknowledged
   */
  finish(patienceMs: number): Promise<number>;
}

interface Requests {
  port: number;
  perSecond: number;
  tape: Tape;
  drawProduct(): number;
  solveCaptcha(): Promise<string>;
}

/** As long as the browser would wait before it tries again. */
const repeatMs = 1_000;

/** Visitors who send a contact request each, and repeat it under its key until it is acknowledged. */
export function sendRequests({ port, perSecond, tape, ...draw }: Requests): RequestTraffic {
  const tally = createTally();
  const waits: RequestTraffic['waits'] = [];
  const leaving = new AbortController();
  let given = 0;
  const sendOne = async (due: number) => {
    const [productId, key] = [draw.drawProduct(), crypto.randomUUID()];
    let token = await draw.solveCaptcha();
    for (let asked = due; ; asked = performance.now()) {
      const { status = null } = await submitForm(tally, { port, productId, key, token });
      const isWell = status === 201;
      tape.note({ part: 'requests', asked, answered: performance.now(), status, isWell });
      if (isWell) waits.push({ due, ms: performance.now() - due });
      if (isWell || leaving.signal.aborted) return void (given += isWell ? 0 : 1);
      await pause(repeatMs);
      if (status === 422) token = await draw.solveCaptcha();
    }
  };
  const rate = callAtRate(perSecond, sendOne);
  return {
    tally,
    waits,
    async finish(patienceMs) {
      const late = setTimeout(() => leaving.abort(), patienceMs);
      await rate.stop();
      clearTimeout(late);
      return given;
    },
  };
}
