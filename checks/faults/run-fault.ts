import { setTimeout as pause } from 'node:timers/promises';
import { drawPhoto } from '@orendi/server/testing/send-form';
import { type FaultLine, judgeRecovery } from './outcome.ts';
import {
  type FaultShop,
  type Ground,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';
import { type Seen, watchVisitors } from './shop/watch-visitors.ts';
import { networkSeconds } from '../machine/slow-relay.ts';
import { countForms, judgeCounts } from '../visitors/count-forms.ts';
import { publishProduct } from '../visitors/seller.ts';
import { sendForms, type Tally } from '../visitors/send-forms.ts';

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
}

/** The deadlines of a visitor's calls, and a second to be answered in. */
const slowestWrite = 8 + 1;
const slowestRead = 3 + 1;

/** How many times longer a shop may take to be well again: a starved one starts so much more slowly. */
export const patienceOf = ({ isStarved }: FaultShop): number => (isStarved ? 6 : 1);

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
async function runFault(shop: FaultShop, plan: FaultPlan): Promise<FaultLine> {
  const { fault, seconds, mailsMayDouble = false } = plan;
  const most = (plan.recovery ?? 10) * patienceOf(shop);
  const traffic = sendForms({ drawProduct: () => shop.productId, ports: [shop.port], pace });
  const watch = watchVisitors(shop.port, shop.productId);
  const broken: string[] = [];
  let recovered: number | null = null;
  try {
    const counts = await countForms(
      () => shop,
      traffic,
      60_000 * patienceOf(shop),
      async () => {
        await pause(leadMs);
        const began = performance.now();
        await plan.begin?.();
        broken.push(...((await plan.during?.()) ?? []));
        await pause(Math.max(0, seconds * 1000 - (performance.now() - began)));
        await plan.end?.();
        const ended = performance.now();
        const wait =
          plan.untilWell ?? ((since) => watch.untilWell(since, Math.max(90, most) * 1000));
        recovered = await wait(ended);
        broken.push(...judgeRecovery(recovered, most));
        broken.push(...((await plan.after?.(watch.seen())) ?? []));
      },
    );
    await watch.stop();
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
  { slowest = slowestWrite }: FaultPlan,
  tally: Tally,
  seen: Seen,
  network: number,
): string[] {
  const slow = [
    { what: 'form', ms: tally.slowestMs, most: slowest },
    { what: 'read', ms: seen.slowestMs, most: Math.min(slowest, slowestRead) },
  ].filter(({ ms, most }) => ms > (most + network) * 1000);
  const [hung, blunt] = [tally.hung + seen.hung, tally.blunt + seen.blunt];
  const odd = [...tally.statuses].filter(([status]) => status !== 201 && status < 500);
  return [
    ...slow.map(({ what, ms }) => `slowest ${what} ${(ms / 1000).toFixed(1)} s`),
    ...(hung > 0 ? [`${hung} never answered${seen.worst && ` (${seen.worst})`}`] : []),
    ...(seen.failures > 0 ? [seen.worst] : []),
    ...(blunt > 0 ? [`${blunt} × 503 without Retry-After`] : []),
    ...odd.map(([status, count]) => `${count} forms answered ${status}`),
  ];
}

/**
 * Publishes a product with a new photograph.
 * @param expected the status: 201, or 503 while pictures cannot be kept
 * @returns everything that is wrong with the answer
 */
export async function judgeUpload(
  { port, headers }: FaultShop,
  expected: 201 | 503,
  mostSeconds: number,
): Promise<string[]> {
  const { from, to, status, said } = await publishProduct(port, headers, [await drawPhoto()]);
  const seconds = (to - from) / 1000;
  const answer = status ?? said;
  return [
    ...(status === expected ? [] : [`an upload answered ${answer} instead of ${expected}`]),
    ...(seconds > mostSeconds ? [`an upload was answered after ${seconds.toFixed(1)} s`] : []),
  ];
}
