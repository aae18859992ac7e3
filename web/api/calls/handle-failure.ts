import { showToast } from '../../ui/toast/show-toast.ts';
import {
  explainFailure,
  toastText,
  type ExplainedFailure,
  type FailureMessages,
} from './explain-failure.ts';
import { ApiFailure } from '../failure.ts';

export interface FailureOptions {
  /** The caller's own texts, by code or status; see `explainFailure` for precedence. */
  messages?: FailureMessages;
  /** Shows no toast, or none for certain failures: the caller displays them itself. */
  suppress?: boolean | ((failure: ExplainedFailure) => boolean);
  /** Words the toast; by default it says the first broken field's fault, else the message. */
  toast?: (failure: ExplainedFailure) => string;
  /** The toast's id, so the caller can dismiss it. Without one, identical sentences are shown only once at a time. */
  toastId?: string;
  /** Called after the toast is shown. */
  onFailure?: (failure: ExplainedFailure) => void;
}

/**
 * Handles a failed call in the browser: shows a toast unless suppressed, and runs the caller's callback. Ignores
 * deliberately aborted calls. Errors that did not come from a call are also reported as uncaught.
 */
export function handleFailure(
  error: unknown,
  { messages, suppress, toast = toastText, toastId, onFailure }: FailureOptions = {},
  show = showToast,
): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  if (!(error instanceof ApiFailure)) reportError(error);
  const failure = explainFailure(error, messages);
  const text = toast(failure);
  const isSuppressed = typeof suppress === 'function' ? suppress(failure) : suppress;
  if (!isSuppressed) show({ kind: 'error', text, id: toastId ?? text });
  onFailure?.(failure);
}
