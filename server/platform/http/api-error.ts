import type { FieldError } from '@orendi/contract/envelope';
import { type ErrorCode, type ErrorStatus, errorStatuses } from '@orendi/contract/error-codes';
import { type Language, m } from '@orendi/messages';
import { say, type Sentence } from '../sentence.ts';

export type { Sentence };

/** Its sentence is not rendered yet. */
export interface FieldFault {
  path: string;
  sentence: Sentence;
}

export function brokenField(path: string, sentence: Sentence): ApiError {
  return new ApiError('VALIDATION', { faults: [{ path, sentence }] });
}

/** @param message says with what */
export const conflict = (message: Parameters<typeof say>[0]): ApiError =>
  new ApiError('CONFLICT', { sentence: say(message) });

const defaultSentences: Record<ErrorCode, Sentence> = {
  BAD_REQUEST: say(m.api_malformed),
  UNAUTHENTICATED: say(m.api_unauthenticated),
  SECOND_FACTOR: say(m.api_second_factor),
  FORBIDDEN: say(m.api_forbidden),
  NO_SECOND_FACTOR: say(m.api_no_second_factor),
  NOT_FOUND: say(m.api_not_found),
  CONFLICT: say(m.api_conflict),
  TOO_LARGE: say(m.api_too_large),
  UNSUPPORTED_TYPE: say(m.api_unsupported_type),
  VALIDATION: say(m.api_validation),
  CAPTCHA: say(m.api_captcha_failed),
  RATE_LIMITED: say(m.api_rate_limited),
  INTERNAL: say(m.api_internal),
  UNAVAILABLE: say(m.api_unavailable),
};

/** For errors that say when to come back. */
const sentencesUntil: Partial<Record<ErrorCode, typeof m.api_rate_limited_until>> = {
  RATE_LIMITED: m.api_rate_limited_until,
  UNAVAILABLE: m.api_unavailable_until,
};

interface ErrorDetails {
  sentence?: Sentence;
  faults?: FieldFault[];
  headers?: Record<string, string>;
}

/** A failure of the contract, turned into its envelope by failure-response.ts. Other errors are bugs or outages. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly faults: FieldFault[];
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { sentence, faults, headers }: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.faults = faults ?? [];
    this.headers = headers ?? (code === 'UNAVAILABLE' ? { 'Retry-After': '5' } : {});
    this.sentence = sentence ?? faults?.[0]?.sentence ?? this.#ownSentence();
  }

  #ownSentence(): Sentence {
    const until = sentencesUntil[this.code];
    const seconds = Number(this.headers['Retry-After']);
    if (!until || !(seconds > 0)) return defaultSentences[this.code];
    return (language) => until({ wait: waitText(seconds, language) }, { locale: language });
  }

  get status(): ErrorStatus {
    return errorStatuses[this.code];
  }

  errorsIn(language: Language): FieldError[] {
    return this.faults.map(({ path, sentence }) => ({ path, msg: sentence(language) }));
  }
}

/** For products and packages alike. */
export const noProductFound = () =>
  new ApiError('NOT_FOUND', { sentence: say(m.api_no_product_found) });

export const noBusinessFound = () =>
  new ApiError('NOT_FOUND', { sentence: say(m.api_no_business_found) });

/** Shorter waits are not worth counting. */
const MOMENT = 10;

/** When to come back, as the end of a sentence: “in 10 minutes”. Never too early. */
export function waitText(seconds: number, language: Language): string {
  const inLanguage = { locale: language };
  if (seconds < MOMENT) return m.api_wait_moment({}, inLanguage);
  if (seconds < 60) return m.api_wait_seconds({ count: seconds }, inLanguage);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return m.api_wait_minutes({ count: minutes }, inLanguage);
  return m.api_wait_hours({ count: Math.ceil(minutes / 60) }, inLanguage);
}
