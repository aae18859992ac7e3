import { type Language, m } from '@orendi/messages';
import { ApiError, type Sentence } from '../../../platform/http/api-error.ts';

/** A file of an upload that cannot be imported. */
export function fileRefused(
  path: 'sheet' | 'photos',
  message: (inputs: { max: number }, options: { locale: Language }) => string,
  max = 0,
): ApiError {
  const sentence: Sentence = (locale) => message({ max }, { locale });
  return new ApiError('VALIDATION', { faults: [{ path, sentence }] });
}

const say =
  (message: (inputs: object, options: { locale: Language }) => string): Sentence =>
  (locale) =>
    message({}, { locale });

export const importGone = () => new ApiError('NOT_FOUND', { sentence: say(m.api_import_gone) });
export const importNotReady = () =>
  new ApiError('CONFLICT', { sentence: say(m.api_import_not_ready) });
export const importApplied = () =>
  new ApiError('CONFLICT', { sentence: say(m.api_import_applied) });
export const importNotUndoable = () =>
  new ApiError('CONFLICT', { sentence: say(m.api_import_not_undoable) });
