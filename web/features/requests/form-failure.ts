import { m } from '@orendi/messages';
import type { ExplainedFailure } from '../../api/explain-failure.ts';
import { emptyForm } from './form-values.ts';

/** A sentence about the form as a whole. */
export interface FormFailure {
  text: string;
  /** No toast says it, so that this place has to. */
  isAlert: boolean;
}

/** There is nowhere to load a toast from either, and the words about the kept text belong to the form. */
export function hasNoServer({ code }: ExplainedFailure): boolean {
  return code === 'NETWORK';
}

/** What stays beside the button after a failure; undefined where every error has a field of its own. */
export function formFailure(failure: ExplainedFailure): FormFailure | undefined {
  const { message, errors } = failure;
  if (hasNoServer(failure)) return { text: m.request_network(), isAlert: true };
  const homeless = errors.find(({ path }) => !Object.hasOwn(emptyForm, path));
  if (errors.length > 0 && homeless === undefined) return undefined;
  return { text: homeless?.msg ?? message, isAlert: false };
}
