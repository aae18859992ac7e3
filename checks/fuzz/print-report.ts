import type { Report } from './fuzz.ts';
import type { Fault } from './tally.ts';

const serverErrors = (faults: Fault[], isServerError: boolean) =>
  faults
    .filter((fault) => fault.isServerError === isServerError)
    .reduce((sum, { times }) => sum + times, 0);

/** A table: every call, how often it was made, the statuses it answered, 5xx and what its document does not say. */
export function printReport({ rows, faults, calls, seed }: Report): string {
  const lines = [...rows].map(([call, row]) => {
    const own = faults.filter((fault) => fault.call === call);
    const statuses = [...row.statuses].sort(([a], [b]) => a - b);
    return [
      call,
      String(row.calls),
      String(serverErrors(own, true)),
      String(serverErrors(own, false)),
      statuses.map(([status, count]) => `${status} × ${count}`).join(', '),
    ];
  });
  const table = [['call', 'calls', '5xx', 'undocumented', 'statuses'], ...lines];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const text = table.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  const total = `${calls} calls, 5xx: ${serverErrors(faults, true)}, undocumented: ${serverErrors(faults, false)}; seed ${seed}`;
  return [...text, '', total].map((line) => line.trimEnd()).join('\n');
}

/** What is wrong, as sentences with what is needed to see it again; empty if nothing. */
export function describeFaults({
  faults,
  unreached,
  brokenSequences,
  calls,
  seed,
}: Report): string[] {
  const again = `npm run fuzz -- --calls ${calls} --seed ${seed}`;
  const answers = faults.map(({ call, what, request, number, times }) => {
    const { method, address, headers, body } = request;
    const sent = body ? `\n  ${JSON.stringify(body.toString('latin1').slice(0, 1_000))}` : '';
    return `${call}: ${what} (× ${times}; request ${number} of "${again}")
  ${method} ${address.slice(0, 500)}
  ${JSON.stringify(headers).slice(0, 1_000)}${sent}`;
  });
  const missing = unreached.map(
    ({ call, why }) =>
      `${call}: no documented success was reached; the last answer was ${why}. ` +
      'Say in checks/fuzz/world/recipes.ts what it needs, or why it cannot succeed here.',
  );
  const sequences = [...brokenSequences].map(([text, times]) => `${text} (× ${times}; "${again}")`);
  return [...answers, ...missing, ...sequences];
}
