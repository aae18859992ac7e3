import type { FaultLine } from './fault-line.ts';

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

/** The lines as a table in columns. */
export function printLines(lines: readonly FaultLine[]): string {
  const rows = [titles, ...lines.map(cellsOf)];
  const last = titles.length - 1;
  const widths = titles.map((_, at) =>
    at === last
      ? (titles[last]?.length ?? 0)
      : Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const text = rows.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === last ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [text[0], rule, ...text.slice(1)].join('\n');
}

function cellsOf(line: FaultLine): string[] {
  const { fault, seconds, counts, recovered } = line;
  const figures = counts
    ? [
        counts.acknowledged,
        counts.lost,
        counts.doubled,
        counts.mailsMissing,
        counts.mailsDoubled + counts.mailsTwice,
        counts.failures,
      ].map((count) => count.toLocaleString('en'))
    : Array.from({ length: 6 }, () => '–');
  return [
    fault,
    line.notRun !== undefined ? '–' : seconds === null ? 'a moment' : seconds.toFixed(0),
    ...figures,
    recovered === undefined ? '–' : (recovered?.toFixed(1) ?? 'never'),
    verdictOf(line),
  ];
}

function verdictOf({ broken, notRun, note }: FaultLine): string {
  if (notRun !== undefined) return `not run: ${notRun}`;
  const verdict = broken.length === 0 ? 'held' : `BROKEN: ${broken.join('; ')}`;
  return note === undefined ? verdict : `${verdict} (${note})`;
}
