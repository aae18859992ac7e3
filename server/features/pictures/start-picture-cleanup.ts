import type { Services } from '../../services.ts';
import { removalQueue, removeFiles, sweepPictures } from './sweep-pictures.ts';

/** Schedules the nightly cleanup of pictures that nothing shows any more. */
export async function startPictureCleanup(
  services: Pick<Services, 'db' | 'jobs' | 'media'>,
): Promise<void> {
  const { jobs } = services;
  jobs.work(removalQueue, ({ keys }) => removeFiles(services, keys));
  await jobs.schedule({ name: 'pictures-cleanup' }, { every: 'day', at: '02:23' }, async () => {
    await sweepPictures(services);
  });
}
