import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { data } from 'react-router';
import { tryResults } from './load-listings.ts';

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

it('leaves out on the server what is not available for a moment, and nothing else', async () => {
  const thrown = (status: number) => () =>
    Promise.reject(data({ code: 'X', message: 'Come back.' }, { status }));
  expect(await tryResults(thrown(503))).toMatchObject({ lists: {}, failure: 'Come back.' });
  await expect(tryResults(thrown(500))).rejects.toMatchObject({ init: { status: 500 } });
  await expect(tryResults(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
