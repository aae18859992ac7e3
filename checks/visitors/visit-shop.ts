import type { Random } from '../random.ts';
import { askWell, openCaller } from './ask.ts';
import { callAtRate } from './at-rate.ts';
import { cheapSolver, fillRequest } from './contact-form.ts';
import {
  type Answer,
  createAnswerLog,
  createVisits,
  longestWaitMs,
  makeVisit,
  type ShopContent,
} from './visit.ts';

interface Visiting {
  port: number;
  content: ShopContent;
  random: Random;
  visitsPerSecond: number;
}

interface Visitors {
  /** Adds an answer to other visitors of the same shop. */
  note(answer: Answer): void;
  /** Answers to what was asked from one moment until another. */
  between(from: number, to: number): Answer[];
  /** Nobody comes any more; waits for those who are there. */
  stop(): Promise<void>;
}

/** Has a shop looked at, at a steady rate, by visitors who send nothing. */
export function browseShop({ port, content, random, visitsPerSecond }: Visiting): Visitors {
  const log = createAnswerLog();
  const caller = openCaller(port, 512, longestWaitMs);
  const draw = createVisits(content, random);
  const visits = callAtRate(visitsPerSecond, async (due) =>
    log.note(await makeVisit(caller, draw(), due)),
  );
  return {
    ...log,
    async stop() {
      await visits.stop();
      caller.close();
    },
  };
}

/** One visit of so many ends with a request. */
const visitsPerRequest = 50;

/** The same with visitors who send requests. */
export function visitShop(plan: Visiting): Visitors {
  const { port, content, random, visitsPerSecond } = plan;
  const caller = openCaller(port, 64, longestWaitMs);
  const visitors = browseShop(plan);
  const solve = cheapSolver();
  const requests = callAtRate(visitsPerSecond / visitsPerRequest, async (due) => {
    const form = fillRequest(random.pick(content.products), await solve());
    const { status, fault } = await caller.ask(form).then(
      (asked) => ({ status: asked.status, fault: asked.body.toString() }),
      (error: unknown) => ({ status: null, fault: String(error) }),
    );
    const times = { asked: due, answered: performance.now() };
    const isWell = status === 201;
    visitors.note({ part: 'requests', ...times, status, isWell, ...(!isWell && { fault }) });
  });
  return {
    ...visitors,
    async stop() {
      await Promise.all([visitors.stop(), requests.stop()]);
      caller.close();
    },
  };
}

/** Asks for pictures once each: in a shop that has been open for a while, their sizes have been made. */
export async function makeSizes(port: number, pictures: readonly string[]): Promise<void> {
  const caller = openCaller(port);
  for (const path of pictures) await askWell(caller, { path });
  caller.close();
}
