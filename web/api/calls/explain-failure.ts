import { m } from '@orendi/messages';
import { ApiFailure, type FailureCode } from '../failure.ts';

export type ExplainedFailure = ReturnType<typeof explainFailure>;

/** The caller's own texts, by code or by status. A code is more specific, so it wins. */
export type FailureMessages = Partial<Record<FailureCode | number, string>>;

/**
 * Words a failure for the user, following section 8 of the specification. How its sentences are read here:
 *
 * - “The message is taken from the server response's message, else the client error message, plus the status.” The
 *   server's message is the `message` of the API's error, written for users in their language; the client's covers the
 *   cases without such a response: no network, a timeout, a proxy's error page. The status is returned next to it, 0
 *   without a response. Any other error is a bug: its text is meant for developers, so it counts as having no message.
 * - “With no mapping match the message is 'An error occurred. Please try again.'” The mapping is the `messages` a call
 *   passes in. If there is one, it replaces the message above: the text for the code, else for the status, else that
 *   sentence. Without one the message above is used, and that sentence if it is empty.
 * - “Default title 'Oops!'. Status 422 becomes 'Validation Error' with an errors list.” Only the status decides, so a
 *   refused captcha is a validation error too. The list is empty for every other status.
 */
export function explainFailure(error: unknown, messages?: FailureMessages) {
  const known = error instanceof ApiFailure ? error : undefined;
  const status = known?.status ?? 0;
  const own = known?.message.trim() || m.failure_unknown();
  const mapped = known && (messages?.[known.code] ?? messages?.[status]);
  const isValidation = status === 422;
  return {
    title: isValidation ? m.failure_validation() : m.failure_title(),
    message: messages ? (mapped ?? m.failure_unknown()) : own,
    /** HTTP status; 0 when no response arrived. */
    status,
    /** The API's, `NETWORK` or `TIMEOUT`; undefined for errors that did not come from a call. */
    code: known?.code,
    /** The invalid fields of a 422. */
    errors: isValidation ? (known?.errors ?? []) : [],
    /** Every field the response names, whatever its status: a refused sign-in names some too. */
    faults: known?.errors ?? [],
  };
}

/** “The default error toast shows the first validation msg, else the message, else 'An error occurred'.” */
export function toastText({ errors, message }: ExplainedFailure): string {
  return errors.find(({ msg }) => msg)?.msg ?? (message || m.failure_short());
}
