import { z } from '@hono/zod-openapi';
import { missingOr } from './fault.ts';

/**
 * A list as forms and query strings send it: a JSON array, a text that holds a JSON array, a repeated field, or a
 * single value. Blank entries are dropped.
 */
export function list<Entry extends z.ZodType>(entry: Entry, length: { min: number; max: number }) {
  return z.preprocess(
    (value: readonly z.input<Entry>[] | z.input<Entry>) => entriesOf(value),
    z.array(entry, missingOr('api_not_list')).min(length.min).max(length.max),
  );
}

function entriesOf(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const entries = typeof value === 'string' ? parseArray(value) : value;
  return (Array.isArray(entries) ? entries : [entries]).filter((entry) => entry !== '');
}

function parseArray(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
