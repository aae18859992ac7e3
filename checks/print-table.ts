import type { Line } from './line.ts';

/** The lines as text in columns; a new table begins wherever the figures' titles change. */
export function printTable(lines: Line[]): string {
  const tables: Line[][] = [];
  for (const line of lines) {
    const last = tables.at(-1);
    if (last?.[0] && titlesOf(last[0]).join() === titlesOf(line).join()) last.push(line);
    else tables.push([line]);
  }
  return tables.map(printOne).join('\n\n');
}

const figuresOf = ({ measured }: Line): Record<string, string> =>
  typeof measured === 'string' ? { measured } : measured;

const titlesOf = (line: Line): string[] => Object.keys(figuresOf(line));

function printOne(lines: Line[]): string {
  const titles = lines.slice(0, 1).flatMap(titlesOf);
  const rows = [
    ['work', ...titles, 'against bare', 'reach', 'met'],
    ...lines.map((line) => {
      const { work, bare = '', reach = '' } = line;
      return [work, ...Object.values(figuresOf(line)), bare, reach, verdict(line)];
    }),
  ];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const text = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [text[0], rule, ...text.slice(1)].map((line) => line?.trimEnd()).join('\n');
}

function verdict({ met }: Line): string {
  if (met === undefined) return '';
  return met === null ? '–' : met ? 'yes' : 'NO';
}
