import { basename } from 'node:path';
import { StartError } from '../../../platform/start-error.ts';
import { pictureFault } from '../../../platform/http/uploads/read-form.ts';
import { PictureError } from '../../../platform/media/index.ts';
import { UsageError } from './read-options.ts';

const reasons: Record<string, string> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a folder, not a file',
};

/**
 * Turns a failed file operation that a person can fix into a sentence: a UsageError, in the words of the API, where the
 * picture store refuses the file, else a StartError. Returns any other error unchanged.
 */
export function fileFault(path: string, error: unknown): unknown {
  if (error instanceof PictureError) {
    return new UsageError(`${basename(path)}: ${pictureFault('', error.fault).sentence('en')}`);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason === undefined ? error : new StartError(`${path} ${reason}.`);
}
