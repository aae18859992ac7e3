import type { Unmeasured } from '@orendi/contract/schemas/product';
import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { SizeRow } from './size-row.tsx';
import { useSizesForm } from './use-sizes-form.ts';

interface Props {
  known: { results: Unmeasured[]; page: number; perPage: number; total: number };
  businessId: number;
}

/** Where a seller fills in the sizes that products lack, many at once. */
export function SizesPage({ known: { results, page, perPage, total }, businessId }: Props) {
  const form = useSizesForm(results, businessId);
  const language = useLanguage();
  const left = total - (results.length - form.products.length);
  return (
    <FormPage title={m.sizes_title()} intro={m.sizes_intro()} path={paths.missingSizes(page)}>
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
      {form.products.length > 0 ? (
        <FormFrame form={form} label={m.sizes_save()} onSubmit={() => void form.save()} isLong>
          <output className="text-s text-ink-quiet tabular-nums">
            {m.products_unmeasured({ count: left, shown: formatNumber(left, language) })}
          </output>
          <div aria-hidden="true" className="size-head">
            <span>{m.products_product()}</span>
            <span>{m.product_length()}</span>
            <span>{m.product_width()}</span>
            <span>{m.product_height()}</span>
          </div>
          <ul aria-label={m.sizes_title()}>
            {form.products.map((product) => (
              <SizeRow key={product.id} product={product} form={form} />
            ))}
          </ul>
        </FormFrame>
      ) : (
        left <= 0 && (
          <>
            <p className="mb-5 text-l font-semibold">{m.sizes_done()}</p>
            <a href={paths.dashboard} className={buttonClass('main')}>
              {m.nav_dashboard()}
            </a>
          </>
        )
      )}
      <p className="mt-6 flex flex-wrap justify-between gap-4 empty:hidden">
        {page > 1 && (
          <a href={paths.missingSizes(page - 1)} className={buttonClass()}>
            {m.sizes_before()}
          </a>
        )}
        {page * perPage < total && (
          <a href={paths.missingSizes(page + 1)} className={`${buttonClass()} ml-auto`}>
            {m.sizes_next()}
          </a>
        )}
      </p>
    </FormPage>
  );
}
