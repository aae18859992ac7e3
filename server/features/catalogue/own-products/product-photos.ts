import type { UploadedPicture } from '@orendi/contract/fields/picture';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ReadPicture } from '../../../platform/media/index.ts';
import type { ProductPicture } from '../product-picture-queries.ts';
import { arrangePhotos, type PhotoChange } from './arrange-photos.ts';

/**
 * The photos of a product after a change whose form has been checked.
 * @throws ApiError CONFLICT when the product's photos have changed since the check, so that the form no longer fits
 */
export function productPhotos(
  present: ProductPicture[],
  uploaded: ReadonlyMap<string, ReadPicture>,
  form: PhotoChange & { images: UploadedPicture[] },
): ProductPicture[] {
  const bytesOf = new Map(present.map(({ key, bytes }) => [key, bytes]));
  for (const { key, webp } of uploaded.values()) bytesOf.set(key, webp.length);
  const keys = arrangePhotos(
    present.map(({ key }) => key),
    form.images.map(({ key }) => key),
    form,
    () => {
      throw new ApiError('CONFLICT');
    },
  );
  return keys.map((key) => ({ key, bytes: bytesOf.get(key) ?? 0 }));
}
