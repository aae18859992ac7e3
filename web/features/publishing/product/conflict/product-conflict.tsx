import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../../platform/page-environment.tsx';
import { findCategory } from '../../../catalogue/find-choice.ts';
import { categoryName, industryName } from '../../../catalogue/local-name.ts';
import { writtenDecimal } from '../../../forms/decimal/decimal-text.ts';
import { ConflictDialog } from '../../conflict-dialog.tsx';
import { fieldNames, valueNames } from '../field-names.ts';
import { type Change, changesSince, type ShownProduct } from './merge-product.ts';

interface Props {
  base: ShownProduct;
  mine: ShownProduct;
  theirs: ShownProduct;
  industries: Industry[];
  onMine: () => void;
  onTheirs: () => void;
  onCancel: () => void;
}

/** Shows what was changed elsewhere while the product was edited here, and asks which version to keep. */
export function ProductConflict({ base, mine, theirs, industries, ...answers }: Props) {
  const language = useLanguage();

  /** A form text, or the number of photos, as people read it. */
  function say(field: Change['field'], value: string | number): string {
    if (typeof value === 'number') return m.product_conflict_photos({ count: value });
    if (value === '') return m.product_conflict_nothing();
    if (field === 'industry_id') {
      const industry = industries.find(({ id }) => String(id) === value);
      return industry ? industryName(industry, language) : value;
    }
    if (field === 'category_id') {
      const found = findCategory(industries, { categoryId: Number(value) });
      return found ? categoryName(found.category, language) : value;
    }
    const named = valueNames(field).find((each) => each.value === value);
    if (named) return named.label;
    return field === 'price' ? writtenDecimal(value, language, true) : value;
  }

  return (
    <ConflictDialog {...answers}>
      <dl className="mt-4 flex flex-col gap-3 text-s">
        {changesSince(base, mine, theirs).map(({ field, theirs: now, mine: own }) => (
          <div key={field} className="rounded-m bg-sand px-4 py-2">
            <dt className="font-medium">{fieldNames[field]()}</dt>
            <dd className="wrap-anywhere">{m.product_conflict_now({ value: say(field, now) })}</dd>
            {own !== undefined && (
              <dd className="wrap-anywhere">
                {m.product_conflict_mine({ value: say(field, own) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-s text-ink-quiet">{m.product_conflict_keep_text()}</p>
    </ConflictDialog>
  );
}
