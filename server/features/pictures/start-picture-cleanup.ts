import type { Parts } from '../../parts.ts';
import { removalQueue, removeFiles, sweepPictures } from './sweep-pictures.ts';

/** Sweeps every night the pictures that nothing shows any more. */
export async function startPictureCleanup(
  parts: Pick<Parts, 'db' | 'jobs' | 'media'>,
): Promise<void> {
  const { jobs } = parts;
  jobs.work(removalQueue, ({ keys }) => removeFiles(parts, keys));
  await jobs.schedule({ name: 'pictures-cleanup' }, { every: 'day', at: '02:23' }, async () => {
    await sweepPictures(parts);
  });
}
