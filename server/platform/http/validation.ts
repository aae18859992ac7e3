import { issueKey, issuePath } from '@orendi/contract/validation-keys';
import { m } from '@orendi/messages';
import type { $ZodIssue } from 'zod/v4/core';
import { createMiddleware } from 'hono/factory';
import { say, type Sentence } from '../sentence.ts';
import { ApiError, type FieldFault, brokenField } from './api-error.ts';
import type { ApiEnv } from './api.ts';

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

export interface Validated {
  success: boolean;
  error?: { issues: readonly $ZodIssue[] };
  target?: string;
}

/** The hook of every validated route: an impossible id in the path is 404, any other fault 422 with all fields. */
export function refuseInvalid(result: Validated): void {
  if (result.success) return;
  if (result.target === 'param') throw new ApiError('NOT_FOUND');
  throw new ApiError('VALIDATION', { faults: faultsOf(result.error?.issues ?? []) });
}

/** The hook of a route about one thing: whatever is wrong with its parameters, they name none. */
export const orMissing =
  (missing: () => ApiError) =>
  ({ success }: Validated): undefined => {
    if (!success) throw missing();
  };

/** No request object can be made with these, and no route takes them. https://fetch.spec.whatwg.org/#forbidden-method */
const forbiddenMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** An empty query parameter counts as absent, by contract. Repeated parameters keep their non-empty values. */
export const dropEmptyParameters = createMiddleware<ApiEnv>(async (c, next) => {
  if (forbiddenMethods.has(c.req.method.toUpperCase())) throw new ApiError('NOT_FOUND');
  const start = c.req.url.indexOf('?');
  if (start >= 0) {
    const parameters = new URLSearchParams(c.req.url.slice(start));
    const filled = [...parameters].filter(([, value]) => value !== '');
    if (filled.length < parameters.size) {
      const url = `${c.req.url.slice(0, start)}?${new URLSearchParams(filled).toString()}`;
      c.req.raw = new Request(url, c.req.raw);
    }
  }
  await next();
});

/** @throws ApiError VALIDATION when the id is neither in the query nor in the body */
export function requiredId<Name extends string>(
  name: Name,
  ...places: { [name in Name]?: number | undefined }[]
): number {
  const id = places.map((place) => place[name]).find((value) => value !== undefined);
  if (id !== undefined) return id;
  throw brokenField(name, say(m.api_required));
}
