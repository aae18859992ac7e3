import { getAnnouncements } from '@orendi/contract/routes/public-catalogue';
import type { Parts } from '../../parts.ts';
import type { Api } from '../../platform/http/api.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { presentBanners } from './present-banners.ts';
import { findBanners } from './queries.ts';

export function announcementRoutes(api: Api, { db, settings }: Parts): void {
  const cache = publicCache(60, ['announcements']);
  api.openapi({ ...getAnnouncements, middleware: cache }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    return c.json({ data: presentBanners(await findBanners(db), address) }, 200);
  });
}
