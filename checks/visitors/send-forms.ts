import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, openCaller } from './ask.ts';
import { callPaced, type Pace } from './at-rate.ts';
import { type ContactForm, openForms } from './contact-form.ts';
import { type Answer, answerTo, longestWaitMs } from './visit.ts';

export interface Try extends Answer<'requests'> {
  key: string;
}

export type FormTraffic = ReturnType<typeof sendForms>;

export interface FormPlan {
  drawProduct(): number;
  /** Where a form is sent; to all at once, as when an impatient visitor taps twice. */
  ports: readonly number[];
  pace: Pace;
  repeatMs?: number;
  /** Fills a form, and again whenever it was answered 422: its captcha has run out. */
  fillForm?: ReturnType<typeof openForms>;
}

/** Visitors who send requests as the browser does: repeated under the same key until there is an answer. */
export function sendForms(plan: FormPlan) {
  const { drawProduct, ports, pace, repeatMs = 100, fillForm = openForms() } = plan;
  const callers = ports.map((port) => openCaller(port, Infinity, longestWaitMs));
  const tries: Try[] = [];
  /** The id that each key was answered with. */
  const acknowledged = new Map<string, number>();
  /** Keys that were answered with two ids. */
  const contradicted = new Set<string>();
  const leaving = new AbortController();
  let given = 0;

  const submit = async (caller: Caller, key: string, form: ContactForm) => {
    const asked = await caller.ask(form);
    if (asked.status !== 201) return asked;
    const { data } = JSON.parse(asked.body.toString()) as { data: { id: number } };
    if ((acknowledged.get(key) ?? data.id) !== data.id) contradicted.add(key);
    acknowledged.set(key, data.id);
    return asked;
  };
  const sendOne = async (due: number) => {
    const [productId, key] = [drawProduct(), crypto.randomUUID()];
    let form = await fillForm(productId, key);
    for (let asked = due; ; asked = performance.now()) {
      const question = { part: 'requests', asked, status: 201 } as const;
      const sent = callers.map((caller) => answerTo(question, () => submit(caller, key, form)));
      const answers = await Promise.all(sent);
      tries.push(...answers.map((answer) => ({ ...answer, due, key })));
      if (acknowledged.has(key)) return;
      if (leaving.signal.aborted) {
        given += 1;
        return;
      }
      await pause(repeatMs);
      if (answers.some(({ status }) => status === 422)) form = await fillForm(productId, key);
    }
  };
  // A captcha may come from the product too, and fail like everything else.
  const visit = (due: number) => sendOne(due).catch(() => pause(repeatMs));
  const rate = callPaced(pace, visit);
  return {
    tries,
    acknowledged,
    contradicted,
    /** Begins no further form, waits for those on their way, and counts those that were never acknowledged. */
    async finish(patienceMs: number): Promise<number> {
      const late = setTimeout(() => leaving.abort(), patienceMs);
      await rate.stop();
      clearTimeout(late);
      for (const caller of callers) caller.close();
      return given;
    },
  };
}
