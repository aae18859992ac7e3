import type { Api } from '@orendi/contract/client-types';
import type { SavedSizes, Unmeasured } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure, type FieldFault } from '../../../api/failure.ts';
import { paths } from '../../../platform/paths.ts';
import { useForm } from '../../forms/use-form.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { tellPublished } from '../tell-published.tsx';
import {
  changedSizes,
  isMeasured,
  ofSides,
  type Side,
  sizeFaults,
  sizeField,
  sizeText,
  sizeValues,
  type SizeValues,
} from './size-values.ts';
import { numberText } from '../../../platform/number-text.ts';

/**
 * The table of sizes: all rows are saved at once. Rows with all sizes then disappear; a row changed elsewhere meanwhile
 * keeps its typed sizes and says so. When no row is left, the next ones load.
 */
export function useSizesForm(first: readonly Unmeasured[], businessId: number) {
  const [products, setProducts] = useState(first);
  const form = useForm<SizeValues>(sizeValues(products));
  const { revalidate } = useRevalidator();

  async function send(api: Api, values: SizeValues): Promise<void> {
    const body = { products: changedSizes(products, values) };
    if (body.products.length === 0) throw new ApiFailure(422, 'VALIDATION', m.sizes_nothing());
    const answer = await api('PUT /private/product-sizes/update', { body }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        const { status, code, message, errors } = error;
        throw new ApiFailure(status, code, message, sizeFaults(errors, body.products));
      },
    );
    const left = await leftOf(api, values, answer);
    setProducts(left);
    const count = answer.saved.length;
    if (count > 0) {
      forgetListings(businessId);
      const shown = numberText(count);
      tellPublished(m.sizes_saved({ count, shown }), paths.business(businessId));
    }
    const stale = left.filter(({ id }) => answer.stale.includes(id)).map(staleFault);
    if (stale[0]) throw new ApiFailure(422, 'VALIDATION', stale[0].msg, stale);
    if (left.length === 0) await revalidate();
  }

  /** The rows that remain, as they are stored now. */
  async function leftOf(api: Api, values: SizeValues, { saved, stale }: SavedSizes) {
    const versions = new Map(saved.map(({ id, version }) => [id, version]));
    const rows = products.map(async (product) => {
      const { id } = product;
      const version = versions.get(id);
      if (version !== undefined) {
        const typed = (side: Side) => Number(values[sizeField(id, side)]) || null;
        return { ...product, version, ...ofSides(typed) };
      }
      if (!stale.includes(id)) return product;
      const now = await api('GET /private/product-creation/get/{id}', { params: { id } });
      return { ...product, version: now.version, ...ofSides((side) => now[side]) };
    });
    const known = await Promise.all(rows);
    return known.filter((product) => stale.includes(product.id) || !isMeasured(product));
  }

  function staleFault(product: Unmeasured): FieldFault {
    const sizes = sizeText(product, (size) => numberText(size));
    return { path: sizeField(product.id, 'length'), msg: m.sizes_stale({ sizes }) };
  }

  return { ...form, products, save: () => form.submit(send) };
}

export type SizesFormState = ReturnType<typeof useSizesForm>;
