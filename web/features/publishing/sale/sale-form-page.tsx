import { m } from '@orendi/messages';
import { useState } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { NoProducts } from '../own-products/no-products.tsx';
import type { OwnProduct } from '../own-products/own-product.ts';
import { useKnownProducts } from '../own-products/use-known-products.ts';
import { SaleForm } from './sale-form.tsx';
import { useSaleForm } from './use-sale-form.ts';

interface Props {
  products: OwnProduct[];
  /** Those that the address names; others than own ones count for nothing. */
  ids: readonly number[];
  businessId: number;
  path: string;
  /** The page is for products that were chosen elsewhere: that there are none is said at once. */
  needsChosen?: boolean;
}

/** The page on which products are put on sale, all of them on the same. */
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
