import { StartError } from '../../../platform/start-error.ts';
import { pictureFault as uploadFault } from '../../../platform/http/uploads/read-form.ts';
import type { PictureError } from '../../../platform/media/index.ts';

const reasons: Record<string, string> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a folder, not a file',
};

/** Turns a failed file operation that a person can fix into a sentence; returns any other error unchanged. */
export function fileFault(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason === undefined ? error : new StartError(`${path} ${reason}.`);
}

/** Why the picture store refuses a file, in the words of the API. */
export function pictureFault({ fault }: PictureError): string {
  return uploadFault('', fault).sentence('en');
}
