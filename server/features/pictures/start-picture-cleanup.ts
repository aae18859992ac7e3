import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { removalQueue, removeFiles, sweepPictures } from './sweep-pictures.ts';

const upkeepQueue: Queue = { name: 'pictures-upkeep', pollSeconds: 60 };

/** Sweeps the pictures that nothing shows any more every night. */
export async function startPictureUpkeep(
  parts: Pick<Parts, 'db' | 'jobs' | 'media'>,
): Promise<void> {
  const { jobs } = parts;
  await jobs.work(removalQueue, (batch) =>
    removeFiles(
      parts,
      batch.flatMap(({ keys }) => keys),
    ),
  );
  await jobs.work(upkeepQueue, async () => {
    await sweepPictures(parts);
  });
  await jobs.schedule(upkeepQueue, '23 2 * * *');
}
