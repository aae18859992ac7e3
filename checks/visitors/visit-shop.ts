import { askWell, openCaller } from './ask.ts';
import type { Random } from '../random.ts';
import { cheapSolver } from './cheap-solver.ts';
import { fillRequest, getXsrf } from './send-request.ts';
import { callAtRate } from './at-rate.ts';
import { createVisits, type Sights } from './draw-visit.ts';
import { type Answer, createTape } from './tape.ts';
import { longestWaitMs, makeVisit } from './visit.ts';

interface Visiting {
  port: number;
  sights: Sights;
  random: Random;
  visitsPerSecond: number;
}

export interface Visitors {
  /** Answers to what was asked from one moment until another. */
  between(from: number, to: number): Answer[];
  /** Nobody comes any more; waits for those who are there. */
  stop(): Promise<void>;
}

/** Of so many visits one ends with a request. */
const visitsPerRequest = 50;

/** Has a shop visited at a steady rate. */
export async function visitShop(plan: Visiting): Promise<Visitors> {
  const { port, sights, random, visitsPerSecond } = plan;
  const tape = createTape();
  const caller = openCaller(port, 256, longestWaitMs);
  const draw = createVisits(sights, random);
  const [xsrf, solve] = [await getXsrf(caller), cheapSolver()];
  const visits = callAtRate(visitsPerSecond, async (due) =>
    tape.note(await makeVisit(caller, draw(), due)),
  );
  const requests = callAtRate(visitsPerSecond / visitsPerRequest, async (due) => {
    const form = fillRequest(xsrf, random.pick(sights.products), await solve());
    const { status, fault } = await caller.ask(form).then(
      (asked) => ({ status: asked.status, fault: asked.body.toString() }),
      (error: unknown) => ({ status: null, fault: String(error) }),
    );
    const isWell = status === 201;
    const answered = performance.now();
    tape.note({
      part: 'requests',
      asked: due,
      answered,
      status,
      isWell,
      ...(!isWell && { fault }),
    });
  });
  return {
    between: tape.between,
    async stop() {
      await Promise.all([visits.stop(), requests.stop()]);
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
