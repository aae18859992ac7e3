import type { ErrorCode } from '@orendi/contract/error-codes';
import { m } from '@orendi/messages';

/** A broken field of a form, as the server names it. */
export interface FieldFault {
  path: string;
  msg: string;
}

/** Why a call failed: the server's answer, or `NETWORK` with status 0 when there was none. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly errors: FieldFault[];

  constructor(
    status: number,
    code: ErrorCode | 'NETWORK',
    message: string,
    errors: FieldFault[] = [],
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export function networkFailure(): ApiFailure {
  return new ApiFailure(0, 'NETWORK', m.failure_network());
}

/** The failure in an answer; one that is not the API's (a proxy's page) gets a general sentence. */
export async function answeredFailure(response: Response): Promise<ApiFailure> {
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
