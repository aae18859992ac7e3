import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { tryResults } from './try-results.ts';

it('says in the results’ place why they did not come', async () => {
  const failure = new ApiFailure(503, 'UNAVAILABLE', 'Under repair.');
  expect(await tryResults(() => Promise.reject(failure))).toMatchObject({
    lists: {},
    found: null,
    failure: 'Under repair.',
  });
});

it('hides no fault of the program, and no call that was given up', async () => {
  await expect(tryResults(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  const givenUp = new DOMException('given up', 'AbortError');
  await expect(tryResults(() => Promise.reject(givenUp))).rejects.toBe(givenUp);
});
