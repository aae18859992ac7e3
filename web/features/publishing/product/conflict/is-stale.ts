import type { ApiFailure } from '../../../../api/failure.ts';

/**
 * Whether a save was rejected because the product may have changed. A missing photo is reported before the version is
 * checked.
 */
export function isStale({ code, errors }: ApiFailure): boolean {
  return code === 'CONFLICT' || errors.some(({ path }) => photoLists.has(path));
}

const photoLists = new Set(['existingPhotosUrls', 'photosOrder', 'photosFocus']);
