import { photos as photoLimits } from '@orendi/contract/limits';
import type { Product } from '@orendi/contract/schemas/product';
import { useMemo, useState } from 'react';
import { pictureSource, sourceAddress } from '../../../ui/picture-source.ts';
import { useForm } from '../../forms/use-form.ts';
import { isSameOrder } from '../../pictures/photos/photo-order.ts';
import { newPhoto, storedPhoto, type Photo } from '../../pictures/photos/photo.ts';
import { usePhotos } from '../../pictures/photos/use-photos.ts';
import type { ShownProduct } from './conflict/merge-product.ts';
import { draftName, type ProductDraft } from './draft/product-drafts.ts';
import { useProductDraft } from './draft/use-product-draft.ts';
import type { ProductFormStart } from './load-product-form.ts';
import { productValues } from './product-values.ts';
import { cappedSale } from './sale-cap.ts';

/** In pixels, for screens with two of them to a point. */
const tileWidth = 320;

/** Shows its own error beside the texts. */
export const photosField = 'images';

/**
 * What is in the form of a product: its texts, its photos and their draft, and what of it has been changed since the
 * product was as `base` says.
 */
export function useProductContent({ owner, product, model, defaults }: ProductFormStart) {
  const [base, setBase] = useState(product);
  const first = useMemo(() => productValues(base ?? model, defaults), [base, model, defaults]);
  const form = useForm(first, [photosField]);
  const [firstPhotos, setFirstPhotos] = useState<readonly Photo[]>(() =>
    photosOf(product ?? model),
  );
  const photos = usePhotos(firstPhotos, photoLimits.max, () => form.repair([photosField]));
  const { values } = form;
  const isChanged = form.isChanged || (!form.isSending && !isSameOrder(photos.photos, firstPhotos));
  const draft = useProductDraft({
    userId: owner.id,
    name: draftName(product?.id, model?.id),
    texts: { values, base },
    photos: photos.photos,
    isChanged,
  });

  /** Shows a product as it is now, with or without what was changed in the form. */
  function show(now: Product | null, shown: ShownProduct): void {
    setBase(now);
    setFirstPhotos(photosOf(now));
    form.change(shown.values);
    photos.replace(shown.photos);
  }

  function takeDraft(found: ProductDraft): void {
    const kept = found.photos.map((photo) =>
      'url' in photo
        ? shownPhoto(photo.url)
        : newPhoto(photo.file, URL.createObjectURL(photo.file), true),
    );
    show(found.base, { values: found.values, photos: kept });
    draft.take();
  }

  return {
    ...form,
    base,
    photos,
    draft,
    isChanged,
    /** A product as the form would show it. */
    shownOf: (now: Product) => ({ values: productValues(now, defaults), photos: photosOf(now) }),
    show,
    takeDraft,
    /** Keeps the discount within the price, once that is typed. */
    capSale: () => form.change({ sale: cappedSale(values) }),
  };
}

export type ProductContent = ReturnType<typeof useProductContent>;

const photosOf = (product: Product | null) =>
  product === null ? [] : product.images.map(shownPhoto);

function shownPhoto(url: string): Photo {
  const source = pictureSource(url);
  return storedPhoto(url, source === null ? url : sourceAddress(source, tileWidth));
}
