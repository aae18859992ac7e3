import type { FocusByPhoto } from '@orendi/contract/fields/focus';
import type { ReportField } from '@orendi/contract/fields/cross-field-rule';
import type { Focus } from '@orendi/contract/fit-picture';
import { keyOfUrl } from '../../../platform/media/index.ts';

/**
 * What a form wants crops of photos to keep in view, by the photos' keys, with the two decimals that are stored.
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
  for (const [place, [x, y]] of Object.entries(given ?? {})) {
    const [, index] = /^new:(\d{1,2})$/.exec(place) ?? [];
    const key = index === undefined ? keyOfUrl(place) : added[Number(index)];
    if (key !== null && key !== undefined && [...present, ...added].includes(key)) {
      focuses.set(key, [rounded(x), rounded(y)]);
    } else report('photosFocus', 'api_photo_unknown');
  }
  return focuses;
}

const rounded = (fraction: number) => Math.round(fraction * 100) / 100;
