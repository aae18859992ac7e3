import { printTable } from '../print/print-table.ts';
import { type FaultLine, verdictOf } from './outcome.ts';

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
