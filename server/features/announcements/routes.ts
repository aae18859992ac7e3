import type { Announcements } from '@orendi/contract/schemas/announcements';
import { getAnnouncements } from '@orendi/contract/routes/public-catalogue';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { type PictureAddress, pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { findBanners } from './banners.ts';

export function announcementRoutes(api: Api, services: Services): void {
  const { settings } = services;
  const sources = publicSources(services);
  const cache = publicCache(60, ['announcements']);
  api.openapi(guarded(getAnnouncements, cache), async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    return c.json({ data: presentBanners(await findBanners(sources(c).db), address) }, 200);
  });
}

function presentBanners(
  { main_banner: main, secondary_banner: secondary }: Announcements,
  address: PictureAddress,
): Announcements {
  return { main_banner: main && address(main), secondary_banner: secondary && address(secondary) };
}
