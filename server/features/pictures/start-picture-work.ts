import type { Services } from '../../services.ts';
import { findFocuses } from './find-focuses.ts';
import { removalQueue, removeFiles, sweepPictures } from './sweep-pictures.ts';

export async function startPictureWork(
  services: Pick<Services, 'changes' | 'db' | 'jobs' | 'media'>,
): Promise<void> {
  const { jobs } = services;
  jobs.work(removalQueue, ({ keys }) => removeFiles(services, keys));
  await jobs.schedule({ name: 'pictures-cleanup' }, { every: 'day', at: '02:23' }, async () => {
    await sweepPictures(services);
  });
  await jobs.schedule({ name: 'picture-focus' }, { every: 'hour', at: '00:41' }, async () => {
    await findFocuses(services);
  });
}
