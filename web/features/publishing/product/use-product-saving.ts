import type { ListingState } from '@orendi/contract/listings';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { validationFailure } from '../../forms/form-failure.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useUpload } from '../../forms/send-form.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { useTellSaved } from '../tell-published.tsx';
import {
  asNewPhotos,
  productFormData,
  type ProductTarget,
  withFiles,
} from './product-form-data.ts';
import { mergeProduct } from './conflict/merge-product.ts';
import type { ProductFormStart } from './load-product-form.ts';
import { draftFaults, productFaults } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

/**
 * Publishes, saves and deletes a product, then goes to the dashboard. A product changed elsewhere since is not
 * overwritten: `conflict` is its current version. One deleted elsewhere becomes a new one.
 */
export function useProductSaving(
  { owner }: ProductFormStart,
  { base, photos, draft, ...form }: ProductContent,
) {
  const { sent, upload } = useUpload();
  const navigate = useNavigate();
  const tellSaved = useTellSaved();
  const [conflict, setConflict] = useState<OwnProduct>();
  /** The state asked for when the form was last sent. */
  const wanted = useRef<ListingState>('published');

  async function leave(): Promise<void> {
    await draft.drop();
    forgetListings(owner.businessId);
    await form.leave(() => navigate(paths.dashboard));
  }

  const send = (target: ProductTarget | null, body: FormData) =>
    upload((api) => {
      if (target) return api('PUT /private/product-creation/update', { body });
      return draft.publish((key) => {
        const headers = { 'Idempotency-Key': key };
        return api('POST /private/product-creation/create', { headers, body });
      });
    });

  /**
   * @param state what the product is to be; a draft may lack everything but its name
   * @param over the product to overwrite, if not the one the form started with
   */
  const save = (state: ListingState = wanted.current, over?: OwnProduct) =>
    form.submit(async (api, typed) => {
      wanted.current = state;
      const isDraft = state === 'draft';
      const values = { ...typed, ...form.drafts.texts(isDraft) };
      const ready = await photos.ready();
      const faults = isDraft ? draftFaults(values) : productFaults(values, ready.length);
      if (faults.length === 0 && !isDraft) faults.push(...form.drafts.faults());
      if (faults.length > 0) throw validationFailure(faults);
      const changed = over ?? base;
      const target = changed && { id: changed.id, version: changed.version };
      let saved: OwnProduct;
      try {
        saved = await send(target, productFormData(values, ready, target, state)).catch(
          (error: unknown) => {
            // Photos sent ahead are gone after a day.
            const isGone = error instanceof ApiFailure && hasPhotoFault(error);
            if (!isGone || !ready.some((photo) => photo.kind === 'new' && photo.sentTo))
              throw error;
            return send(target, productFormData(values, withFiles(ready), target, state));
          },
        );
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (target !== null && error.code === 'NOT_FOUND') {
          form.show(null, { values, photos: await asNewPhotos(ready) });
          throw new ApiFailure(404, error.code, m.product_gone({ button: m.product_publish() }));
        }
        // A missing photo is reported before the version is checked.
        const mayBeStale = error.code === 'CONFLICT' || hasPhotoFault(error);
        if (target === null || !mayBeStale) throw error;
        const params = { id: target.id };
        const now = await api('GET /private/product-creation/get/{id}', { params });
        if (now.version === target.version) throw error;
        setConflict(now);
        return;
      }
      await leave();
      const text = base?.state === 'published' ? m.product_changed() : m.product_published();
      tellSaved({ ...saved, type: 'product', name: saved.product_name }, text, !saved.hidden);
    });

  const remove = ({ id }: OwnProduct) =>
    form.submit(async (api) => {
      const query = { productId: id };
      const { deletedPackages } = await api('DELETE /private/product-creation/delete', { query });
      const packages = deletedPackages.map(({ package_name: name }) => name).join(', ');
      const text = packages ? m.product_deleted_packages({ packages }) : m.product_deleted();
      await leave();
      showToast({ kind: 'success', text, id: 'product' });
    });

  function keepMine(): void {
    if (conflict === undefined || base === null) return;
    const mine = { values: form.values, photos: photos.photos };
    const theirs = form.shownOf(conflict);
    form.show(conflict, mergeProduct(form.shownOf(base), mine, theirs, photos.max));
    setConflict(undefined);
    void save(wanted.current, conflict);
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

const hasPhotoFault = ({ errors }: ApiFailure) => errors.some(({ path }) => photoLists.has(path));

const photoLists = new Set(['existingPhotosUrls', 'photosOrder', 'photosFocus']);
