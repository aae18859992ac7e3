import { lines } from '@orendi/contract/fields/text';
import { textLimits } from '@orendi/contract/limits';
import { UsageError } from './usage-error.ts';

/** Why something leaves the shop. */
export const reasonOption = {
  reason: { kind: 'text', value: 'TEXT', help: 'what its seller reads' },
} as const;

/** @throws {UsageError} when it is missing, blank or too long */
export function readReason({ reason }: { reason?: string | undefined }): string {
  const read = lines(textLimits.description).safeParse(reason);
  if (!read.success || read.data === '') {
    throw new UsageError(`--reason is a text of 1 to ${textLimits.description} characters.`);
  }
  return read.data;
}
