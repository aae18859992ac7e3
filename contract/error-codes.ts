/**
 * The stable code in every failure, with its HTTP status. Clients may switch on the code; the message beside it is for
 * people and depends on their language.
 */
export const errorStatuses = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  /** The password is right; a code of the second factor is missing or wrong. */
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  /** The console opens to an operator with a second factor only. */
  NO_SECOND_FACTOR: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  VALIDATION: 422,
  CAPTCHA: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;
export type ErrorStatus = (typeof errorStatuses)[ErrorCode];

export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];
