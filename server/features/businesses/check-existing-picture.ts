import { m } from '@orendi/messages';
import { ApiError } from '../../platform/http/api-error.ts';
import { keyOfUrl } from '../../platform/media/index.ts';

/**
 * Checks that the picture named by a form is still the current one.
 * @param url absolute or relative, of any width
 * @throws ApiError VALIDATION
 */
export function checkExistingPicture(path: string, url: string | null, present: string | null) {
  if (url !== null && keyOfUrl(url) === present) return;
  const sentence = (language: 'al' | 'en') => m.api_picture_unknown({}, { locale: language });
  throw new ApiError('VALIDATION', { faults: [{ path, sentence }] });
}
