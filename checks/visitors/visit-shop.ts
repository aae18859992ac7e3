import type { Random } from '@orendi/demo/catalogue/random';
import { openCaller } from './ask.ts';
import { callPaced, type Pace } from './at-rate.ts';
import { sendForms } from './send-forms.ts';
import type { ShopContent } from './shop-content.ts';
import { type Answer, createVisits, longestWaitMs, makeVisit, type Visit } from './visit.ts';

export interface Traffic {
  visitsPerSecond: number;
  /** One visit of fifty ends with a request, if nothing is said. */
  requestsPerSecond?: number;
}

interface Visiting extends Traffic {
  port: number;
  content: ShopContent;
  random: Random;
}

/** The browser waits as long before it sends a form again. */
const repeatMs = 1_000;

interface Visits {
  port: number;
  connections: number;
  pace: Pace;
  draw: () => Visit;
}

/** Makes visits at a pace until it is stopped, and closes its connections then. */
export function openVisits({ port, connections, pace, draw }: Visits) {
  const answers: Answer[] = [];
  const caller = openCaller(port, connections, longestWaitMs);
  const visits = callPaced(
    pace,
    async (due) => void answers.push(await makeVisit(caller, draw(), due)),
  );
  return { answers, stop: () => visits.stop().finally(caller.close) };
}

/** Visitors who look at a shop and send requests, both at a steady rate, and all that they were answered. */
export function visitShop(plan: Visiting) {
  const { port, content, random, visitsPerSecond } = plan;
  const { requestsPerSecond = visitsPerSecond / 50 } = plan;
  const pace = { perSecond: visitsPerSecond };
  const draw = createVisits(content, random);
  const visits = openVisits({ port, connections: 512, pace, draw });
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
      [...visits.answers, ...forms.tries].filter(({ asked }) => asked >= from && asked < to),
    /** Nobody comes any more; waits for those who are there. */
    async stop() {
      await Promise.all([visits.stop(), forms.finish(longestWaitMs)]);
    },
  };
}
