import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { businessPhone } from '@orendi/contract/fields/phone';
import { email, line } from '@orendi/contract/fields/text';
import { isLanguage, type Language } from '@orendi/contract/language';
import { textLimits } from '@orendi/contract/limits';
import { readBusinessPhone } from '@orendi/contract/phone';
import type { Services } from '@orendi/server/services';
import { faultsOf } from '@orendi/server/platform/http/validation';
import { PictureError, type ReadPicture } from '@orendi/server/platform/media/index';
import { UsageError } from '../command-line/usage-error.ts';
import type { Options } from '../command-line/read-options.ts';
import { fileFault } from '../csv/file-fault.ts';
import { pictureFault } from '../photos/picture-fault.ts';
import type { businessOptions } from './business-options.ts';
import { drawLogo } from './draw-logo.ts';

/** A business as described on the command line. */
export interface NewBusiness {
  business_name: string;
  email: string;
  phone_no: string;
  address: string;
  language: Language;
  /** Validated, but not in the picture store yet. */
  logo: ReadPicture;
}

/**
 * Reads the description of a business that is not in the shop yet.
 * @throws UsageError for the first missing or invalid option
 */
export async function readNewBusiness(
  name: string,
  options: Options<typeof businessOptions>,
  { media, folder }: { media: Services['media']; folder: string },
): Promise<NewBusiness> {
  if (/^\d+$/.test(name)) throw new UsageError(`There is no business with the id ${name}.`);
  if (options.email === undefined) {
    throw new UsageError(
      `There is no business "${name}" yet: say with --email where its requests go, and it is made.`,
    );
  }
  const language = options.language ?? 'al';
  if (!isLanguage(language)) throw new UsageError('--language is al or en.');
  return {
    business_name: checked('--business', line(textLimits.name), name),
    email: checked('--email', email(), options.email),
    phone_no: options.phone ? checked('--phone', phone, options.phone) : '',
    address: options.address ? checked('--address', line(textLimits.address), options.address) : '',
    language,
    logo: options.logo
      ? await readLogo(resolve(folder, options.logo), media)
      : await media.read(await drawLogo(name)),
  };
}

const phone = businessPhone().transform((typed) => readBusinessPhone(typed, null) ?? typed);

type Schema = ReturnType<typeof email> | ReturnType<typeof businessPhone>;

function checked(option: string, schema: Pick<Schema, 'safeParse'>, text: string): string {
  const { success, data, error } = schema.safeParse(text);
  if (success) return data;
  const [fault] = faultsOf(error.issues);
  throw new UsageError(`${option} "${text}": ${fault?.sentence('en')}`);
}

async function readLogo(path: string, media: Services['media']): Promise<ReadPicture> {
  try {
    return await media.read(await readFile(path));
  } catch (error) {
    if (error instanceof PictureError)
      throw new UsageError(`--logo ${path}: ${pictureFault(error)}`);
    throw fileFault(path, error);
  }
}
