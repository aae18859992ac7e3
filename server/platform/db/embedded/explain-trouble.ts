import { getSystemErrorMessage } from 'node:util';
import { diskFullAdvice, StartError } from '../../start-error.ts';

/** Advice for a person, by the message of PostgreSQL or the system. */
const advices: [RegExp, string][] = [
  [/no space left|wrote only|disk quota/i, diskFullAdvice],
  [/read-only file system/i, 'Mount the disk for writing, or set DATA_DIR to another folder.'],
  [/too many open files/i, 'Allow more files to be open (ulimit -n, LimitNOFILE).'],
  [
    /pg_control|checkpoint record|invalid (page|record|magic)|could not \w+ (file|directory) "(global|base|pg_)/i,
    'If its files are damaged, restore the newest backup into a new folder: DATA_DIR=NEW npm run operator -- restore --from BACKUPS.',
  ],
];

/** @param event such as "did not start" */
export function explainTrouble(event: string, trouble: string, cause?: unknown): StartError {
  const advice = advices.find(([sign]) => sign.test(trouble))?.[1];
  const sentence = `The embedded database ${event}: ${trouble}.`;
  return new StartError(advice ? `${sentence} ${advice}` : sentence, { cause });
}

/** Distinguishes operating system errors (with `code` and `errno`) from all others. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'errno' in error;
}

export function systemReason(error: unknown): string {
  if (isSystemError(error) && error.errno !== undefined) return getSystemErrorMessage(error.errno);
  return error instanceof Error ? error.message : String(error);
}
