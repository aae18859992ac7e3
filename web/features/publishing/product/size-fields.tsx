import { isDetail } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { DetailField } from './detail-field.tsx';
import { fieldsIn } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

/** A product's dimensions and weight, with what they are good for: sellers skip them otherwise. */
export function SizeFields({ form }: { form: ProductContent }) {
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(--spacing(32),100%),1fr))] gap-4">
        {fieldsIn('size')
          .filter(isDetail)
          .map((name) => (
            <DetailField key={name} form={form} name={name} />
          ))}
      </div>
      <p className="mt-2 text-s text-ink-quiet">{m.product_size_text()}</p>
    </div>
  );
}
