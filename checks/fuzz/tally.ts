import type { Answer } from './document/answer.ts';
import type { WrittenRequest } from './calls/write-request.ts';

/** An answer that must not be, with the first request that led to it. */
export interface Fault {
  call: string;
  what: string;
  isServerError: boolean;
  request: WrittenRequest;
  /** The first one is that of the `number`th request. */
  number: number;
  times: number;
}

export interface Row {
  calls: number;
  statuses: Map<number, number>;
}

/** The row of requests that are no call of the document. */
export const noCall = '(no call)';

/** Counts what was asked and answered. */
export interface Tally {
  rows: Map<string, Row>;
  faults: Fault[];
  count(): number;
  add(call: string, answer: Pick<Answer, 'status'>): void;
  addFault(fault: Pick<Fault, 'call' | 'what' | 'isServerError' | 'request'>): void;
}

export function createTally(calls: string[]): Tally {
  const rows = new Map<string, Row>(
    [...calls, noCall].map((call) => [call, { calls: 0, statuses: new Map() }]),
  );
  const faults = new Map<string, Fault>();
  let counted = 0;
  return {
    rows,
    get faults() {
      return [...faults.values()];
    },
    count: () => counted,
    add(call, { status }) {
      counted += 1;
      const row = rows.get(call);
      if (!row) return;
      row.calls += 1;
      row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    },
    addFault(fault) {
      const kind = `${fault.call} ${fault.what}`;
      const known = faults.get(kind);
      if (known) known.times += 1;
      else faults.set(kind, { ...fault, number: counted, times: 1 });
    },
  };
}
