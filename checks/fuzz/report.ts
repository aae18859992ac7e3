import type { WrittenRequest } from './calls/call.ts';
import type { Operation } from './document/read-document.ts';
import { printTable } from '../print/print-table.ts';

/** An answer that must not be, with the first request that led to it. */
interface Fault {
  call: string;
  what: string;
  isServerError: boolean;
  request: WrittenRequest;
  /** How many requests had been made by then. */
  number: number;
  times: number;
}

/** The row of requests that are no call of the document. */
const noCall = '(no call)';

export type Report = ReturnType<typeof createReport>;

/** Counts what is asked and answered. */
export function createReport(operations: readonly Operation[], seed: number) {
  const rows = new Map(
    [...operations.map(({ id }) => id), noCall].map((id) => [id, new Map<number, number>()]),
  );
  const faults = new Map<string, Fault>();
  const complaints = new Map<string, number>();
  let counted = 0;

  const countFaults = (isServerError: boolean, call?: string) =>
    [...faults.values()]
      .filter((one) => one.isServerError === isServerError && (call ?? one.call) === one.call)
      .reduce((sum, { times }) => sum + times, 0);

  return {
    /** How many requests have been answered. */
    calls: () => counted,
    isReached: (call: string) =>
      [...(rows.get(call)?.keys() ?? [])].some((status) => status >= 200 && status < 300),
    count(operation: Operation | null, status: number) {
      counted += 1;
      const statuses = rows.get(operation?.id ?? noCall);
      statuses?.set(status, (statuses.get(status) ?? 0) + 1);
    },
    addFault(
      operation: Operation | null,
      request: WrittenRequest,
      what: string,
      isServerError: boolean,
    ) {
      const call = operation?.id ?? noCall;
      const known = faults.get(`${call} ${what}`);
      if (known) known.times += 1;
      else {
        const fault = { call, what, isServerError, request, number: counted, times: 1 };
        faults.set(`${call} ${what}`, fault);
      }
    },
    /** Takes in something else that is wrong, as a sentence. */
    complain: (what: string) => void complaints.set(what, (complaints.get(what) ?? 0) + 1),
    /** Every call, how often it was made, the statuses it answered, 5xx and what its document does not say. */
    print() {
      const lines = [...rows].map(([call, statuses]) => [
        call,
        String([...statuses.values()].reduce((sum, count) => sum + count, 0)),
        String(countFaults(true, call)),
        String(countFaults(false, call)),
        [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status} × ${count}`)
          .join(', '),
      ]);
      const table = printTable(['call', 'calls', '5xx', 'undocumented', 'statuses'], lines);
      return `${table}\n\n${counted} calls, 5xx: ${countFaults(true)}, undocumented: ${countFaults(false)}; seed ${seed}`;
    },
    /** Everything that is wrong, in sentences with what is needed to see it again. */
    describeFaults() {
      const again = `npm run fuzz -- --calls ${counted} --seed ${seed}`;
      const answers = [...faults.values()].map(({ call, what, request, number, times }) => {
        const { method, address, headers, body } = request;
        const sent = body ? `\n  ${JSON.stringify(body.toString('latin1').slice(0, 1_000))}` : '';
        return `${call}: ${what} (× ${times}; request ${number} of "${again}")
  ${method} ${address.slice(0, 500)}
  ${JSON.stringify(headers).slice(0, 1_000)}${sent}`;
      });
      const others = [...complaints].map(([what, times]) => `${what} (× ${times}; "${again}")`);
      return [...answers, ...others];
    },
  };
}
