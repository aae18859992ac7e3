import type { OwnProduct } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { dismissToast, showToast } from '../../../ui/toast/show-toast.ts';
import { forgetListings } from '../own-products/own-products.ts';
import { productFormData } from '../product/product-form-data.ts';
import { productValues } from '../product/product-values.ts';
import { noDefaults, photosOf } from './use-draft-form.ts';

const toastId = 'finish';
/** In milliseconds: for so long a publication can be taken back. */
const undoMs = 10_000;

/**
 * Drafts that lack something, to be finished one after the other; the one after the present is fetched ahead.
 * @param ids in their order
 * @param first the first of them
 */
export function useFinish(ids: number[], first: OwnProduct | null, businessId: number) {
  const [queue, setQueue] = useState(ids);
  const [known, setKnown] = useState(() => new Map(first ? [[first.id, first]] : []));
  const { call } = useApiCall();
  const without = (id: number) => (now: number[]) => now.filter((other) => other !== id);

  const fetchDraft = useEffectEvent(async (id: number) => {
    if (known.has(id)) return;
    const draft = await call((api) =>
      api('GET /private/product-creation/get/{id}', { params: { id } }),
    );
    if (draft) setKnown((now) => new Map(now).set(id, draft));
    else setQueue(without(id));
  });

  useEffect(() => {
    for (const id of queue.slice(0, 2)) void fetchDraft(id);
  }, [queue]);

  async function undo(before: OwnProduct): Promise<void> {
    dismissToast(toastId);
    const { id, product_name: name } = before;
    const body = productFormData(
      productValues(before, noDefaults),
      photosOf(before),
      { id },
      'draft',
    );
    const draft = await call((api) => api('PUT /private/product-creation/update', { body }));
    if (!draft) return;
    forgetListings(businessId);
    showToast({ kind: 'success', text: m.finish_undone({ name }), id: toastId });
    setKnown((now) => new Map(now).set(id, draft));
    setQueue((now) => [id, ...without(id)(now)]);
  }

  function publish(before: OwnProduct): void {
    forgetListings(businessId);
    setQueue(without(before.id));
    showToast({
      kind: 'success',
      id: toastId,
      duration: undoMs,
      text: (
        <>
          {m.finish_published({ name: before.product_name })}{' '}
          <button
            type="button"
            onClick={() => void undo(before)}
            className="underline underline-offset-4"
          >
            {m.photos_undo()}
          </button>
        </>
      ),
    });
  }

  const [id = 0] = queue;
  return {
    left: queue.length,
    draft: known.get(id),
    publish,
    /** Comes again after all others. */
    skip: () => setQueue((now) => [...now.slice(1), ...now.slice(0, 1)]),
  };
}
