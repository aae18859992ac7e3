import { collectFormFields } from '@orendi/contract/form-fields';
import { m } from '@orendi/messages';
import type { z } from 'zod';
import { PictureError, type PictureFault, type ReadPicture } from '../../media/index.ts';
import { say } from '../../sentence.ts';
import { ApiError, type FieldFault } from '../api-error.ts';
import { faultsOf } from '../validation.ts';
import type { ReceivedUpload } from './receive-upload.ts';

/** It has passed every check. Its pictures are decoded but not stored yet. */
export interface UploadedForm<Form> {
  form: Form;
  /** Named by the keys that replace the files in the form. */
  pictures: Map<string, ReadPicture>;
}

const sentences = {
  too_large: m.api_file_too_large,
  not_a_picture: m.api_picture,
  too_many_pixels: m.api_picture_too_big,
} satisfies Record<PictureFault, unknown>;

export const pictureFault = (path: string, fault: PictureFault): FieldFault => ({
  path,
  sentence: say(sentences[fault]),
});

/**
 * Decodes the pictures of a form that has arrived, one file at a time, and checks it as a whole.
 * @param isSingle whether a field holds one picture rather than a list
 * @param clearable fields that the schema wants to see when they are sent empty
 * @throws ApiError VALIDATION or TOO_LARGE with all broken fields
 */
export async function readForm<Form>(
  { texts, files, tooLarge }: ReceivedUpload,
  schema: z.ZodType<Form>,
  isSingle: (field: string) => boolean,
  decode: (bytes: Buffer) => Promise<ReadPicture>,
  clearable: readonly string[] = [],
): Promise<UploadedForm<Form>> {
  const pictures = new Map<string, ReadPicture>();
  const faults = new Map(tooLarge.map((fault) => [fault.path, fault]));
  const given: [field: string, value: unknown][] = [];

  for (const [field, some] of files) {
    const keys: { key: string }[] = [];
    for (const file of some) {
      try {
        const picture = await decode(await file.read());
        pictures.set(picture.key, picture);
        keys.push({ key: picture.key });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        if (!faults.has(field)) faults.set(field, pictureFault(field, error.fault));
      }
    }
    if (keys.length > 0) given.push([field, isSingle(field) && keys.length === 1 ? keys[0] : keys]);
  }
  const { success, data, error } = await schema.safeParseAsync({
    ...collectFormFields(texts, clearable),
    ...Object.fromEntries(given),
  });
  for (const fault of faultsOf(error?.issues ?? [])) {
    // A file's fault is more helpful than the field being empty without the file.
    if (!faults.has(fault.path)) faults.set(fault.path, fault);
  }
  if (!success || faults.size > 0) {
    const code = tooLarge.length > 0 ? 'TOO_LARGE' : 'VALIDATION';
    throw new ApiError(code, { faults: [...faults.values()] });
  }
  return { form: data, pictures };
}
