import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from '@hono/zod-openapi';
import { languages } from './language.ts';
import { issueKey, issuePath, validationKeys } from './validation-keys.ts';

function keyOf(schema: z.ZodType, value: unknown, language: 'al' | 'en' = 'en') {
  const issue = schema.safeParse(value).error?.issues[0];
  if (issue === undefined) throw new Error('The value is valid');
  return issueKey(issue, language);
}

describe('the sentences', () => {
  it.each(languages)('all exist in %s', (language) => {
    const file = new URL(`../messages/api/${language}.json`, import.meta.url);
    const sentences: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    expect(validationKeys.filter((key) => typeof sentences[key] !== 'string')).toEqual([]);
  });
});

describe('issueKey', () => {
  it.each([
    ['a short text', z.string().min(8), 'a', 'api_too_short'],
    ['an empty text', z.string().min(1), '', 'api_required'],
    ['a long text', z.string().max(2), 'abc', 'api_too_long'],
    ['a small number', z.number().min(5), 1, 'api_number_too_small'],
    ['a big number', z.number().max(5), 9, 'api_number_too_big'],
    ['a short list', z.array(z.string()).min(1), [], 'api_too_few_items'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'api_too_many_items'],
    ['an unknown word', z.enum(['a', 'b']), 'c', 'api_choice'],
    ['a wrong type', z.boolean(), 'c', 'api_wrong_type'],
    ['an unknown key', z.strictObject({}), { a: 1 }, 'api_wrong_type'],
  ])('has a general sentence for %s', (_, schema, value, key) => {
    expect(keyOf(schema, value).key).toBe(key);
  });

  it("prefers the schema's own sentence and gives it the limits", () => {
    const schema = z.string().min(8, { error: 'api_password_common' });
    const { key, values } = keyOf(schema, 'a');
    expect(key).toBe('api_password_common');
    expect(values.min).toBe('8');
  });

  it('writes limits and choices for people', () => {
    expect(keyOf(z.number().max(1_000_000), 2e6, 'en').values.max).toBe('1,000,000');
    expect(keyOf(z.number().max(1_000_000), 2e6, 'al').values.max).toBe('1.000.000');
    expect(keyOf(z.enum(['a', 'b']), 'c').values.options).toBe('a, b');
  });
});

it('issuePath joins the way to the field', () => {
  expect(issuePath(['product_ids', 2])).toBe('product_ids.2');
  expect(issuePath([])).toBe('');
});
