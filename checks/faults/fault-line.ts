/** What happened to the requests that visitors sent, and to their mails. */
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
  /** What the product did that it must not. */
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
