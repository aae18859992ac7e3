import { m } from '@orendi/messages';
import { ApiError } from './api-error.ts';

/**
 * An id that a call accepts in its query or its body.
 * @throws ApiError VALIDATION when it is in neither
 */
export function requiredId<Name extends string>(
  name: Name,
  ...places: { [name in Name]?: number | undefined }[]
): number {
  const id = places.map((place) => place[name]).find((value) => value !== undefined);
  if (id !== undefined) return id;
  const sentence = (language: 'al' | 'en') => m.api_required({}, { locale: language });
  throw new ApiError('VALIDATION', { faults: [{ path: name, sentence }] });
}
