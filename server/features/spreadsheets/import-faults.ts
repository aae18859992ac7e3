import { type Language, m } from '@orendi/messages';
import { ApiError, brokenField, conflict } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';

export const fileRefused = (
  path: 'sheet' | 'photos',
  message: (inputs: { max: number }, options: { locale: Language }) => string,
  max = 0,
) => brokenField(path, say(message, { max }));

export const importGone = () => new ApiError('NOT_FOUND', { sentence: say(m.api_import_gone) });
export const importNotReady = () => conflict(m.api_import_not_ready);
export const importApplied = () => conflict(m.api_import_applied);
export const importNotUndoable = () => conflict(m.api_import_not_undoable);
