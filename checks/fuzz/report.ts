import type { WrittenRequest } from './calls/call.ts';
import type { Operation } from './document/read-document.ts';
import { printTables } from '../print/print-tables.ts';

/** Something that must not be, with the first request that led to it, if one did. */
interface Fault {
  call: string;
  what: string;
  request: WrittenRequest | null;
  /** How many requests had been made by then. */
  number: number;
  times: number;
}

/** The row of requests that the document does not list as calls. */
const noCall = '(no call)';

export type Report = ReturnType<typeof createReport>;

export function createReport(operations: readonly Operation[], seed: number) {
  const ids = [...operations.map(({ id }) => id), noCall];
  const rows = new Map(ids.map((id) => [id, new Map<number, number>()]));
  const faults = new Map<string, Fault>();
  let counted = 0;

  const countFaults = (all = [...faults.values()]) => all.reduce((sum, one) => sum + one.times, 0);

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
    addFault(what: string, operation: Operation | null, request: WrittenRequest | null) {
      const call = operation?.id ?? noCall;
      const first = { call, what, request, number: counted, times: 0 };
      const fault = faults.get(`${call} ${what}`) ?? first;
      fault.times += 1;
      faults.set(`${call} ${what}`, fault);
    },
    /** Every call, how often it was made, the statuses it answered, and how often that was wrong. */
    print() {
      const lines = [...rows].map(([id, statuses]) => ({
        call: id,
        calls: String([...statuses.values()].reduce((sum, count) => sum + count, 0)),
        faults: String(countFaults([...faults.values()].filter(({ call }) => call === id))),
        statuses: [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status} × ${count}`)
          .join(', '),
      }));
      return `${printTables(lines)}\n\n${counted} calls, faults: ${countFaults()}; seed ${seed}`;
    },
    /** Everything that is wrong, in sentences with what is needed to see it again. */
    describeFaults() {
      const again = `npm run fuzz -- --calls ${counted} --seed ${seed}`;
      return [...faults.values()].map(({ call, what, request, number, times }) => {
        const head = `${call}: ${what} (× ${times}; request ${number} of "${again}")`;
        if (!request) return head;
        const { method, address, headers, body } = request;
        const sent = body ? `\n  ${JSON.stringify(body.toString('latin1').slice(0, 1_000))}` : '';
        return `${head}\n  ${method} ${address.slice(0, 500)}\n  ${JSON.stringify(headers).slice(0, 1_000)}${sent}`;
      });
    },
  };
}
