import type { ListingState } from '@orendi/contract/listings';
import { newPhoto, type Photo } from '../../pictures/photos/photo.ts';
import type { ProductValues } from './product-values.ts';

/** The product to overwrite; the version only if a newer one must not be overwritten. */
export interface ProductTarget {
  id: number;
  version?: number;
}

/**
 * The form as the API expects it.
 * @param target null publishes a new product
 */
export function productFormData(
  values: ProductValues,
  photos: readonly Photo[],
  target: ProductTarget | null,
  state: ListingState = 'published',
): FormData {
  const form = new FormData();
  const texts = { ...values, ...target, sale: values.sale || '0', state };
  for (const [name, text] of Object.entries(texts)) form.set(name, String(text));
  const addressOf = (photo: Photo) => (photo.kind === 'stored' ? photo.url : photo.sentTo);
  const kept = photos.flatMap((photo) => addressOf(photo) ?? []);
  form.set('existingPhotosUrls[]', JSON.stringify(kept));
  let added = 0;
  const order = photos.map((photo) => {
    const url = addressOf(photo);
    if (url !== undefined || photo.kind === 'stored') return url;
    form.append('images', photo.file);
    added += 1;
    return `new:${added - 1}`;
  });
  form.set('photosOrder', JSON.stringify(order));
  const moved = photos.flatMap(({ moved: focus }, i) => (focus ? [[order[i], focus]] : []));
  if (moved.length > 0) form.set('photosFocus', JSON.stringify(Object.fromEntries(moved)));
  return form;
}

/** The photos with the files of those that were sent ahead. */
export const withFiles = (photos: readonly Photo[]) =>
  photos.map((photo) => (photo.kind === 'new' ? { ...photo, sentTo: undefined } : photo));

/** The photos of a deleted product as files for a new one, without those that the shop no longer has. */
export async function asNewPhotos(photos: readonly Photo[]): Promise<Photo[]> {
  const found = await Promise.all(photos.map((photo) => asNewPhoto(photo).catch(() => null)));
  return found.filter((photo) => photo !== null);
}

async function asNewPhoto(photo: Photo): Promise<Photo | null> {
  if (photo.kind === 'new') return photo;
  const { pathname } = new URL(photo.url, location.href);
  // A script may read no picture of another host, to which the shop may send others.
  const answer = await fetch(`${pathname}?here`);
  if (!answer.ok) return null;
  const picture = await answer.blob();
  const file = new File([picture], pathname.split('/').at(-1) ?? '', { type: picture.type });
  return newPhoto(file, URL.createObjectURL(file), true);
}
