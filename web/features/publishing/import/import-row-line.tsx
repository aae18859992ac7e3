import type { ImportOutcome, ImportRow } from '@orendi/contract/schemas/imports';
import type { Language } from '@orendi/contract/language';
import { effectivePrice, formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { discountText } from '../../catalogue/discount-text.ts';
import { inLanguage } from '../../catalogue/local-name.ts';
import { sizeText } from '../sizes/size-values.ts';

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
  const language = useLanguage();
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
        {read && understood(read, language).map((part) => `${part} · `)}
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

/** The price, category and sizes that were read of a row, as far as it has them. */
function understood(read: NonNullable<ImportRow['read']>, language: Language): string[] {
  const { price, currency, sale, sale_type: saleType, category, category_al, ...sizes } = read;
  const parts: string[] = [];
  if (price !== null) {
    const item = { price, sale, saleType, currency: currency ?? '' };
    const now = effectivePrice(item);
    const shown = currency ? formatPrice(now, currency, language) : formatNumber(now, language);
    parts.push(isOnSale(item) ? `${shown} ${discountText(item, language)}` : shown);
  }
  if (category) parts.push(inLanguage(category, category_al, language));
  if (sizes.length || sizes.width || sizes.height) {
    parts.push(`${sizeText(sizes, (size) => formatNumber(size, language))} cm`);
  }
  return parts;
}
