import type { ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';

const looks = {
  added: { name: m.import_row_added, className: 'bg-good-tint text-good' },
  updated: { name: m.import_row_updated, className: 'bg-good-tint text-good' },
  unchanged: { name: m.import_row_unchanged, className: 'bg-sand text-ink-quiet' },
  faulty: { name: m.import_row_faulty, className: 'bg-accent-tint text-accent-deep' },
} satisfies Record<ImportOutcome, object>;

/** One row of a sheet: its outcome, and its errors by column. */
export function ImportRowLine({ row }: { row: ImportRow }) {
  const { outcome, errors, changes, read } = row;
  const { name, className } = looks[outcome];
  return (
    <li className="chosen-line border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="mr-2 text-s text-ink-quiet tabular-nums">
            {m.import_row({ row: row.row })}
          </span>
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
