import { expect, test } from 'vitest';
import { fillAfterKill, wholeDemo } from './testing/kill-fill.ts';

test('killed in the middle, nothing is there or everything, and the next fill goes well', async () => {
  expect(await fillAfterKill(600)).toEqual(wholeDemo);
});
