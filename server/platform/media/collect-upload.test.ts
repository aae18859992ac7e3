import { Readable } from 'node:stream';
import { picture } from '@orendi/contract/limits';
import { expect, test } from 'vitest';
import { collectUpload } from './read-picture.ts';

test('an upload of the largest length is taken, whole or in parts', async () => {
  const bytes = Buffer.alloc(picture.maxBytes, 7);
  expect(await collectUpload(bytes)).toBe(bytes);
  expect(
    (await collectUpload(Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]))).equals(bytes),
  ).toBe(true);
});

test('a byte more is too large', async () => {
  const bytes = Buffer.alloc(picture.maxBytes + 1);
  await expect(collectUpload(bytes)).rejects.toMatchObject({ fault: 'too_large' });
  await expect(collectUpload(Readable.from([bytes]))).rejects.toMatchObject({ fault: 'too_large' });
});

test('a stream without end is left where it passes the limit', async () => {
  let given = 0;
  const endless = new Readable({
    read() {
      given += 1;
      this.push(Buffer.alloc(1024 * 1024));
    },
  });
  await expect(collectUpload(endless)).rejects.toMatchObject({ fault: 'too_large' });
  expect(endless.destroyed).toBe(true);
  expect(given).toBeLessThan(10);
});

test('a stream that breaks off breaks the upload with its own error', async () => {
  const broken = new Readable({ read() {} });
  broken.push(Buffer.from('half'));
  setImmediate(() => broken.destroy(new Error('the line is down')));
  await expect(collectUpload(broken)).rejects.toThrow('the line is down');
});
