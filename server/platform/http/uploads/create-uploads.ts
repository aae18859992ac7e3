import { picture } from '@orendi/contract/limits';
import { collectFormFields } from '@orendi/contract/form-fields';
import { m } from '@orendi/messages';
import type { z } from 'zod';
import {
  type Media,
  PictureError,
  type PictureFault,
  type ReadPicture,
} from '../../media/index.ts';
import { createQueue, QueueFull } from '../../media/queue.ts';
import { ApiError, type FieldFault } from '../api-error.ts';
import { faultsOf } from '../validation.ts';
import { createQueueByKey } from './queue-by-key.ts';
import { collectInMemory, type FilePart, readParts } from './read-parts.ts';

/** A form that has passed every check. Its pictures are decoded but not stored yet. */
export interface UploadedForm<Form> {
  form: Form;
  /** By the keys that replace the files in the form. */
  pictures: Map<string, ReadPicture>;
}

interface Sender {
  account: string;
  /** See `addressGroup`. */
  network: string;
}

/** Reads forms that come with pictures. */
export interface Uploads {
  /**
   * @param maxFiles how many pictures each field may have; files in other fields are ignored
   * @throws ApiError VALIDATION or TOO_LARGE with all broken fields, UNSUPPORTED_TYPE, BAD_REQUEST, UNAVAILABLE
   */
  read<Form>(
    request: Request,
    maxFiles: Record<string, number>,
    schema: z.ZodType<Form>,
  ): Promise<UploadedForm<Form>>;
  /**
   * Limits how many forms one sender has in progress, so that a sender of many or slow forms delays only themselves.
   * @throws ApiError RATE_LIMITED when too many of theirs are waiting
   */
  inTurn<T>(sender: Sender, work: () => Promise<T>): Promise<T>;
}

/** Forms read at the same time. Each holds one file in memory, plus the pictures decoded so far. */
const AT_ONCE = 8;
const LONGEST_LINE = 64;
/** The limits per account and per network address; many households may share an address. */
const ofAccount = { atOnce: 2, longestLine: 8 };
const ofNetwork = { atOnce: 4, longestLine: 32 };

const soon = { 'Retry-After': '5' };

const sentences = {
  too_large: m.api_file_too_large,
  not_a_picture: m.api_picture,
  too_many_pixels: m.api_picture_too_big,
} satisfies Record<PictureFault, unknown>;

const pictureFault = (path: string, fault: PictureFault): FieldFault => ({
  path,
  sentence: (language) => sentences[fault]({}, { locale: language }),
});

/** `images[]` counts as `images`. */
const fieldOf = (name: string) => name.replace(/\[\]$/, '');

/** The only reader of forms with pictures in this process, so that its limits cover all of them. */
export function createUploads(media: Pick<Media, 'read'>): Uploads {
  const queue = createQueue(AT_ONCE, LONGEST_LINE);
  const accountQueue = createQueueByKey(ofAccount.atOnce, ofAccount.longestLine);
  const networkQueue = createQueueByKey(ofNetwork.atOnce, ofNetwork.longestLine);

  async function read<Form>(
    request: Request,
    maxFiles: Record<string, number>,
    schema: z.ZodType<Form>,
  ): Promise<UploadedForm<Form>> {
    const texts: [field: string, text: string][] = [];
    const files = new Map<string, ReadPicture[]>();
    const pictures = new Map<string, ReadPicture>();
    const faults = new Map<string, FieldFault>();
    let isTooLarge = false;

    const refuse = (field: string, fault: PictureFault) => {
      isTooLarge ||= fault === 'too_large';
      faults.set(field, faults.get(field) ?? pictureFault(field, fault));
    };
    const onTooLong = (name: string) => {
      if (maxFiles[fieldOf(name)] !== undefined) refuse(fieldOf(name), 'too_large');
    };
    const onFile = async ({ field: name, filename, collected: bytes }: FilePart<Buffer | null>) => {
      if (filename === '' && bytes?.length === 0) return;
      const field = fieldOf(name);
      const before = files.get(field) ?? [];
      // One file too many is enough for the schema to report.
      if (bytes === null || before.length > (maxFiles[field] ?? -1)) return;
      try {
        const picture = await media.read(bytes);
        pictures.set(picture.key, picture);
        files.set(field, [...before, picture]);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        refuse(field, error.fault);
      }
    };
    const most = Object.values(maxFiles).reduce((sum, count) => sum + count, 0);
    const bounds = { longest: picture.maxBytes, together: most * picture.maxBytes };
    const onText = (...text: [string, string]) => texts.push(text);
    const handlers = { onText, collect: collectInMemory, onTooLong, onFile };
    await readParts(request, bounds, handlers).catch((error: unknown) => {
      const isCutOff = error instanceof ApiError && error.code === 'TOO_LARGE' && isTooLarge;
      throw isCutOff ? new ApiError('TOO_LARGE', { faults: [...faults.values()] }) : error;
    });

    const uploaded = [...files].map(([field, read]) => {
      const keys = read.map(({ key }) => ({ key }));
      return [field, maxFiles[field] === 1 && keys.length === 1 ? keys[0] : keys] as const;
    });
    const given = { ...collectFormFields(texts), ...Object.fromEntries(uploaded) };
    const { success, data, error } = await schema.safeParseAsync(given);
    for (const fault of faultsOf(error?.issues ?? [])) {
      // A file's fault is more helpful than the field being empty without the file.
      if (!faults.has(fault.path)) faults.set(fault.path, fault);
    }
    if (!success || faults.size > 0) {
      throw new ApiError(isTooLarge ? 'TOO_LARGE' : 'VALIDATION', { faults: [...faults.values()] });
    }
    return { form: data, pictures };
  }

  return {
    async read(request, maxFiles, schema) {
      try {
        return await queue(() => read(request, maxFiles, schema));
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new ApiError('UNAVAILABLE', { headers: soon });
      }
    },
    async inTurn({ account, network }, work) {
      try {
        return await accountQueue(account)(() => networkQueue(network)(work));
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new ApiError('RATE_LIMITED', { headers: soon });
      }
    },
  };
}
