import type { OwnProduct } from '@orendi/contract/schemas/product';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { storedPhotos } from '../../pictures/photos/photo.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { productFormData } from '../product/product-form-data.ts';
import { noDefaults, productValues, type ProductValues } from '../product/product-values.ts';
import { suggestCategory } from '../product/use-suggested-category.ts';

export interface FinishedDraft {
  draft: OwnProduct;
  /** With a suggested category where the draft has none. */
  values: ProductValues;
}

/**
 * Drafts that lack something, to be finished one after the other; the one after the present is fetched ahead.
 * @param ids in their order
 */
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
