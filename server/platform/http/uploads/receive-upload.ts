import { ApiError, type FieldFault, type Sentence } from '../api-error.ts';
import { readParts } from './read-parts.ts';
import { openSpool, type Spool, type SpooledFile, type SpoolFolder } from './spool.ts';

export interface FileField {
  most: number;
  /** How many more are received, for a schema to report that they are too many; all others are passed over. */
  surplus?: number;
  /** For one file, in bytes. */
  maxBytes: number;
  tooLarge: Sentence;
}

/** Arrived whole; its files are on the disk. */
export interface ReceivedUpload {
  texts: [field: string, text: string][];
  /** Grouped by field, without blank file inputs. */
  files: Map<string, NamedFile[]>;
  tooLarge: FieldFault[];
}

/** A file with the name that its sender gives it. */
export type NamedFile = SpooledFile & { name: string };

/** `images[]` counts as `images`. */
const fieldOf = (name: string) => name.replace(/\[\]$/, '');

/**
 * Receives a multipart body: its texts into memory, its files onto the disk. Files in fields that have none are passed
 * over.
 * @param spools takes the files that were opened, one per field, which the caller closes in any case
 * @throws ApiError TOO_LARGE with the fields known so far when the body is cut off; and whatever `readParts` and the file
 * system throw
 */
export async function receiveUpload(
  request: Request,
  fields: ReadonlyMap<string, FileField>,
  folder: SpoolFolder,
  spools: Map<string, Spool>,
): Promise<ReceivedUpload> {
  const texts: ReceivedUpload['texts'] = [];
  const files: ReceivedUpload['files'] = new Map();
  const tooLarge = new Map<string, FieldFault>();

  const noteTooLarge = (path: string) => {
    const field = fields.get(path);
    if (field) tooLarge.set(path, { path, sentence: field.tooLarge });
  };
  const spoolOf = async (field: string) => {
    const spool = spools.get(field) ?? (await openSpool(folder));
    spools.set(field, spool);
    return spool;
  };
  const longest = Math.max(0, ...[...fields.values()].map(({ maxBytes }) => maxBytes));
  const together = [...fields.values()].reduce(
    (sum, { most, maxBytes }) => sum + most * maxBytes,
    0,
  );
  try {
    await readParts(
      request,
      { longest, together },
      {
        onText: (field, text) => texts.push([field, text]),
        onTooLong: (name) => noteTooLarge(fieldOf(name)),
        async onFile({ field: name, filename, content }) {
          const field = fieldOf(name);
          const bounds = fields.get(field);
          const before = files.get(field) ?? [];
          if (!bounds || before.length >= bounds.most + (bounds.surplus ?? 0)) {
            for await (const _ of content);
            return;
          }
          const file = await (await spoolOf(field)).append(content, bounds.maxBytes);
          if (filename === '' && file.size === 0) return;
          if (file.isTooLarge) noteTooLarge(field);
          else files.set(field, [...before, { ...file, name: filename }]);
        },
      },
    );
  } catch (error) {
    const isCutOff = error instanceof ApiError && error.code === 'TOO_LARGE' && tooLarge.size > 0;
    throw isCutOff ? new ApiError('TOO_LARGE', { faults: [...tooLarge.values()] }) : error;
  }
  return { texts, files, tooLarge: [...tooLarge.values()] };
}
