import type { businessPhone } from '@orendi/contract/fields/phone';
import { type email, lines } from '@orendi/contract/fields/text';
import { textLimits } from '@orendi/contract/limits';
import { faultsOf } from '../../../platform/http/validation.ts';
import { UsageError } from './read-options.ts';

type Field = Pick<ReturnType<typeof email | typeof businessPhone>, 'safeParse'>;

/**
 * The value of an option as a form would take it.
 * @throws UsageError in the words of the form
 */
export function checkOption(option: string, schema: Field, text: string): string {
  const { success, data, error } = schema.safeParse(text);
  if (success) return data;
  const [fault] = faultsOf(error.issues);
  throw new UsageError(`${option} "${text}": ${fault?.sentence('en')}`);
}

/** Why something leaves the shop. */
export const reasonOption = { 'reason TEXT': 'what its seller reads' } as const;

/** @throws UsageError when it is missing, blank or too long */
export function readReason({ reason }: { reason?: string | undefined }): string {
  const { data = '' } = lines(textLimits.description).safeParse(reason);
  if (data !== '') return data;
  throw new UsageError(`--reason is a text of 1 to ${textLimits.description} characters.`);
}
