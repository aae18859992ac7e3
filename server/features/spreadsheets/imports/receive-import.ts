import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { imports } from '@orendi/contract/limits';
import { type Language, m } from '@orendi/messages';
import { isDiskFull } from '../../../platform/disk-space.ts';
import { ApiError, type FieldFault } from '../../../platform/http/api-error.ts';
import { type FileContent, readParts } from '../../../platform/http/uploads/read-parts.ts';

export interface ReceivedImport {
  sheet: Buffer;
  /** The zip of photos, in an unlinked file that the caller closes. */
  zip: FileHandle | null;
}

type Collected =
  | { kind: 'sheet'; bytes: Buffer | null }
  | { kind: 'zip'; file: FileHandle; isEmpty: boolean; isTooLarge: boolean }
  | { kind: 'other' };

/**
 * Receives a spreadsheet into memory and a zip of photos onto disk.
 * @param folder where the zip is written; its file is unlinked at once, so that it disappears with the process however
 * that ends
 * @throws ApiError VALIDATION or TOO_LARGE under `sheet` and `photos`, and whatever `readParts` throws
 */
export async function receiveImport(request: Request, folder: string): Promise<ReceivedImport> {
  const zips: FileHandle[] = [];
  const faults = new Map<string, FieldFault>();
  let received: ReceivedImport = { sheet: Buffer.alloc(0), zip: null };
  let failure: unknown;

  const collect = async (content: FileContent, field: string): Promise<Collected> => {
    if (field === 'sheet') return { kind: 'sheet', bytes: await collectSheet(content) };
    if (field === 'photos' && zips.length === 0) {
      const file = await openNameless(folder).catch((error: unknown) => {
        failure = error;
        throw error;
      });
      zips.push(file);
      await file.writeFile(content).catch((error: unknown) => {
        if (isDiskFull(error)) failure = error;
        throw error;
      });
      const { size } = await file.stat();
      return { kind: 'zip', file, isEmpty: size === 0, isTooLarge: content.truncated === true };
    }
    for await (const _ of content);
    return { kind: 'other' };
  };
  try {
    await readParts(
      request,
      { longest: imports.zipBytes, together: imports.zipBytes + imports.sheetBytes },
      {
        onText: () => {},
        collect,
        onFile: async ({ collected }) => {
          if (collected.kind === 'sheet') {
            if (collected.bytes === null) faults.set('sheet', tooLarge('sheet'));
            else received = { ...received, sheet: collected.bytes };
          } else if (collected.kind === 'zip' && !collected.isEmpty) {
            if (collected.isTooLarge) faults.set('photos', tooLarge('photos'));
            else received = { ...received, zip: collected.file };
          }
        },
      },
    );
    if (faults.size > 0) throw new ApiError('TOO_LARGE', { faults: [...faults.values()] });
    if (received.sheet.length === 0) {
      throw new ApiError('VALIDATION', { faults: [fault('sheet', m.api_sheet_required)] });
    }
  } catch (error) {
    await Promise.all(zips.map((file) => file.close()));
    throw failure ?? error;
  }
  await Promise.all(zips.filter((file) => file !== received.zip).map((file) => file.close()));
  return received;
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** Null for a sheet that is too large; it is still read to its end, so that the zip after it is checked too. */
async function collectSheet(content: FileContent): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += (chunk as Buffer).length;
    if (length <= imports.sheetBytes) chunks.push(chunk as Buffer);
  }
  return length <= imports.sheetBytes ? Buffer.concat(chunks) : null;
}

const fault = (
  path: string,
  message: (inputs: object, options: { locale: Language }) => string,
): FieldFault => ({ path, sentence: (locale) => message({}, { locale }) });

const tooLarge = (path: 'sheet' | 'photos') =>
  fault(path, path === 'sheet' ? m.api_sheet_too_large : m.api_zip_too_large);
