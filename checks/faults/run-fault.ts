import { setTimeout as pause } from 'node:timers/promises';
import { type FaultLine, judgeCounts, judgeRecovery } from './outcome.ts';
import {
  type FaultShop,
  type Ground,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';
import { countForms } from './traffic/count-outcome.ts';
import { sendForms, type Tally } from './traffic/send-forms.ts';
import { type Seen, watchVisitors } from './traffic/watch-visitors.ts';
import { networkSeconds } from '../machine/slow-relay.ts';

export interface FaultPlan {
  fault: string;
  /** Begins the fault. */
  begin?(): Promise<void> | void;
  /** How long it stays. 0: a moment. */
  seconds: number;
  end?(): Promise<void> | void;
  /**
   * Something else that is to hold while it lasts.
   * @returns what did not
   */
  during?(): Promise<string[]>;
  /** And once it is over. */
  after?(seen: Seen): Promise<string[]> | string[];
  /** The most that an answer may take while the fault lasts, in seconds, where that is less than a call's deadline. */
  slowest?: number;
  /** Seconds until everything must be answered well again. */
  recovery?: number;
  /**
   * Waits for something else than well answers.
   * @returns the seconds since the end of the fault, or null
   */
  untilWell?(since: number): Promise<number | null>;
  /** Whether the fault may lie between a mail's acceptance and its record. */
  mailsMayDouble?: boolean;
  solveCaptcha?(): Promise<string>;
  /** Whether captchas may run out, and have to be solved anew. */
  captchasExpire?: boolean;
}

/** The deadlines of a visitor's calls, and a second to be answered in. */
const slowestWrite = 8 + 1;
const slowestRead = 3 + 1;
/** How much longer a starved shop may take to be well again: it starts so much more slowly. */
export const starvedRecovery = 6;

const pace = { clients: 4, gapMs: 100 };
/** Before the fault: enough for some forms and mails, so that connections are open. */
const leadMs = 1_500;

/** Lets one fault after the other happen, each to a shop of its own that differs by the options. */
export async function runFaults(
  ground: Ground,
  options: ShopOptions,
  plans: readonly ((shop: FaultShop) => FaultPlan | Promise<FaultPlan>)[],
): Promise<FaultLine[]> {
  const lines: FaultLine[] = [];
  for (const plan of plans) {
    const run = async (shop: FaultShop) => runFault(shop, await plan(shop));
    lines.push(await withFaultShop(ground, options, run));
  }
  return lines;
}

/** Lets one fault happen while visitors look around and send forms, and judges what became of them. */
export async function runFault(shop: FaultShop, plan: FaultPlan): Promise<FaultLine> {
  const { fault, seconds, mailsMayDouble = false, solveCaptcha } = plan;
  const patience = shop.isStarved ? starvedRecovery : 1;
  const most = (plan.recovery ?? 10) * patience;
  const drawProduct = () => shop.productId;
  const traffic = sendForms({ drawProduct, ports: [shop.port], pace, solveCaptcha });
  const watch = watchVisitors(shop.port, shop.productId);
  const broken: string[] = [];
  let recovered: number | null = null;
  try {
    const patienceMs = { forms: 60_000 * patience, mails: 60_000 * patience };
    const { counts, given } = await countForms(shop, traffic, patienceMs, async () => {
      await pause(leadMs);
      const began = performance.now();
      await plan.begin?.();
      broken.push(...((await plan.during?.()) ?? []));
      await pause(Math.max(0, seconds * 1000 - (performance.now() - began)));
      await plan.end?.();
      const ended = performance.now();
      recovered = await (plan.untilWell?.(ended) ??
        watch.untilWell(ended, Math.max(90, most) * 1000));
      broken.push(...judgeRecovery(recovered, most));
      broken.push(...((await plan.after?.(watch.seen())) ?? []));
    });
    await watch.stop();
    if (given > 0) broken.push(`${given} forms never answered`);
    const seen = watch.seen();
    counts.failures += seen.failures;
    broken.push(...judgeCounts(counts, mailsMayDouble));
    broken.push(...judgeAnswers(plan, traffic.tally, seen, shop.isStarved ? networkSeconds : 0));
    broken.push(...(await shop.stop()).broken);
    return { fault, seconds: seconds || null, counts, recovered, broken };
  } finally {
    await watch.stop();
  }
}

/**
 * Everything that visitors met and must not, even while the fault lasts.
 * @param network seconds that are lost on the way
 */
function judgeAnswers(
  { slowest = slowestWrite, captchasExpire = false }: FaultPlan,
  tally: Tally,
  seen: Seen,
  network: number,
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
