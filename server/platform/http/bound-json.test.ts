import { bodies } from '@orendi/contract/limits';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { boundJson } from './json-body.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const values = (count: number) => `[${Array(count).fill(0).join()}]`;

test.each([
  [lists(bodies.jsonDepth), null],
  [lists(bodies.jsonDepth + 1), 'BAD_REQUEST'],
  ['['.repeat(60_000), 'BAD_REQUEST'],
  ['{"a":'.repeat(20), 'BAD_REQUEST'],
  [values(bodies.jsonValues), null],
  [values(bodies.jsonValues + 1), 'TOO_LARGE'],
  [`{"${'n'.repeat(bodies.nameLength)}":1}`, null],
  [`{"${'n'.repeat(bodies.nameLength + 1)}" : 1}`, 'BAD_REQUEST'],
  [`["${'text'.repeat(1000)}"]`, null],
  [JSON.stringify({ a: '[[[[{"\\\\'.repeat(20) }), null],
  ['"', null],
  ['not JSON', null],
  ['', null],
])('%.40s is bounded', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

function codeOf(text: string): string | null {
  try {
    boundJson(text);
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}
