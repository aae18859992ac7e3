import type { Counts } from '../../faults/fault-line.ts';
import { printTable } from '../../print/print-table.ts';

/** What became of the requests, and what is to be said against it. */
export function printCounts(counts: Counts, broken: readonly string[]): string {
  const { acknowledged, lost, doubled, mailsMissing, mailsDoubled, mailsTwice } = counts;
  const figures = {
    'requests acknowledged': acknowledged,
    lost,
    doubled,
    'without a mail': mailsMissing,
    'mails sent again': mailsDoubled,
    'two different mails': mailsTwice,
  };
  const row = Object.values(figures).map((figure) => figure.toLocaleString('en'));
  const verdict = broken.length === 0 ? 'held' : `BROKEN: ${broken.join('; ')}`;
  return printTable([...Object.keys(figures), 'verdict'], [[...row, verdict]]);
}
