import { setTimeout as pause } from 'node:timers/promises';
import {
  type FaultShop,
  type Ground,
  patienceOf,
  type Prepare,
  sendDuring,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';
import { verdictOf } from '../print/print-tables.ts';
import { type Counts, judgeCounts, showCounts } from '../visitors/count-forms.ts';
import { networkSeconds } from '../machine/slow-relay.ts';
import { cheapChallenges, openForms } from '../visitors/send-forms.ts';
import { type Answer, answerTo, isBug, longestWaitMs } from '../visitors/visit.ts';
import { poll } from '../poll.ts';
import { callPaced, openCaller } from '../visitors/ask.ts';

export interface FaultLine {
  fault: string;
  /** How many seconds the fault was there. Without them: a moment. */
  seconds?: number;
  counts?: Counts;
  /** Seconds from the end of the fault until everything was answered well. Null: never, while it was watched. */
  recovered?: number | null;
  /** Everything that the product did and must not. */
  broken: string[];
  notRun?: string;
  /** Worth knowing, good or bad. */
  note?: string;
}

export type Outcome = Omit<FaultLine, 'fault'>;

/** The charge against the product for how long it took to be well again. */
export function judgeRecovery(seconds: number | null, most: number): string[] {
  if (seconds === null) return ['not well again'];
  return seconds > most ? [`well again after ${seconds.toFixed(1)} s, not ${most}`] : [];
}

export function showFault(line: FaultLine): Record<string, string> {
  const { fault, seconds, counts, recovered, broken, notRun, note } = line;
  const verdict = notRun === undefined ? verdictOf(broken) : `not run: ${notRun}`;
  return {
    fault,
    seconds: notRun === undefined ? (seconds?.toFixed(0) ?? 'a moment') : '–',
    ...showCounts(counts),
    'well after s': recovered === undefined ? '–' : (recovered?.toFixed(1) ?? 'never'),
    verdict: note === undefined ? verdict : `${verdict} (${note})`,
  };
}

export interface Fault {
  name: string;
  /** Lets it happen, and judges what became of the product and its visitors. */
  run(ground: Ground): Promise<Outcome>;
}

export const faultOf = <Around extends ShopOptions>(
  name: string,
  prepare: Prepare<Around>,
  happen: (shop: FaultShop & Around, ground: Ground) => Promise<Outcome>,
): Fault => ({
  name,
  run: (ground) => withFaultShop(ground, prepare, (shop) => happen(shop, ground)),
});

export interface FaultPlan {
  begin?(): Promise<void> | void;
  seconds?: number;
  end?(): Promise<void> | void;
  /**
   * Something else that is to hold while it lasts.
   * @returns what did not
   */
  during?(): Promise<string[]>;
  after?(reads: readonly Answer<string>[]): Promise<string[]> | string[];
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
  /** The product's clock, where it is not ours: captchas may run out by it. */
  clock?(): Date;
}

/** The deadlines of a visitor's calls, and a second to be answered in. */
const slowestWrite = 8 + 1;
const slowestRead = 3 + 1;

const pace = { clients: 4, gapMs: 100 };
/** Before the fault: enough for some forms and mails, so that connections are open. */
const leadMs = 1_500;

/** A fault that happens while visitors look around and send forms, and is judged by what became of them. */
export const underVisitors = <Around extends ShopOptions>(
  name: string,
  prepare: Prepare<Around>,
  planFor: (shop: FaultShop & Around, ground: Ground) => FaultPlan | Promise<FaultPlan>,
): Fault =>
  faultOf(name, prepare, async (shop, ground) => {
    const plan = await planFor(shop, ground);
    const { seconds = 0, mailsMayDouble = false } = plan;
    const most = (plan.recovery ?? 10) * patienceOf(shop);
    const fillForm = plan.clock && openForms(cheapChallenges(plan.clock));
    const watch = watchVisitors(shop.port, shop.productId);
    const broken: string[] = [];
    let recovered: number | null = null;
    try {
      const { counts, tries } = await sendDuring(shop, { ...pace, fillForm }, async () => {
        await pause(leadMs);
        const began = performance.now();
        await plan.begin?.();
        broken.push(...((await plan.during?.()) ?? []));
        await pause(Math.max(0, seconds * 1000 - (performance.now() - began)));
        await plan.end?.();
        const ended = performance.now();
        const patienceMs = Math.max(90, most) * 1000;
        recovered = await (plan.untilWell?.(ended) ?? watch.untilWell(ended, patienceMs));
        broken.push(...judgeRecovery(recovered, most));
        broken.push(...((await plan.after?.(watch.answers)) ?? []));
      });
      await watch.stop();
      counts.failures += watch.answers.filter(isBug).length;
      broken.push(...judgeCounts(counts, mailsMayDouble));
      broken.push(...judgeAnswers(plan, tries, watch.answers, shop.isStarved ? networkSeconds : 0));
      broken.push(...(await shop.stop()).broken);
      return { seconds: plan.seconds, counts, recovered, broken };
    } finally {
      await watch.stop();
    }
  });

/**
 * Everything that visitors met and must not, even while the fault lasts.
 * @param network seconds that are lost on the way
 */
function judgeAnswers(
  { slowest = slowestWrite, clock }: FaultPlan,
  forms: readonly Answer<string>[],
  reads: readonly Answer<string>[],
  network: number,
): string[] {
  const slow = [
    { what: 'form', answers: forms, most: slowest },
    { what: 'read', answers: reads, most: Math.min(slowest, slowestRead) },
  ].flatMap(({ what, answers, most }) => {
    const waits = answers.map(({ asked, answered }) => (answered - asked) / 1000);
    const longest = Math.max(0, ...waits);
    return longest > most + network ? [`slowest ${what} ${longest.toFixed(1)} s`] : [];
  });
  const isHung = ({ missing }: Answer<string>) => missing === 'hung';
  const all = [...forms, ...reads];
  const hung = all.filter(isHung).length;
  const blunt = all.filter(({ isBlunt, part }) => isBlunt && part !== 'ready').length;
  const bugs = reads.filter(isBug);
  const nameOf = ({ part, status }: Answer<string>) => `${part} ${status ?? 'hung'}`;
  const worst = [...new Set([...bugs, ...reads.filter(isHung)].map(nameOf))].join(', ');
  const fair = new Set([null, 201, ...(clock ? [422] : [])]);
  const odd = forms.filter(({ status }) => !fair.has(status) && !(Number(status) >= 500));
  return [
    ...slow,
    ...(hung > 0 ? [`${hung} never answered${worst && ` (${worst})`}`] : []),
    ...(bugs.length > 0 ? [worst] : []),
    ...(blunt > 0 ? [`${blunt} × 503 without Retry-After`] : []),
    ...[...Map.groupBy(odd, ({ status }) => status)].map(
      ([status, { length }]) => `${length} forms answered ${status}`,
    ),
  ];
}

const perSecond = 4;
const mostOpen = 6;

/**
 * Visitors who look around: one path from the cache, one past it, one that needs the database, and the check for
 * monitors. Each is asked for four times a second, but not while six earlier calls wait.
 */
function watchVisitors(port: number, productId: number) {
  const answers: Answer<string>[] = [];
  const paths: [part: string, path: () => string][] = [
    ['ready', () => '/readyz'],
    ['page', () => `/product/${productId}`],
    ['search', () => `/v1/public/results/search?query=${crypto.randomUUID().slice(0, 8)}`],
    ['product', () => `/v1/public/products/${productId}`],
  ];
  const caller = openCaller(port, paths.length * mostOpen, longestWaitMs);
  const rates = paths.map(([part, path]) => {
    let open = 0;
    return callPaced({ perSecond }, async () => {
      if (open >= mostOpen) return;
      open += 1;
      const question = { part, asked: performance.now() };
      answers.push(await answerTo(question, () => caller.ask({ path: path() })));
      open -= 1;
    });
  });

  /** When the first of the last answers that were all well came; null while a path has fewer than three of them. */
  const wellSince = (since: number): number | null => {
    const times = paths.map(([path]) => {
      const own = answers
        .filter(({ part, asked }) => path === part && asked > since)
        .sort((a, b) => a.asked - b.asked);
      const good = own.slice(own.findLastIndex(({ isWell }) => !isWell) + 1);
      return good[0] && good.length >= 3 ? good[0].answered : Infinity;
    });
    const last = Math.max(...times);
    return Number.isFinite(last) ? last : null;
  };

  return {
    answers,
    /**
     * Waits until every page is answered well, three times in a row.
     * @returns seconds since that moment, or null
     */
    async untilWell(since: number, patienceMs: number): Promise<number | null> {
      const left = since + patienceMs - performance.now();
      const well = await poll(() => wellSince(since), left, 50);
      return well && (well - since) / 1000;
    },
    async stop() {
      await Promise.all(rates.map((rate) => rate.stop()));
      caller.close();
    },
  };
}
