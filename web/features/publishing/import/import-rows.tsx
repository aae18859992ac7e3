import type { ImportCounts, ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { ImportRowLine } from './import-row-line.tsx';

/** Rows shown at a time; of two thousand, most are never looked at. */
const step = 100;

const outcomes = ['added', 'updated', 'unchanged', 'faulty'] as const;

const names = {
  added: m.import_added,
  updated: m.import_updated,
  unchanged: m.import_unchanged,
  faulty: m.import_faulty,
} satisfies Record<ImportOutcome, () => string>;

interface Props {
  rows: ImportRow[];
  counts: ImportCounts;
}

/** The rows of a sheet with their outcomes; rows with errors are shown first, if any. */
export function ImportRows({ rows, counts }: Props) {
  const [chosen, setChosen] = useState<ImportOutcome | 'all'>();
  const [shown, setShown] = useState(step);
  const filter = chosen ?? (counts.faulty > 0 ? 'faulty' : 'all');
  const matching = filter === 'all' ? rows : rows.filter(({ outcome }) => outcome === filter);
  const choices = [
    { value: 'all' as const, name: m.import_all(), count: rows.length },
    ...outcomes.map((value) => ({ value, name: names[value](), count: counts[value] })),
  ];

  function choose(value: ImportOutcome | 'all'): void {
    setChosen(value);
    setShown(step);
  }

  return (
    <div>
      <ul aria-label={m.import_show_rows()} className="flex flex-wrap gap-2">
        {choices
          .filter(({ value, count }) => count > 0 || value === filter)
          .map(({ value, name, count }) => (
            <li key={value}>
              <button
                type="button"
                aria-pressed={value === filter}
                onClick={() => choose(value)}
                className={buttonClass(value === filter ? 'chosen' : 'plain')}
              >
                {name} <span className="tabular-nums">{count}</span>
              </button>
            </li>
          ))}
      </ul>
      <ol aria-label={m.import_preview_heading()} className="mt-4 border-b border-line">
        {matching.slice(0, shown).map((row) => (
          <ImportRowLine key={row.row} row={row} />
        ))}
      </ol>
      {matching.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + step)}
          className={`${buttonClass()} mt-4`}
        >
          {m.import_more_rows()}
        </button>
      )}
    </div>
  );
}
