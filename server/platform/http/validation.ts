import { issueKey, issuePath } from '@orendi/contract/validation-keys';
import { m } from '@orendi/messages';
import type { $ZodIssue } from 'zod/v4/core';
import { ApiError, type FieldFault, type Sentence } from './api-error.ts';

function sentenceOf(issue: $ZodIssue): Sentence {
  return (language) => {
    const { key, values } = issueKey(issue, language);
    return m[key](values, { locale: language });
  };
}

/** The first fault of each field, under the name that the caller used for it. */
export function faultsOf(issues: readonly $ZodIssue[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of issues) {
    const path = issuePath(issue.path);
    if (!faults.has(path)) faults.set(path, { path, sentence: sentenceOf(issue) });
  }
  return [...faults.values()];
}

interface Validated {
  success: boolean;
  error?: { issues: readonly $ZodIssue[] };
  target?: string;
}

/**
 * The hook behind every validated route. An impossible id in the path is 404; anything else that does not fit the
 * schema is a 422 listing all broken fields.
 */
export function refuseInvalid(result: Validated): void {
  if (result.success) return;
  if (result.target === 'param') throw new ApiError('NOT_FOUND');
  throw new ApiError('VALIDATION', { faults: faultsOf(result.error?.issues ?? []) });
}
