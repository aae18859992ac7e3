import { percentage } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { ConfirmButton } from '../../forms/confirm-button.tsx';
import { NoProducts } from '../own-products/no-products.tsx';
import { type OwnProduct, useKnownProducts } from '../own-products/own-products.ts';
import { ProductPicker } from '../own-products/product-picker.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { saleTypeChoices } from './sale-plan.ts';
import { type SaleFormState, useSaleForm } from './use-sale-form.ts';

interface Props {
  products: OwnProduct[];
  /** The ids in the address; those of other businesses are ignored. */
  ids: readonly number[];
  businessId: number;
  path: string;
  /** The page expects products selected elsewhere, so it reports at once if there are none. */
  needsChosen?: boolean;
}

export function SaleFormPage({ products, ids, businessId, path, needsChosen = false }: Props) {
  const [first] = useState(() => {
    const named = new Set(ids);
    return products.filter(({ id }) => named.has(id));
  });
  const form = useSaleForm(first, businessId);
  useKnownProducts(businessId, products);
  const { chosen, onSale, errors } = form;
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const isNoneYet = needsChosen && chosen.length === 0;
  return (
    <FormPage
      title={onSale.length === 0 ? m.sale_add_title() : m.sale_edit_title()}
      intro={m.sale_intro()}
      path={path}
    >
      {products.length === 0 ? (
        <NoProducts />
      ) : (
        <FormFrame
          form={form}
          label={first.length > 0 ? m.sale_add() : m.sale_update()}
          onSubmit={() => void form.save()}
          isLong
        >
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
            {onSale.length > 0 && (
              <ConfirmButton
                label={m.sale_end()}
                question={m.sale_end_question()}
                text={m.sale_end_text({ count: onSale.length })}
                note={m.sale_end_count({ count: onSale.length })}
                onConfirm={() => void form.end()}
              />
            )}
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
      )}
    </FormPage>
  );
}

function SaleFields({ form }: { form: SaleFormState }) {
  const { field, plan, chosen, isMixed, changeSale, changeType } = form;
  const isFixed = plan.saleType === 'fixed';
  const currencies = [...new Set(chosen.map(({ currency }) => currency))];
  const [only] = currencies.length === 1 ? currencies : [];
  const ofEach = only === undefined ? m.sale_per_currency() : undefined;
  const hint = isFixed ? ofEach : m.sale_max({ max: percentage.max });
  return (
    <>
      {isMixed && <p className="rounded-m bg-sand p-4 text-s">{m.sale_mixed()}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DecimalField
          {...field('sale')}
          label={m.sale_amount()}
          isRequired
          isMoney={isFixed}
          currency={only}
          hint={hint}
          onText={changeSale}
        />
        <ChoiceField
          {...field('saleType')}
          label={m.sale_type()}
          isRequired
          choices={saleTypeChoices()}
          onText={changeType}
        />
      </div>
    </>
  );
}
