import type { UploadedPicture } from '@orendi/contract/fields/picture';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ReadPicture } from '../../../platform/media/index.ts';
import type { ProductPicture } from '../product-picture-queries.ts';
import { arrangePhotos, type PhotoChange } from './arrange-photos.ts';
import { readFocuses } from './read-focuses.ts';

/**
 * The photos of a product after a change whose form has been checked.
 * @throws ApiError CONFLICT when the product's photos have changed since the check, so that the form no longer fits
 */
export function productPhotos(
  present: ProductPicture[],
  uploaded: ReadonlyMap<string, ReadPicture>,
  form: PhotoChange & { images: UploadedPicture[] },
): ProductPicture[] {
  const known = new Map<string, ProductPicture>();
  for (const { key, focus, webp } of uploaded.values()) {
    known.set(key, { key, bytes: webp.length, found: focus });
  }
  for (const picture of present) known.set(picture.key, picture);
  const stored = present.map(({ key }) => key);
  const added = form.images.map(({ key }) => key);
  const refuse = () => {
    throw new ApiError('CONFLICT');
  };
  const focuses = readFocuses(stored, added, form.photosFocus, refuse);
  return arrangePhotos(stored, added, form, refuse).map((key) => {
    const { bytes = 0, found, focus } = known.get(key) ?? {};
    return { key, bytes, found, focus: focuses.get(key) ?? focus };
  });
}
