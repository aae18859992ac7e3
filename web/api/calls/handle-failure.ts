import { showToast } from '../../ui/toast/show-toast.ts';
import {
  explainFailure,
  toastText,
  type ExplainedFailure,
  type FailureMessages,
} from './explain-failure.ts';
import { ApiFailure } from '../failure.ts';

export interface FailureOptions {
  /** Texts of the caller's own, by code or status; see `explainFailure` for what they replace. */
  messages?: FailureMessages;
  /** No toast, or none for some: the caller shows it in its own place. */
  suppress?: boolean | ((failure: ExplainedFailure) => boolean);
  /** The toast's id, by which the caller can dismiss it. Otherwise a sentence is shown once at a time. */
  toastId?: string;
  /** Is told what went wrong, after the toast. */
  onFailure?: (failure: ExplainedFailure) => void;
  /** Throws the error on, at the very end. */
  rethrow?: boolean;
}

/**
 * What the browser does about a call that failed: a toast that says so, unless it is suppressed; the caller's own
 * callback; the error thrown on if the caller wants it. A call that was given up on purpose is only thrown on. An error
 * that is not of a call is also reported as the uncaught one that it is.
 */
export function handleFailure(
  error: unknown,
  { messages, suppress, toastId, onFailure, rethrow }: FailureOptions = {},
  show = showToast,
): void {
  if (!isGivenUp(error)) {
    if (!(error instanceof ApiFailure) && !rethrow) reportError(error);
    const failure = explainFailure(error, messages);
    const text = toastText(failure);
    const isSuppressed = typeof suppress === 'function' ? suppress(failure) : suppress;
    if (!isSuppressed) show({ kind: 'error', text, id: toastId ?? text });
    onFailure?.(failure);
  }
  if (rethrow) throw error;
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
