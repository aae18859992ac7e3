import type { ValidationKey } from '../validation-keys.ts';

/** The error option of a schema, as the key of its sentence. */
export function fault(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}

interface RawIssue {
  code?: string;
  input?: unknown;
}

/**
 * Different sentences for a missing value and for one of the wrong type. Limits (too short, too big) keep their general
 * sentences.
 */
export function missingOr(key: ValidationKey) {
  return {
    error: ({ code, input }: RawIssue): ValidationKey | undefined => {
      if (code !== 'invalid_type' && code !== 'invalid_value') return undefined;
      return input === undefined || input === null ? 'api_required' : key;
    },
  };
}
