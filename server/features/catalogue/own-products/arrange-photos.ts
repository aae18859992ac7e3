import { photos as limit } from '@orendi/contract/limits';
import type { ReportField } from '@orendi/contract/fields/cross-field-rule';
import { keyOfUrl } from '../../../platform/media/index.ts';

/** What a form says about the photos that a product has, and about those that come with it. */
export interface PhotoChange {
  /** Those to keep, in this order; all of them when it is not given. */
  existingPhotosUrls?: string[] | undefined;
  deletedPhotosUrls?: string[] | undefined;
  /** Addresses, and `new:0`, `new:1` and so on for the new ones. */
  photosOrder?: string[] | undefined;
}

/** What these addresses lead to, as far as it can be photos of ours. */
export const keysOf = (urls: readonly string[]): string[] =>
  urls.flatMap((url) => keyOfUrl(url) ?? []);

/**
 * The photos of a product after a change: those that stay, then the new ones, or all in the order asked for. The same
 * photograph counts once.
 * @param present keys of those it has now, in their order
 * @param added keys of the new ones, in the order in which they came
 * @param report hears of every field that is broken; what is returned is of use only without any
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
