import { printTable } from '../print/print-table.ts';

/** Whatever became of the requests that visitors sent, and of their mails. */
export interface Counts {
  /** Forms that were answered 201. */
  acknowledged: number;
  /** Acknowledged forms that the database does not hold. */
  lost: number;
  /** Requests beyond the first under one key. */
  doubled: number;
  /** Acknowledged requests whose mail never went out. */
  mailsMissing: number;
  /** Mails taken more than once with the same Message-ID: a mail program shows them once. */
  mailsDoubled: number;
  /** Requests with mails under different Message-IDs. */
  mailsTwice: number;
  /** Answers 500 and above, other than 503. */
  failures: number;
}

/** One line of the table. */
export interface FaultLine {
  fault: string;
  /** How many seconds the fault was there. Null: a moment. */
  seconds: number | null;
  counts?: Counts;
  /** Seconds from the end of the fault until everything was answered well. Null: never, while it was watched. */
  recovered?: number | null;
  /** Everything that the product did and must not. */
  broken: string[];
  /** Why it was not run. */
  notRun?: string;
  /** Worth knowing, good or bad. */
  note?: string;
}

export const noCounts: Counts = {
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  mailsMissing: 0,
  mailsDoubled: 0,
  mailsTwice: 0,
  failures: 0,
};

export function addCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const name of Object.keys(noCounts) as (keyof Counts)[]) sum[name] += other[name];
  return sum;
}

/**
 * The charges of the counts against the product; empty if none.
 * @param mailsMayDouble the fault may lie between a mail's acceptance and its record: then it has to be sent again
 */
export function judgeCounts(counts: Counts, mailsMayDouble: boolean): string[] {
  const charges: [number, string][] = [
    [counts.lost, 'lost'],
    [counts.doubled, 'doubled'],
    [counts.mailsMissing, 'without a mail'],
    [mailsMayDouble ? 0 : counts.mailsDoubled, 'mails doubled'],
    [counts.mailsTwice, 'with two different mails'],
    [counts.failures, 'answers 5xx other than 503'],
  ];
  const broken = charges.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  // A fault under which nothing was accepted before and after has shown nothing.
  return counts.acknowledged > 0 ? broken : ['no request was acknowledged', ...broken];
}

/** The same for how long it took to be well again. */
export function judgeRecovery(seconds: number | null, most: number): string[] {
  if (seconds === null) return ['not well again'];
  return seconds > most ? [`well again after ${seconds.toFixed(1)} s, not ${most}`] : [];
}

/** Whether a line held, and what broke it. */
export const verdictOf = (broken: readonly string[]): string =>
  broken.length === 0 ? 'held' : `BROKEN: ${broken.join('; ')}`;

const titles = [
  'fault',
  'seconds',
  'acknowledged',
  'lost',
  'doubled',
  'mails missing',
  'mails doubled',
  '5xx not 503',
  'well after s',
  'verdict',
];

export function printLines(lines: readonly FaultLine[]): string {
  return printTable(titles, lines.map(cellsOf));
}

function cellsOf({ fault, seconds, counts, recovered, broken, notRun, note }: FaultLine): string[] {
  const figures = counts && [
    counts.acknowledged,
    counts.lost,
    counts.doubled,
    counts.mailsMissing,
    counts.mailsDoubled + counts.mailsTwice,
    counts.failures,
  ];
  const verdict = notRun === undefined ? verdictOf(broken) : `not run: ${notRun}`;
  return [
    fault,
    notRun !== undefined ? '–' : seconds === null ? 'a moment' : seconds.toFixed(0),
    ...(figures?.map((count) => count.toLocaleString('en')) ?? Array<string>(6).fill('–')),
    recovered === undefined ? '–' : (recovered?.toFixed(1) ?? 'never'),
    note === undefined ? verdict : `${verdict} (${note})`,
  ];
}
