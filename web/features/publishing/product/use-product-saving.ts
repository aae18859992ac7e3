import type { Api } from '@orendi/contract/client-types';
import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../api/failure.ts';
import { formApi } from '../../forms/send-form.ts';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { forgetBusiness } from '../../businesses/load-business.ts';
import { forgetOwnProducts } from '../own-products/load-own-products.ts';
import { tellPublished } from '../tell-published.tsx';
import { mergeProduct } from './conflict/merge-product.ts';
import { isStale } from './conflict/is-stale.ts';
import { findNewest, type ProductFormStart } from './load-product-form.ts';
import { productFaults } from './product-faults.ts';
import { productFormData, type ProductTarget } from './product-form-data.ts';
import type { ProductContent } from './use-product-content.ts';

/** The server may have done its work all the same. */
const isUnanswered = ({ status }: ApiFailure) => status === 0 || status >= 500;

/**
 * How a product is published, changed and deleted. Then the dashboard comes. One that was changed elsewhere meanwhile is
 * not written over: `conflict` is what it is now.
 */
export function useProductSaving(
  { owner, newestId }: ProductFormStart,
  { base, photos, draft, ...form }: ProductContent,
) {
  /** How much of the form is sent, from 0 to 1; undefined when it is not on its way. */
  const [sent, setSent] = useState<number>();
  const [conflict, setConflict] = useState<Product>();
  /** The name under which it may have been published by an attempt whose answer was lost. */
  const unanswered = useRef<string>(undefined);
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await draft.drop();
    forgetBusiness(owner.businessId);
    forgetOwnProducts(owner.businessId);
    if (form.isShown()) await navigate(paths.dashboard);
  }

  /** A new product, unless it has been published already: then the same one is written once more. */
  async function targetOf(api: Api): Promise<ProductTarget | null> {
    if (base !== null) return { id: base.id, version: base.version };
    if (unanswered.current === undefined) return null;
    const newest = await findNewest(api);
    const isIt = newest && newest.id > newestId && newest.name === unanswered.current;
    return isIt ? { id: newest.id } : null;
  }

  async function send(target: ProductTarget | null, body: FormData): Promise<Product> {
    setSent(0);
    const api = formApi(setSent);
    try {
      return target
        ? await api('PUT /private/product-creation/update', { body })
        : await api('POST /private/product-creation/create', { body });
    } finally {
      setSent(undefined);
    }
  }

  /** @param over the product that is written over, where it is not the one that the form began with */
  const save = (over?: Product) =>
    form.submit(async (api, values) => {
      const ready = await photos.ready();
      const faults = productFaults(values, ready.length);
      if (faults.length > 0) {
        throw new ApiFailure(422, 'VALIDATION', m.failure_validation(), faults);
      }
      const target = over ? { id: over.id, version: over.version } : await targetOf(api);
      try {
        const { id } = await send(target, productFormData(values, ready, target));
        const text = base === null ? m.product_published() : m.product_changed();
        tellPublished(text, paths.listing('product', id));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (base === null && isUnanswered(error)) unanswered.current = values.product_name.trim();
        if (target === null || !isStale(error)) throw error;
        const params = { id: target.id };
        const now = await api('GET /private/product-creation/get/{id}', { params });
        if (now.version === target.version) throw error;
        setConflict(now);
        return;
      }
      await leave();
    });

  const remove = ({ id }: Product) =>
    form.submit(async (api) => {
      const query = { productId: id };
      const { deletedPackages } = await api('DELETE /private/product-creation/delete', { query });
      const packages = deletedPackages.map(({ package_name: name }) => name).join(', ');
      const text = packages ? m.product_deleted_packages({ packages }) : m.product_deleted();
      showToast({ kind: 'success', text, id: 'product' });
      await leave();
    });

  function keepMine(): void {
    if (conflict === undefined || base === null) return;
    const mine = { values: form.values, photos: photos.photos };
    const theirs = form.shownOf(conflict);
    form.show(conflict, mergeProduct(form.shownOf(base), mine, theirs, photos.max));
    setConflict(undefined);
    void save(conflict);
  }

  async function takeTheirs(): Promise<void> {
    if (conflict === undefined) return;
    form.show(conflict, form.shownOf(conflict));
    setConflict(undefined);
    await draft.drop();
    showToast({ kind: 'success', text: m.product_conflict_taken(), id: 'product' });
  }

  return {
    sent,
    save,
    remove,
    conflict,
    keepMine,
    takeTheirs,
    forgetConflict: () => setConflict(undefined),
  };
}
