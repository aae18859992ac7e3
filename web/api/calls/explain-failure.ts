import { m } from '@orendi/messages';
import { ApiFailure, type FailureCode, type FieldFault } from '../failure.ts';

/** A failure in words for a person. */
export interface ExplainedFailure {
  title: string;
  message: string;
  /** Of the answer; 0 where none came. */
  status: number;
  /** The API's word for it, `NETWORK` or `TIMEOUT`; undefined for an error that is not of a call. */
  code: FailureCode | undefined;
  /** The broken fields of a 422. */
  errors: FieldFault[];
  /** The fields that the answer names, whatever its status: those of a refused sign-in too. */
  faults: FieldFault[];
}

/** A caller's own texts, by code or by status. The code is the closer word and goes first. */
export type FailureMessages = Partial<Record<FailureCode | number, string>>;

/**
 * Puts what went wrong into words, as section 8 of the specification has it. Its sentences, as they are read here:
 *
 * - “The message is taken from the server response's message, else the client error message, plus the status.” The
 *   server's message is the `message` of the API's failure, a sentence for people in their language; the client's is
 *   what this side says where no such answer came: no network, too long a wait, a proxy's page. The status goes beside
 *   them, 0 for no answer. Any other error is a fault of the program: its text is for those who mend it, so that it
 *   counts as one without a message.
 * - “With no mapping match the message is 'An error occurred. Please try again.'” A mapping is what a call brings along
 *   as `messages`. With one, its words replace the others: the text of the code, else of the status, else that
 *   sentence. Without one the message above stands, and that sentence where there is none.
 * - “Default title 'Oops!'. Status 422 becomes 'Validation Error' with an errors list.” The status decides, so a refused
 *   captcha is one too. The list is empty for every other status.
 */
export function explainFailure(error: unknown, messages?: FailureMessages): ExplainedFailure {
  const known = error instanceof ApiFailure ? error : undefined;
  const status = known?.status ?? 0;
  const own = known?.message.trim() || m.failure_unknown();
  const isValidation = status === 422;
  return {
    title: isValidation ? m.failure_validation() : m.failure_title(),
    message: messages ? mapped(messages, known) : own,
    status,
    code: known?.code,
    errors: isValidation ? (known?.errors ?? []) : [],
    faults: known?.errors ?? [],
  };
}

function mapped(messages: FailureMessages, failure: ApiFailure | undefined): string {
  const text = failure && (messages[failure.code] ?? messages[failure.status]);
  return text ?? m.failure_unknown();
}

/** “The default error toast shows the first validation msg, else the message, else 'An error occurred'.” */
export function toastText({ errors, message }: ExplainedFailure): string {
  return errors.find(({ msg }) => msg)?.msg ?? (message || m.failure_short());
}
