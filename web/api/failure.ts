import type { ErrorCode } from '@orendi/contract/error-codes';
import type { ApiAnswer } from '@orendi/contract/page-render';
import { m } from '@orendi/messages';

/** An invalid form field, by the server's path. */
export interface FieldFault {
  path: string;
  msg: string;
}

/** The API's error code, or the client's own when the API did not respond. */
export type FailureCode = ErrorCode | 'NETWORK' | 'TIMEOUT';

/** Why a call failed: the server's error, or `NETWORK` or `TIMEOUT` with status 0 when there was no response. */
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
 * Maps an error that interrupted a call to what the caller should see. A timeout becomes `TIMEOUT`; an abort by the
 * caller is not a failure and stays an `AbortError`; anything else means the network is gone.
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

/** Timeouts reported by proxies between us and the server. The API itself never sends these. */
const timeoutStatuses = new Set([408, 504]);

/** Reads the failure from an error response; one not from the API (a proxy's page) gets a general message. */
export async function answeredFailure(response: ApiAnswer): Promise<ApiFailure> {
  if (timeoutStatuses.has(response.status)) return timeoutFailure(response.status);
  try {
    const { message, code, errors } = (await response.json()) as Partial<ApiFailure>;
    if (typeof message === 'string' && code !== undefined) {
      return new ApiFailure(response.status, code, message, errors);
    }
  } catch {
    // Not JSON: nothing in it is fit to show.
  }
  const code = response.status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  return new ApiFailure(response.status, code, m.failure_unknown());
}
