import { printTable } from '../print/print-table.ts';

/** A measurement, as one line of a table. */
export interface Line {
  work: string;
  /** The result: in words, or figures under their titles. */
  measured: string | Record<string, string>;
  /** The bare server or bare query in the same run, for comparison. */
  bare?: string;
  reach?: string;
  /** Null: not measured here, or no target for this size. Undefined: there is no target. */
  met?: boolean | null;
}

/** The lines as tables; a new one begins wherever the figures' titles change. */
export function printLines(lines: readonly Line[]): string {
  const tables: { titles: string[]; rows: string[][] }[] = [];
  for (const line of lines) {
    const { work, measured, bare = '', reach = '' } = line;
    const figures = typeof measured === 'string' ? { measured } : measured;
    const titles = ['work', ...Object.keys(figures), 'against bare', 'reach', 'met'];
    const row = [work, ...Object.values(figures), bare, reach, verdict(line)];
    const last = tables.at(-1);
    if (last?.titles.join() === titles.join()) last.rows.push(row);
    else tables.push({ titles, rows: [row] });
  }
  return tables.map(({ titles, rows }) => printTable(titles, rows)).join('\n\n');
}

function verdict({ met }: Line): string {
  if (met === undefined) return '';
  return met === null ? '–' : met ? 'yes' : 'NO';
}
