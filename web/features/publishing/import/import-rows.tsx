import type { ImportCounts, ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../forms/button.tsx';

/** Rows shown at a time; of two thousand, most are never looked at. */
const step = 100;

export const outcomeNames = {
  added: m.import_added,
  updated: m.import_updated,
  unchanged: m.import_unchanged,
  faulty: m.import_faulty,
} satisfies Record<ImportOutcome, () => string>;
type Choice = ImportOutcome | 'all' | 'draft';
export const outcomes = Object.keys(outcomeNames) as ImportOutcome[];

const isDraft = ({ outcome, lacks }: ImportRow) => outcome === 'added' && lacks.length > 0;

/** The rows of a sheet with their outcomes; rows with errors are shown first, if any. */
export function ImportRows({ rows, counts }: { rows: ImportRow[]; counts: ImportCounts }) {
  const [chosen, setChosen] = useState<Choice>();
  const [shown, setShown] = useState(step);
  const filter = chosen ?? (counts.faulty > 0 ? 'faulty' : 'all');
  const rowsOf = (choice: Exclude<Choice, 'all'>) =>
    rows.filter((row) => (choice === 'draft' ? isDraft(row) : row.outcome === choice));
  const matching = filter === 'all' ? rows : rowsOf(filter);
  const choices = [
    { value: 'all' as const, name: m.import_all(), count: rows.length },
    { value: 'draft' as const, name: m.import_drafts(), count: rowsOf('draft').length },
    ...outcomes.map((value) => ({ value, name: outcomeNames[value](), count: counts[value] })),
  ];

  function choose(value: Choice): void {
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
              <Button isChosen={value === filter} onClick={() => choose(value)}>
                {name} <span className="tabular-nums">{count}</span>
              </Button>
            </li>
          ))}
      </ul>
      <ol aria-label={m.import_preview_heading()} className="mt-4 border-b border-line">
        {matching.slice(0, shown).map((row) => (
          <ImportRowLine key={row.row || `of ${row.product_id}`} row={row} />
        ))}
      </ol>
      {matching.length > shown && (
        <Button onClick={() => setShown(shown + step)} className="mt-4">
          {m.import_more_rows()}
        </Button>
      )}
    </div>
  );
}

const looks = {
  draft: { name: m.draft_tag, className: 'bg-sand text-ink' },
  added: { name: m.import_row_added, className: 'bg-good-tint text-good' },
  updated: { name: m.import_row_updated, className: 'bg-good-tint text-good' },
  unchanged: { name: m.import_row_unchanged, className: 'bg-sand text-ink-quiet' },
  faulty: { name: m.import_row_faulty, className: 'bg-accent-tint text-accent-deep' },
} satisfies Record<Exclude<Choice, 'all'>, object>;

function ImportRowLine({ row }: { row: ImportRow }) {
  const { outcome, errors, changes, read, lacks } = row;
  const { name, className } = looks[isDraft(row) ? 'draft' : outcome];
  return (
    <li className="chosen-line border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          {row.row > 0 && (
            <span className="mr-2 text-s text-ink-quiet tabular-nums">
              {m.import_row({ row: row.row })}
            </span>
          )}
          <span className="font-medium">{row.product_name || m.import_row_nameless()}</span>
        </p>
        <span
          className={`shrink-0 rounded-pill px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${className}`}
        >
          {name()}
        </span>
      </div>
      <p className="mt-0.5 text-s text-ink-quiet wrap-anywhere">
        {read && `${read} · `}
        {m.import_photos({ count: row.photos })}
        {changes.length > 0 && ` · ${m.import_changes({ columns: changes.join(', ') })}`}
      </p>
      {lacks.length > 0 && (
        <p className="mt-0.5 text-s wrap-anywhere">{m.draft_lacks({ names: lacks.join(', ') })}</p>
      )}
      {errors.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1 text-s text-accent-deep">
          {errors.map(({ column, msg }) => (
            <li key={`${column} ${msg}`} className="wrap-anywhere">
              <span className="font-semibold">{column}:</span> {msg}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
