import { expect, test } from 'vitest';
import { fillAfterKill, wholeDemo } from './testing/kill-fill.ts';

test.each([150, 400, 900, 1_200])(
  'killed after %i ms, nothing is there or everything, and the next fill goes well',
  async (afterMs) => {
    expect(await fillAfterKill(afterMs)).toEqual(wholeDemo);
  },
);
