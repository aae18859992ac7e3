import { printTable } from '../../print/print-table.ts';
import type { RateLine } from './run-rate.ts';

/** The table, and how much the second host brought. */
export function printRate(lines: readonly RateLine[]): string {
  const users = Object.keys(lines[0]?.perCall ?? {});
  const titles = ['hosts', 'processors each', 'calls a second', 'errors', 'p99 ms', 'busy'];
  const rows = lines.map((line) => [
    String(line.hosts),
    line.share === null ? 'what is left' : String(line.share),
    line.callsPerSecond.toFixed(0),
    String(line.errors),
    line.p99.toFixed(0),
    line.busy.toFixed(2),
    ...users.map((name) => (line.perCall[name] ?? 0).toFixed(2)),
  ]);
  const table = printTable([...titles, ...users.map((name) => `${name}, ms a call`)], rows);
  return [table, ...listGrowth(lines)].join('\n\n');
}

function listGrowth(lines: readonly RateLine[]): string[] {
  return [...new Set(lines.map(({ share }) => share))].map((share) => {
    const rate = (hosts: number) =>
      lines.find((line) => line.share === share && line.hosts === hosts)?.callsPerSecond ?? NaN;
    const where =
      share === null ? 'where all share this machine' : `with ${share} processors for each host`;
    return `From one host to two, ${where}: ${(rate(2) / rate(1)).toFixed(2)} times the calls.`;
  });
}
