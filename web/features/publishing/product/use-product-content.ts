import { photos as photoLimits } from '@orendi/contract/limits';
import type { ProductFieldName } from '@orendi/contract/product-fields';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { useMemo, useState } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { isSameOrder, newPhoto, storedPhoto, storedPhotos } from '../../pictures/photos/photo.ts';
import { usePhotos } from '../../pictures/photos/use-photos.ts';
import type { ShownProduct } from './conflict/merge-product.ts';
import { draftName, type ProductDraft } from './draft/product-drafts.ts';
import { useProductDraft } from './draft/use-product-draft.ts';
import { useProductDrafts } from './use-product-drafts.ts';
import { usePost } from './post-panel.tsx';
import { useSuggestedCategory } from './use-suggested-category.ts';
import type { ProductFormStart } from './load-product-form.ts';
import { cappedSale } from '../sale/sale-plan.ts';
import { productValues } from './product-values.ts';

/** The content of a product form: texts, photos and draft, and what has changed compared with `base`. */
export function useProductContent(start: ProductFormStart) {
  const { owner, product, model, defaults } = start;
  const [base, setBase] = useState(product);
  const first = useMemo(() => productValues(base ?? model, defaults), [base, model, defaults]);
  const form = useForm(first, ['images']);
  const [firstPhotos, setFirstPhotos] = useState(() => storedPhotos(product ?? model));
  const photos = usePhotos(firstPhotos, photoLimits.max, () => form.repair(['images']));
  const { values } = form;
  const isNew = base === null && model === null;
  const drafts = useProductDrafts(form, isNew, start);
  useSuggestedCategory(form, isNew);
  const post = usePost(form, first);
  const isChanged = form.isChanged || (!form.isSending && !isSameOrder(photos.photos, firstPhotos));
  const draft = useProductDraft({
    userId: owner.id,
    name: draftName(product?.id, model?.id),
    texts: { values, base },
    photos: photos.photos,
    isChanged,
  });

  /** Shows the product's current version, with or without the form's changes. */
  function show(now: OwnProduct | null, shown: ShownProduct): void {
    setBase(now);
    setFirstPhotos(storedPhotos(now));
    form.change(shown.values);
    photos.replace(shown.photos);
  }

  function takeDraft(found: ProductDraft): void {
    const kept = found.photos.map((photo) => ({
      ...('url' in photo
        ? storedPhoto(photo.url, photo.focus)
        : newPhoto(photo.file, URL.createObjectURL(photo.file), photo.isReady)),
      moved: photo.moved,
    }));
    show(found.base, { values: found.values, photos: kept });
    draft.take();
  }

  return {
    ...form,
    field: drafts.field,
    /** The fields that hold a draft until the seller writes into them. */
    drafts,
    /** Null where there is a product already. */
    post: isNew ? post : null,
    markOf: (name: ProductFieldName) => drafts.markOf(name) ?? post.markOf(name),
    /** Values taken from the last product. */
    remembered: isNew ? defaults.remembered : undefined,
    base,
    photos,
    draft,
    isChanged,
    shownOf: (now: OwnProduct) => ({
      values: productValues(now, defaults),
      photos: storedPhotos(now),
    }),
    show,
    takeDraft,
    /** Caps the discount when the price has been typed. */
    capSale: () => form.change({ sale: cappedSale(values) }),
  };
}

export type ProductContent = ReturnType<typeof useProductContent>;
