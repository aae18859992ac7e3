import type { ErrorCode } from '@orendi/contract/error-codes';
import type { ApiAnswer } from '@orendi/contract/page-render';
import { m } from '@orendi/messages';

/** A broken field of a form, as the server names it. */
export interface FieldFault {
  path: string;
  msg: string;
}

/** The API's word for a failure, or the client's own where no answer of the API came. */
export type FailureCode = ErrorCode | 'NETWORK' | 'TIMEOUT';

/** Why a call failed: the server's answer, or `NETWORK` or `TIMEOUT` with status 0 when there was none. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: FieldFault[];

  constructor(status: number, code: FailureCode, message: string, errors: FieldFault[] = []) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/**
 * What it means that a call broke off with this error before its whole answer was there. A limit of time that ran out is
 * a `TIMEOUT`; a call that its own caller gave up has not failed, and stays an `AbortError`; else the network is gone.
 */
export function brokenOff(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return error;
  return name === 'TimeoutError' ? timeoutFailure() : networkFailure();
}

export function networkFailure(): ApiFailure {
  return new ApiFailure(0, 'NETWORK', m.failure_network());
}

function timeoutFailure(status = 0): ApiFailure {
  return new ApiFailure(status, 'TIMEOUT', m.failure_timeout());
}

/** Answers of those between us and the server: it took too long. The API itself gives none of them. */
const timeoutStatuses = new Set([408, 504]);

/** The failure in an answer; one that is not the API's (a proxy's page) gets a general sentence. */
export async function answeredFailure(response: ApiAnswer): Promise<ApiFailure> {
  if (timeoutStatuses.has(response.status)) return timeoutFailure(response.status);
  try {
    const { message, code, errors } = (await response.json()) as Partial<ApiFailure>;
    if (typeof message === 'string' && code !== undefined) {
      return new ApiFailure(response.status, code, message, errors);
    }
  } catch {
    // No JSON: nothing in it can be shown.
  }
  const code = response.status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  return new ApiFailure(response.status, code, m.failure_unknown());
}
