import { z } from '@hono/zod-openapi';
import { missingOr } from './fault.ts';
import { parseJson } from './parse-json.ts';

/**
 * A list as forms and query strings send it: a JSON array, a text that holds a JSON array, a repeated field, or a
 * single value. Blank entries are dropped.
 */
export function list<Entry extends z.ZodType>(entry: Entry, length: { min: number; max: number }) {
  return z.preprocess(
    (value: readonly z.input<Entry>[] | z.input<Entry>) => entriesOf(value, length.max),
    z.array(entry, missingOr('api_not_list')).min(length.min).max(length.max),
  );
}

/** At most one entry too many, so that a list of thousands is one fault and not thousands. */
function entriesOf(value: unknown, max: number): unknown {
  if (value === undefined || value === null) return value;
  const isJson = typeof value === 'string' && value.trimStart().startsWith('[');
  const entries = isJson ? parseJson(value) : value;
  const filled = (Array.isArray(entries) ? entries : [entries]).filter((entry) => entry !== '');
  return filled.slice(0, max + 1);
}

/**
 * Texts of which any may match: a repeated parameter, or a single one. Blank ones are dropped; what is wrong with one is
 * said of the parameter, not of its place.
 */
export function anyOf(entry: z.ZodType<string>, most: number) {
  return z.preprocess(
    (value: readonly string[] | string | undefined) =>
      value === undefined
        ? undefined
        : [value].flat().filter((one) => typeof one !== 'string' || one.trim() !== ''),
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
