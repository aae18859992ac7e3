import type { Random } from '@orendi/demo/catalogue/random';
import { openCaller } from './ask.ts';
import { callPaced } from './at-rate.ts';
import { sendForms } from './send-forms.ts';
import type { ShopContent } from './shop-content.ts';
import { type Answer, createVisits, longestWaitMs, makeVisit } from './visit.ts';

export type Traffic = Record<'visitsPerSecond' | 'requestsPerSecond', number>;

interface VisitedShop {
  port: number;
  content: ShopContent;
  random: Random;
}

/** The browser waits as long before it sends a form again. */
const repeatMs = 1_000;

/** Visitors who look at a shop and send requests, both at a steady rate, and all that they were answered. */
export function visitShop(
  { port, content, random }: VisitedShop,
  { visitsPerSecond, requestsPerSecond }: Traffic,
) {
  const draw = createVisits(content, random);
  const answers: Answer[] = [];
  const caller = openCaller(port, 512, longestWaitMs);
  const visits = callPaced({ perSecond: visitsPerSecond }, async (due) => {
    answers.push(await makeVisit(caller, draw(), due));
  });
  const forms = sendForms({
    drawProduct: () => random.pick(content.products),
    ports: [port],
    pace: { perSecond: requestsPerSecond },
    repeatMs,
  });
  return {
    forms,
    /** Answers to calls that were due from one moment until another. */
    between: (from: number, to: number) =>
      [...answers, ...forms.tries].filter(({ asked }) => asked >= from && asked < to),
    /** Nobody comes any more; waits for those who are there. */
    async stop() {
      await Promise.all([visits.stop().finally(caller.close), forms.finish(longestWaitMs)]);
    },
  };
}
