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
import { type FilePart, readParts } from './read-parts.ts';

/** A form that has passed every check. Its pictures are read, and stored nowhere yet. */
export interface UploadedForm<Form> {
  form: Form;
  /** By the keys that stand in the form in the place of the files. */
  pictures: Map<string, ReadPicture>;
}

/** Reads forms that come with pictures. */
export interface Uploads {
  /**
   * @param maxFiles how many pictures a field may have; files in other fields are passed over
   * @throws ApiError VALIDATION or TOO_LARGE with all broken fields, UNSUPPORTED_TYPE, BAD_REQUEST, UNAVAILABLE
   */
  read<Form>(
    request: Request,
    maxFiles: Record<string, number>,
    schema: z.ZodType<Form>,
  ): Promise<UploadedForm<Form>>;
}

/** Forms that are read at the same time: each holds one file and the pictures it has become. */
const AT_ONCE = 8;
const LONGEST_LINE = 64;

const sentences = {
  too_large: m.api_file_too_large,
  not_a_picture: m.api_picture,
  too_many_pixels: m.api_picture_too_big,
} satisfies Record<PictureFault, unknown>;

const pictureFault = (path: string, fault: PictureFault): FieldFault => ({
  path,
  sentence: (language) => sentences[fault]({}, { locale: language }),
});

/** The one reader of all forms with pictures in this process, so that all together are bounded. */
export function createUploads(media: Pick<Media, 'read'>): Uploads {
  const queue = createQueue(AT_ONCE, LONGEST_LINE);

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
    const onFile = async ({ field: name, bytes }: FilePart) => {
      const field = name.replace(/\[\]$/, '');
      const before = files.get(field) ?? [];
      // One more than may be is enough for the schema to say so.
      if (before.length > (maxFiles[field] ?? -1)) return;
      if (bytes === null) {
        refuse(field, 'too_large');
        return;
      }
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
    await readParts(request, most, { onText: (...text) => texts.push(text), onFile });

    const uploaded = [...files].map(([field, read]) => {
      const keys = read.map(({ key }) => ({ key }));
      return [field, maxFiles[field] === 1 && keys.length === 1 ? keys[0] : keys] as const;
    });
    const given = { ...collectFormFields(texts), ...Object.fromEntries(uploaded) };
    const { success, data, error } = schema.safeParse(given);
    for (const fault of faultsOf(error?.issues ?? [])) {
      // What is wrong with a file says more than that the field is empty without it.
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
        throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
      }
    },
  };
}
