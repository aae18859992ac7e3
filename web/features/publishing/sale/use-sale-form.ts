import { formatPrice, isOnSale, type SaleType } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldFault } from '../../../api/failure.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import { validationFailure } from '../../forms/form-failure.ts';
import { useForm } from '../../forms/use-form.ts';
import { forgetListings, type OwnProduct } from '../own-products/own-products.ts';
import { tellPublished } from '../tell-published.tsx';
import { cappedSale, isAbovePrice, mixedSales, presentSale } from './sale-plan.ts';

const saleTypeOf = (text: string): SaleType => (text === 'fixed' ? 'fixed' : 'percentage');

/** The sale form: its products, the discount, and saving or ending it. Then goes to the dashboard. */
export function useSaleForm(first: OwnProduct[], businessId: number) {
  const [present] = useState(() => presentSale(first));
  const isShared = present !== null && present !== mixedSales;
  const form = useForm<{ sale: string; saleType: string }>(
    {
      sale: isShared ? String(present.sale) : '',
      saleType: isShared ? present.saleType : 'percentage',
    },
    ['ids'],
  );
  const [chosen, setChosen] = useState(first);
  const language = useLanguage();
  const navigate = useNavigate();
  const { values } = form;
  const plan = { amount: decimalOf(values.sale), saleType: saleTypeOf(values.saleType) };
  const onSale = chosen.filter(isOnSale);

  function choose(change: (chosen: OwnProduct[]) => OwnProduct[]): void {
    if (form.isBusy()) return;
    setChosen(change);
    form.repair(['ids', 'sale']);
  }

  /** Detects errors before calling the server. */
  function findFaults(): FieldFault[] {
    const faults: FieldFault[] = [];
    if (chosen.length === 0) faults.push({ path: 'ids', msg: m.publish_no_product() });
    if (!plan.amount) faults.push({ path: 'sale', msg: m.sale_missing() });
    const cheap = chosen.find((product) => isAbovePrice(product, plan));
    if (cheap) {
      const price = formatPrice(cheap.price, cheap.currency, language);
      faults.push({ path: 'sale', msg: m.sale_above_price({ name: cheap.name, price }) });
    }
    return faults;
  }

  const send = (products: OwnProduct[], sale: number, text: string, faults: FieldFault[] = []) =>
    form.submit(async (api) => {
      if (faults.length > 0) throw validationFailure(faults);
      const ids = products.map(({ id }) => id);
      const body = { ids, sale, saleType: plan.saleType };
      await api('POST /private/product-sale/create', { body });
      forgetListings(businessId);
      await form.leave(() => navigate(paths.dashboard));
      tellPublished(text, paths.business(businessId));
    });

  return {
    ...form,
    chosen,
    onSale,
    plan,
    isMixed: presentSale(chosen) === mixedSales,
    isChanged: form.isChanged || (chosen !== first && !form.isSending),
    changeSale: (sale: string) =>
      form.change({ sale: cappedSale({ sale, sale_type: values.saleType }) }),
    changeType: (saleType: string) =>
      form.change({ saleType, sale: cappedSale({ sale: values.sale, sale_type: saleType }) }),
    add: (products: OwnProduct[]) => choose((now) => [...new Set([...now, ...products])]),
    remove: (id: number) => choose((now) => now.filter((product) => product.id !== id)),
    clearChosen: () => choose(() => []),
    save: () => send(chosen, plan.amount ?? 0, m.sale_saved(), findFaults()),
    end: () => send(onSale, 0, m.sale_ended()),
  };
}

export type SaleFormState = ReturnType<typeof useSaleForm>;
