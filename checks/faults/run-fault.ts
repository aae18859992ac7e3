import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from './fault-line.ts';
import { judgeCounts, judgeRecovery } from './judge-counts.ts';
import type { FaultShop } from './shop/open-fault-shop.ts';
import { cheapSolver } from '../visitors/cheap-solver.ts';
import { networkSeconds } from '../machine/slow-relay.ts';
import { countOutcome } from './traffic/count-outcome.ts';
import { type FormTraffic, sendForms } from './traffic/send-forms.ts';
import { type Seen, type Watch, watchVisitors } from './traffic/watch-visitors.ts';

export interface FaultPlan {
  fault: string;
  shop: FaultShop;
  /** Begins the fault. */
  begin(): Promise<void> | void;
  /** How long it stays. 0: a moment. */
  seconds: number;
  end?(): Promise<void> | void;
  /** What else is to hold while it lasts. @returns what did not */
  during?(): Promise<string[]>;
  /** And once it is over. */
  after?(seen: Seen): Promise<string[]> | string[];
  /** The most that an answer may take while the fault lasts, in seconds, where that is less than a call's deadline. */
  slowest?: number;
  /** Seconds until everything must be answered well again. */
  recovery?: number;
  /** Waits for something else than well answers. @returns the seconds since the end of the fault, or null */
  untilWell?(since: number): Promise<number | null>;
  /** Whether the fault may lie between a mail's acceptance and its record. */
  mailsDoubled?: boolean;
  /** Seconds that mails have after the fault. */
  mailPatience?: number;
  /** Whether the product must end within 20 s of TERM afterwards; a later part of the row may need it. */
  stops?: boolean;
  solveCaptcha?(): Promise<string>;
  /** Whether captchas may run out, and have to be solved anew. */
  captchasExpire?: boolean;
}

/** The deadlines of a visitor's calls, and a second to be answered in. */
const slowestWrite = 8 + 1;
const slowestRead = 3 + 1;
/** How much longer a starved shop may take to be well again: it starts so much more slowly. */
export const starvedRecovery = 6;

const clients = 4;
const gapMs = 100;
/** Before the fault: enough for some forms and mails, so that connections are open. */
const leadMs = 1_500;

/** Lets one fault happen while visitors look around and send forms, and judges what became of them. */
export async function runFault(plan: FaultPlan): Promise<FaultLine> {
  const { shop, seconds, slowest = slowestWrite, stops = true } = plan;
  const patience = shop.isStarved ? starvedRecovery : 1;
  const recovery = (plan.recovery ?? 10) * patience;
  const { port, productId } = shop;
  const solveCaptcha = plan.solveCaptcha ?? cheapSolver();
  const ports = () => [port];
  const traffic = sendForms({ productId, ports, clients, gapMs, solveCaptcha });
  const watch = watchVisitors(port, productId);
  const broken: string[] = [];
  try {
    await pause(leadMs);
    const began = performance.now();
    await plan.begin();
    broken.push(...((await plan.during?.()) ?? []));
    await pause(Math.max(0, seconds * 1000 - (performance.now() - began)));
    await plan.end?.();
    const ended = performance.now();
    const recovered = await (plan.untilWell?.(ended) ??
      watch.untilWell(ended, Math.max(90, recovery) * 1000));
    broken.push(...judgeRecovery(recovered, recovery));
    broken.push(...((await plan.after?.(watch.seen())) ?? []));
    const given = await traffic.finish(60_000 * patience);
    await watch.stop();
    if (given > 0) broken.push(`${given} forms never answered`);

    const seen = watch.seen();
    const failures = seen.failures + failuresOf(traffic);
    const patienceMs = (plan.mailPatience ?? 60) * patience * 1000;
    const counts = await countOutcome(shop, traffic.tally, failures, patienceMs);
    broken.push(...judgeCounts(counts, { mailsDoubled: plan.mailsDoubled ?? false }));
    const network = shop.isStarved ? networkSeconds : 0;
    broken.push(...judgeAnswers(traffic, seen, { slowest, network }, plan.captchasExpire));
    if (stops) {
      const stopped = await shop.stop();
      broken.push(...stopped.broken);
    }
    return { fault: plan.fault, seconds: seconds || null, counts, recovered, broken };
  } finally {
    await endAll(traffic, watch);
  }
}

export function failuresOf({ tally }: FormTraffic): number {
  return [...tally.statuses].reduce(
    (sum, [status, count]) => sum + (status >= 500 && status !== 503 ? count : 0),
    0,
  );
}

/** What visitors met that they must not, even while the fault lasts. */
function judgeAnswers(
  { tally }: FormTraffic,
  seen: Seen,
  { slowest, network }: { slowest: number; network: number },
  captchasExpire = false,
): string[] {
  const slow = [
    { what: 'form', ms: tally.slowestMs, most: slowest },
    { what: 'read', ms: seen.slowestMs, most: Math.min(slowest, slowestRead) },
  ].filter(({ ms, most }) => ms > (most + network) * 1000);
  const [hung, blunt] = [tally.hung + seen.hung, tally.blunt + seen.blunt];
  const odd = [...tally.statuses].filter(
    ([status]) => status !== 201 && status < 500 && !(status === 422 && captchasExpire),
  );
  return [
    ...slow.map(({ what, ms }) => `slowest ${what} ${(ms / 1000).toFixed(1)} s`),
    ...(hung > 0 ? [`${hung} never answered${seen.worst && ` (${seen.worst})`}`] : []),
    ...(seen.failures > 0 ? [seen.worst] : []),
    ...(blunt > 0 ? [`${blunt} × 503 without Retry-After`] : []),
    ...odd.map(([status, count]) => `${count} forms answered ${status}`),
  ];
}

/** Without this, a row that fails would leave its visitors behind. */
export async function endAll(traffic: FormTraffic, watch?: Watch): Promise<void> {
  await Promise.all([traffic.finish(0), watch?.stop()]);
}
