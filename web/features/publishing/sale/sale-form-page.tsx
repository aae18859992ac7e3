import { m } from '@orendi/messages';
import { useState } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { NoProducts } from '../own-products/no-products.tsx';
import { type OwnProduct, useKnownProducts } from '../own-products/own-products.ts';
import { SaleForm } from './sale-form.tsx';
import { useSaleForm } from './use-sale-form.ts';

interface Props {
  products: OwnProduct[];
  /** The ids in the address; those of other businesses are ignored. */
  ids: readonly number[];
  businessId: number;
  path: string;
  /** The page expects products selected elsewhere, so it reports at once if there are none. */
  needsChosen?: boolean;
}

/** The page for putting products on sale, all at the same discount. */
export function SaleFormPage({ products, ids, businessId, path, needsChosen = false }: Props) {
  const [first] = useState(() => {
    const named = new Set(ids);
    return products.filter(({ id }) => named.has(id));
  });
  const form = useSaleForm(first, businessId);
  useKnownProducts(businessId, products);
  return (
    <FormPage
      title={form.onSale.length === 0 ? m.sale_add_title() : m.sale_edit_title()}
      intro={m.sale_intro()}
      path={path}
    >
      {products.length === 0 ? (
        <NoProducts />
      ) : (
        <SaleForm
          form={form}
          products={products}
          label={first.length > 0 ? m.sale_add() : m.sale_update()}
          needsChosen={needsChosen}
        />
      )}
    </FormPage>
  );
}
