import { m } from '@orendi/messages';
import { ApiFailure, type FieldFault } from '../../api/failure.ts';
import { toastText, type ExplainedFailure } from '../../api/calls/explain-failure.ts';

export interface FormFaults {
  /** Messages shown at their fields, by field name. */
  errors: Partial<Record<string, string>>;
  /** A message about the form as a whole; undefined when every error has a field. */
  failure: FormFailure | undefined;
}

export interface FormFailure {
  text: string;
  /** There is no toast, so the form itself must announce it. */
  isAlert: boolean;
  /** Nobody is signed in any more; the form says where to. */
  isSignedOut?: boolean;
}

/** Faults that the page itself finds, as if the server had said them. */
export const validationFailure = (faults: FieldFault[]) =>
  new ApiFailure(422, 'VALIDATION', m.failure_validation(), faults);

export const noFaults: FormFaults = { errors: {}, failure: undefined };

/**
 * Without a network the toast code cannot be loaded either, and the note about the preserved text belongs in the form.
 */
export function hasNoServer({ code }: ExplainedFailure): boolean {
  return code === 'NETWORK';
}

/**
 * Assigns a failure's messages to fields or to the form.
 * @param fields names of the fields that show their own error
 */
export function formFaults(
  failed: ExplainedFailure,
  fields: readonly string[],
  isToasted: boolean,
): FormFaults {
  if (hasNoServer(failed))
    return { errors: {}, failure: { text: m.forms_network(), isAlert: true } };
  const { faults, message } = failed;
  if (failed.code === 'UNAUTHENTICATED' && faults.length === 0) {
    const failure = { text: m.forms_signed_out(), isAlert: !isToasted, isSignedOut: true };
    return { errors: {}, failure };
  }
  const errors = Object.fromEntries(faults.map(({ path, msg }) => [path, msg]));
  const homeless = faults.find(({ path }) => !fields.includes(path));
  const isSaidByFields = faults.length > 0 && homeless === undefined;
  if (isSaidByFields) return { errors, failure: undefined };
  return { errors, failure: { text: homeless?.msg ?? message, isAlert: !isToasted } };
}

/** The errors of fields other than these, of whose entries none are left either. */
export function errorsBeside(edited: readonly string[], errors: FormFaults['errors']) {
  const isEdited = (path: string) => edited.some((field) => `${path}.`.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isEdited(path)));
}

/** A refused form's toast: the sentences are at the fields, out of sight perhaps, and mean nothing without them. */
export function attentionText(failed: ExplainedFailure, fields: readonly string[]): string {
  const count = failed.errors.length;
  const isSaidByFields = failed.errors.every(({ path }) => fields.includes(path));
  return count > 0 && isSaidByFields ? m.forms_attention({ count }) : toastText(failed);
}
