import { photos as photoLimits } from '@orendi/contract/limits';
import { publishedNeeds } from '@orendi/contract/product-fields';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { validationFailure } from '../../forms/form-failure.ts';
import { useUpload } from '../../forms/send-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePhotos } from '../../pictures/photos/use-photos.ts';
import { refusalOf } from '../../pictures/prepare-picture.ts';
import { storedPhotos } from '../../pictures/photos/photo.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { productFormData } from '../product/product-form-data.ts';
import {
  noDefaults,
  productFaults,
  productValues,
  type ProductValues,
} from '../product/product-values.ts';
import { useProductDrafts } from '../product/use-product-drafts.ts';
import { suggestCategory } from '../product/use-suggested-category.ts';

export interface FinishedDraft {
  draft: OwnProduct;
  /** With a suggested category where the draft has none. */
  values: ProductValues;
}

/** Drafts that lack something, to be finished one after the other; the one after the present is fetched ahead. */
export function useFinish(ids: number[], businessId: number) {
  const [queue, setQueue] = useState(ids);
  const [known, setKnown] = useState<ReadonlyMap<number, FinishedDraft>>(new Map());
  /** The one published last, as it was before. */
  const [last, setLast] = useState<OwnProduct | null>(null);
  const { call } = useApiCall();
  const without = (id: number) => (now: number[]) => now.filter((other) => other !== id);

  async function keep(draft: OwnProduct): Promise<void> {
    const values = productValues(draft, noDefaults);
    // A name of its own, such as that of a series, says less than the text.
    const said = [values.product_name, values.description_al || values.description_en];
    const place = draft.category_id === null ? await suggestCategory(said.join('. ')) : null;
    setKnown((now) => new Map(now).set(draft.id, { draft, values: { ...values, ...place } }));
  }

  const fetchDraft = useEffectEvent(async (id: number) => {
    if (known.has(id)) return;
    const params = { id };
    const draft = await call((api) => api('GET /private/product-creation/get/{id}', { params }));
    if (draft) await keep(draft);
    else setQueue(without(id));
  });

  useEffect(() => {
    queueMicrotask(() => {
      for (const id of queue.slice(0, 2)) void fetchDraft(id);
    });
  }, [queue]);

  async function undo(before: OwnProduct): Promise<void> {
    const { id } = before;
    const values = productValues(before, noDefaults);
    const body = productFormData(values, storedPhotos(before), { id }, 'draft');
    const draft = await call((api) => api('PUT /private/product-creation/update', { body }));
    if (!draft) return;
    forgetListings(businessId);
    await keep(draft);
    setLast(null);
    setQueue((now) => [id, ...without(id)(now)]);
  }

  const [id = 0] = queue;
  return {
    left: queue.length,
    present: known.get(id),
    last,
    undo,
    publish: (before: OwnProduct) => {
      forgetListings(businessId);
      setLast(before);
      setQueue(without(before.id));
    },
    /** Comes again after all others. */
    skip: () => setQueue((now) => [...now.slice(1), ...now.slice(0, 1)]),
  };
}

/**
 * The form that finishes a draft: what it lacks, with drafted texts. It is published as soon as
 * nothing is missing; a photo is kept in any case.
 * @param onPublished receives the draft as it was
 */
export function useDraftForm(
  { draft, values }: FinishedDraft,
  industries: Industry[],
  onPublished: (before: OwnProduct) => void,
) {
  const [base, setBase] = useState(draft);
  const form = useForm(values, ['images']);
  const photos = usePhotos(storedPhotos(draft), photoLimits.max, () => form.repair(['images']));
  const { sent, upload } = useUpload();
  const drafts = useProductDrafts(form, true, { industries, newest: null });
  const save = () =>
    form.submit(async (_, typed) => {
      const ready = await photos.ready();
      const full = { ...typed, ...drafts.texts() };
      const missing = productFaults(full, ready.length);
      const faults = missing.length > 0 ? missing : drafts.faults();
      const isComplete = faults.length === 0;
      if (isComplete || ready.some(({ kind }) => kind === 'new')) {
        const target = { id: base.id, version: base.version };
        const body = isComplete
          ? productFormData(full, ready, target)
          : productFormData(typed, ready, target, 'draft');
        const saved = await upload((api) => api('PUT /private/product-creation/update', { body }));
        if (isComplete) {
          onPublished(draft);
          return;
        }
        setBase(saved);
        photos.replace(storedPhotos(saved));
      }
      throw validationFailure(faults);
    });

  return {
    ...form,
    ...drafts,
    photos,
    sent,
    /** Names of the fields without which it cannot be published, photos apart. */
    lacks: publishedNeeds.filter((field) => draft[field] === null),
    save,
    takePhotos: (...files: File[]) => {
      photos.add(files);
      if (files.some((file) => refusalOf(file) === undefined)) void save();
    },
  };
}
