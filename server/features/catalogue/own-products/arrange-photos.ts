import { photos as limit } from '@orendi/contract/limits';
import { type ListingState } from '@orendi/contract/listings';
import type { FocusByPhoto, UploadedPicture } from '@orendi/contract/fields/picture';
import type { ReportField } from '@orendi/contract/fields/fault';
import type { Focus } from '@orendi/contract/fit-picture';
import { keyOfUrl, type ReadPicture } from '../../../platform/media/index.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ProductPicture } from '../product-picture-queries.ts';

export interface PhotoChange {
  /** The photos to keep, in this order; all of them when absent. */
  existingPhotosUrls?: string[] | undefined;
  deletedPhotosUrls?: string[] | undefined;
  /** Addresses of present photos, and `new:0`, `new:1` and so on for uploaded ones. */
  photosOrder?: string[] | undefined;
  /** Crop centers by the same names; those of other photos stay. */
  photosFocus?: FocusByPhoto | undefined;
  /** Only a draft may be without photos. */
  state?: ListingState | undefined;
}

/**
 * The photos of a product after a change: the kept ones, then the new ones, or all in the requested order. The same
 * photo counts once.
 * @param present keys of the current photos, in order
 * @param added keys of the new ones, in the order of upload
 * @param report called for every broken field; the result is only meaningful if it was not called
 */
export function arrangePhotos(
  present: string[],
  added: string[],
  { existingPhotosUrls, deletedPhotosUrls = [], photosOrder, state }: PhotoChange,
  report: ReportField,
): string[] {
  const presentKey = (field: keyof PhotoChange, url: string) => {
    const key = keyOfUrl(url);
    if (key !== null && present.includes(key)) return [key];
    report(field, 'api_photo_unknown');
    return [];
  };
  const deleted = new Set(deletedPhotosUrls.flatMap((url) => presentKey('deletedPhotosUrls', url)));
  const kept =
    existingPhotosUrls?.flatMap((url) => presentKey('existingPhotosUrls', url)) ?? present;
  const photos = new Set([...kept.filter((key) => !deleted.has(key)), ...added]);
  if (photos.size < limit.min && state !== 'draft') report('images', 'api_photo_required');
  if (photos.size > limit.max) report('images', 'api_too_many_photos');
  if (!photosOrder) return [...photos];

  const ordered = photosOrder.flatMap((place) => {
    const [, index] = /^new:(\d{1,2})$/.exec(place) ?? [];
    return index === undefined ? presentKey('photosOrder', place) : (added[Number(index)] ?? []);
  });
  const isComplete =
    photos.size === new Set(ordered).size && ordered.every((key) => photos.has(key));
  if (!isComplete) report('photosOrder', 'api_photos_order');
  return [...new Set(ordered)];
}

/**
 * Reads the focus that a form gives each photo, keyed by the photo, with the two decimals that are stored.
 * @param present keys of the current photos
 * @param added keys of the new ones, in the order of upload
 * @param report called for every photo that the product does not have
 */
export function readFocuses(
  present: readonly string[],
  added: readonly string[],
  given: FocusByPhoto | undefined,
  report: ReportField,
): Map<string, Focus> {
  const focuses = new Map<string, Focus>();
  for (const [place, [x, y, ...whole]] of Object.entries(given ?? {})) {
    const [, index] = /^new:(\d{1,2})$/.exec(place) ?? [];
    const key = index === undefined ? keyOfUrl(place) : added[Number(index)];
    if (key !== null && key !== undefined && [...present, ...added].includes(key)) {
      focuses.set(key, [rounded(x), rounded(y), ...whole]);
    } else report('photosFocus', 'api_photo_unknown');
  }
  return focuses;
}

const rounded = (fraction: number) => Math.round(fraction * 100) / 100;

/** @throws ApiError CONFLICT when the product's photos have changed since the form was checked */
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
