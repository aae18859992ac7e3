import type { z } from '@hono/zod-openapi';
import { issueKey, issuePath } from '../validation-keys.ts';

/** The sentence of the first error of every broken field, by path. */
export function brokenFields(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const fields = issues.map((issue) => [issuePath(issue.path), issueKey(issue, 'en').key] as const);
  return Object.fromEntries(fields.reverse());
}
