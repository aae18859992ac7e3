import type { Line } from './line.ts';

const titles: Line = { work: 'work', measured: 'measured', bare: 'against bare', reach: 'reach' };

/** The lines as text, in columns. */
export function printTable(lines: Line[]): string {
  const rows = [[...cells(titles), 'met'], ...lines.map((line) => [...cells(line), verdict(line)])];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const text = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [text[0], rule, ...text.slice(1)].map((line) => line?.trimEnd()).join('\n');
}

const cells = ({ work, measured, bare = '', reach = '' }: Line) => [work, measured, bare, reach];

function verdict({ met }: Line): string {
  if (met === undefined) return '';
  return met === null ? '–' : met ? 'yes' : 'NO';
}
