import type { ApiFailure } from '../../../../api/failure.ts';

/**
 * Whether a change was refused because the product may be another by now. A photo that is gone is told before the version
 * is looked at.
 */
export function isStale({ code, errors }: ApiFailure): boolean {
  return code === 'CONFLICT' || errors.some(({ path }) => photoLists.has(path));
}

const photoLists = new Set(['existingPhotosUrls', 'photosOrder']);
