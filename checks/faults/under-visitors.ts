import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, faultOf, judgeRecovery } from './fault.ts';
import type { FaultShop, Ground, Prepare, ShopOptions } from './shop/open-fault-shop.ts';
import { networkSeconds } from '../machine/slow-relay.ts';
import { countForms, judgeCounts } from '../visitors/count-forms.ts';
import { cheapChallenges, openForms } from '../visitors/contact-form.ts';
import { type FormPlan, type FormTraffic, sendForms } from '../visitors/send-forms.ts';
import { type Answer, isBug } from '../visitors/visit.ts';
import { watchVisitors } from '../visitors/watch-visitors.ts';

export interface FaultPlan {
  begin?(): Promise<void> | void;
  /** How long it stays. Left out: a moment. */
  seconds?: number;
  end?(): Promise<void> | void;
  /** Something else that is to hold while it lasts; resolves to what did not. */
  during?(): Promise<string[]>;
  /** And once it is over. */
  after?(reads: readonly Answer<string>[]): Promise<string[]> | string[];
  /** The most that an answer may take while the fault lasts, in seconds, where that is less than a call's deadline. */
  slowest?: number;
  /** Seconds until everything must be answered well again. */
  recovery?: number;
  /** Waits for something else than well answers; resolves to the seconds since the end of the fault, or null. */
  untilWell?(since: number): Promise<number | null>;
  /** Whether the fault may lie between a mail's acceptance and its record. */
  mailsMayDouble?: boolean;
  /** The product's clock, where it is not ours: captchas may run out by it. */
  clock?(): Date;
}

type Senders = { clients: number; gapMs: number } & Partial<Omit<FormPlan, 'pace'>>;

/** How many times longer a shop may take to be well again: a starved one starts so much more slowly. */
export const patienceOf = ({ isStarved }: Pick<FaultShop, 'isStarved'>): number =>
  isStarved ? 6 : 1;

/** Lets visitors send forms during some work, and finds out what became of them. */
export async function sendDuring(
  shop: FaultShop,
  { clients, gapMs, ...plan }: Senders,
  work: (traffic: FormTraffic) => Promise<unknown>,
) {
  const usual = { drawProduct: () => shop.productId, ports: [shop.port] };
  const traffic = sendForms({ ...usual, ...plan, pace: { clients, gapMs } });
  const patienceMs = 60_000 * patienceOf(shop);
  const counts = await countForms(() => shop, traffic, patienceMs, work);
  return { counts, tries: traffic.tries };
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

/** Everything that visitors met and must not, even while the fault lasts; `network` seconds are lost on the way. */
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
