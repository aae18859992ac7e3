import { photos as limit } from '@orendi/contract/limits';
import type { FocusByPhoto } from '@orendi/contract/fields/focus';
import type { ReportField } from '@orendi/contract/fields/cross-field-rule';
import { keyOfUrl } from '../../../platform/media/index.ts';

/** What a form says about the product's present photos and the uploaded ones. */
export interface PhotoChange {
  /** The photos to keep, in this order; all of them when absent. */
  existingPhotosUrls?: string[] | undefined;
  deletedPhotosUrls?: string[] | undefined;
  /** Addresses of present photos, and `new:0`, `new:1` and so on for uploaded ones. */
  photosOrder?: string[] | undefined;
  /** What crops are to keep in view, by the same names; of all others it stays as it is. */
  photosFocus?: FocusByPhoto | undefined;
}

/** The keys of the pictures at these addresses; addresses that are not ours are skipped. */
export const keysOf = (urls: readonly string[]): string[] =>
  urls.flatMap((url) => keyOfUrl(url) ?? []);

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
  { existingPhotosUrls, deletedPhotosUrls = [], photosOrder }: PhotoChange,
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
  if (photos.size < limit.min) report('images', 'api_photo_required');
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
