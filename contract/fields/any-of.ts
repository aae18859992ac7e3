import { z } from '@hono/zod-openapi';
import { missingOr } from './fault.ts';

/**
 * Texts of which any may match: a repeated parameter, or a single one. Blank ones are dropped; what is wrong with one is
 * said of the parameter, not of its place.
 */
export function anyOf(entry: z.ZodType<string>, most: number) {
  return z.preprocess(
    (value: readonly string[] | string | undefined) =>
      value === undefined ? undefined : [value].flat().filter((one) => !isBlank(one)),
    z
      .array(z.string(missingOr('api_not_text')), missingOr('api_not_list'))
      .max(most)
      .transform((texts, context) =>
        texts.flatMap((text) => {
          const { data, error } = entry.safeParse(text);
          for (const issue of error?.issues ?? [])
            context.issues.push({ ...issue, input: undefined });
          return data ?? [];
        }),
      ),
  );
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
