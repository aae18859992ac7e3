import type { ValidationKey } from '../validation-keys.ts';

/** Names the sentence of a schema's error. */
export function fault(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}

interface RawIssue {
  code?: string;
  input?: unknown;
}

/**
 * One sentence for a value that is missing, and one for a value of the wrong kind. Limits (too short, too big)
 * keep their general sentences.
 */
export function missingOr(key: ValidationKey) {
  return {
    error: ({ code, input }: RawIssue): ValidationKey | undefined => {
      if (code !== 'invalid_type' && code !== 'invalid_value') return undefined;
      return input === undefined || input === null ? 'api_required' : key;
    },
  };
}
