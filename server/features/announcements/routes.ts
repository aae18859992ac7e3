import { getAnnouncements } from '@orendi/contract/routes/public-catalogue';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { findSetBanners } from './banners.ts';

export function announcementRoutes(api: Api, services: Services): void {
  const sources = publicSources(services);
  const cache = publicCache(60, ['announcements']);
  api.answer(guarded(getAnnouncements, cache), async (c) => {
    const address = c.get('pictureAddress');
    const { main: set, secondary, standIn } = await findSetBanners(sources(c).db);
    const main = set ?? standIn;
    const main_banner = main && address(main);
    return { main_banner, secondary_banner: secondary && address(secondary) };
  });
}
