import { m } from '@orendi/messages';
import { useMemo } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import type { OwnProduct } from '../own-products/own-product.ts';
import { ProductPicker } from '../own-products/product-picker.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { EndSale } from './end-sale.tsx';
import { SaleFields } from './sale-fields.tsx';
import type { SaleFormState } from './use-sale-form.ts';

interface Props {
  form: SaleFormState;
  products: readonly OwnProduct[];
  /** The submit button's text. */
  label: string;
  needsChosen: boolean;
}

/** One sale for many products, with the resulting prices. */
export function SaleForm({ form, products, label, needsChosen }: Props) {
  const { chosen, onSale, errors } = form;
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const isNoneYet = needsChosen && chosen.length === 0;
  return (
    <FormFrame form={form} label={label} onSubmit={() => void form.save()} isLong>
      <UnsavedChanges isChanged={form.isChanged} />
      <FormPart heading={m.publish_products()}>
        <ProductPicker
          products={products}
          chosen={chosenIds}
          error={errors.ids ?? (isNoneYet ? m.publish_no_product() : undefined)}
          onChoose={(product) => form.add([product])}
          onChooseAll={form.add}
        />
      </FormPart>
      <FormPart heading={m.sale_part_sale()}>
        <SaleFields form={form} />
        {onSale.length > 0 && <EndSale count={onSale.length} onEnd={() => void form.end()} />}
      </FormPart>
      {chosen.length > 0 && (
        <FormPart heading={m.sale_part_prices()}>
          <ChosenProducts
            products={chosen}
            plan={form.plan}
            onRemove={form.remove}
            onClear={form.clearChosen}
          />
        </FormPart>
      )}
    </FormFrame>
  );
}
