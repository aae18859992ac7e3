import {
  type FaultShop,
  type Ground,
  type Prepare,
  type ShopOptions,
  withFaultShop,
} from './shop/open-fault-shop.ts';
import { verdictOf } from '../print/print-tables.ts';
import { type Counts, showCounts } from '../visitors/count-forms.ts';

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

/** Something that goes wrong around the product. */
export interface Fault {
  name: string;
  /** Lets it happen, and judges what became of the product and its visitors. */
  run(ground: Ground): Promise<Outcome>;
}

/** A fault that happens to a shop of its own. */
export const faultOf = <Around extends ShopOptions>(
  name: string,
  prepare: Prepare<Around>,
  happen: (shop: FaultShop & Around, ground: Ground) => Promise<Outcome>,
): Fault => ({
  name,
  run: (ground) => withFaultShop(ground, prepare, (shop) => happen(shop, ground)),
});
