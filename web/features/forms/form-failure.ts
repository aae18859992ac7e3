import { m } from '@orendi/messages';
import type { ExplainedFailure } from '../../api/calls/explain-failure.ts';

/** What a refused form shows. */
export interface FormFaults {
  /** Sentences beside fields, by the fields' names. */
  errors: Partial<Record<string, string>>;
  /** A sentence about the form as a whole; undefined where every error has a field of its own. */
  failure: FormFailure | undefined;
}

export interface FormFailure {
  text: string;
  /** No toast says it, so that the form has to. */
  isAlert: boolean;
}

export const noFaults: FormFaults = { errors: {}, failure: undefined };

/** There is nowhere to load a toast from either, and the words about the kept text belong to the form. */
export function hasNoServer({ code }: ExplainedFailure): boolean {
  return code === 'NETWORK';
}

/**
 * Where the words of a failure belong.
 * @param fields the names of those that show their own error
 * @param isToasted whether toasts say it too
 */
export function formFaults(
  failed: ExplainedFailure,
  fields: readonly string[],
  isToasted: boolean,
): FormFaults {
  if (hasNoServer(failed))
    return { errors: {}, failure: { text: m.forms_network(), isAlert: true } };
  const { faults, message } = failed;
  const errors = Object.fromEntries(faults.map(({ path, msg }) => [path, msg]));
  const homeless = faults.find(({ path }) => !fields.includes(path));
  const isSaidByFields = faults.length > 0 && homeless === undefined;
  if (isSaidByFields) return { errors, failure: undefined };
  return { errors, failure: { text: homeless?.msg ?? message, isAlert: !isToasted } };
}
