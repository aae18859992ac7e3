import { expect, test } from 'vitest';
import { followWrites } from './follow-writes.ts';

const changes = { keepFresh: () => {} };

test('a search that was waiting for the primary when it was lost goes on with what was read last', async () => {
  let isLost = false;
  let reading = Promise.withResolvers<void>();
  const isWithoutPrimary = () => isLost;
  const catchUp = followWrites({ changes, isWithoutPrimary, isEager: false }, () => {
    reading = Promise.withResolvers<void>();
    return reading.promise;
  });
  const lose = () => {
    isLost = true;
    reading.reject(new Error('connection lost'));
  };

  const first = catchUp();
  lose();
  // Nothing was read yet that could be searched.
  await expect(first).rejects.toThrow('connection lost');

  isLost = false;
  const second = catchUp();
  reading.resolve();
  await second;
  const third = catchUp();
  lose();
  await expect(third).resolves.toBeUndefined();

  isLost = false;
  const fourth = catchUp();
  reading.reject(new Error('a wrong statement'));
  await expect(fourth).rejects.toThrow('a wrong statement');
});
