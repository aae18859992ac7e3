import { expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { ensureBaseMedia } from './ensure-base-media.ts';

test('a shop starts without its banner while the bucket for pictures is away, and not after a bug', async () => {
  const log = { warn: vi.fn<() => void>() };
  const start = (thrown: Error) =>
    ensureBaseMedia({ log, media: { store: () => Promise.reject(thrown) } } as unknown as Services);
  await start(Object.assign(new Error('no answer'), { name: 'TimeoutError' }));
  expect(log.warn).toHaveBeenCalledOnce();
  await expect(start(new Error('a bug'))).rejects.toThrow('a bug');
});
