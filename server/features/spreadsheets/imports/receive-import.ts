import { imports } from '@orendi/contract/limits';
import { type Language, m } from '@orendi/messages';
import { ApiError, type Sentence } from '../../../platform/http/api-error.ts';
import type { Turn } from '../../../platform/http/uploads/create-uploads.ts';
import type { SpooledFile } from '../../../platform/http/uploads/spool.ts';
import { fileRefused } from './import-faults.ts';

export interface ReceivedImport {
  sheet: Buffer;
  /** The zip of photos. */
  zip: SpooledFile | null;
}

/**
 * Receives a spreadsheet and a zip of photos.
 * @throws ApiError VALIDATION or TOO_LARGE under `sheet` and `photos`, and whatever `Turn.receive` throws
 */
export async function receiveImport(turn: Turn, request: Request): Promise<ReceivedImport> {
  const { files, tooLarge } = await turn.receive(request, {
    sheet: { most: 1, maxBytes: imports.sheetBytes, tooLarge: say(m.api_sheet_too_large) },
    photos: { most: 1, maxBytes: imports.zipBytes, tooLarge: say(m.api_zip_too_large) },
  });
  if (tooLarge.length > 0) throw new ApiError('TOO_LARGE', { faults: tooLarge });
  const [sheet] = files.get('sheet') ?? [];
  const [zip] = files.get('photos') ?? [];
  if (!sheet || sheet.size === 0) throw fileRefused('sheet', m.api_sheet_required);
  return { sheet: await sheet.read(), zip: zip && zip.size > 0 ? zip : null };
}

const say =
  (message: (inputs: object, options: { locale: Language }) => string): Sentence =>
  (locale) =>
    message({}, { locale });
