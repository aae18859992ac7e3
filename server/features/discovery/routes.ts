import { getResults, search } from '@orendi/contract/routes/public-results';
import type { Parts } from '../../parts.ts';
import type { Api } from '../../platform/http/api.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { listSections } from './list-sections.ts';
import { presentCardPage, presentSections } from './present-cards.ts';
import { rememberCounts } from './remember-counts.ts';
import { searchListings } from './search-listings.ts';

export function discoveryRoutes(api: Api, parts: Parts): void {
  const sources = { ...parts, count: rememberCounts(parts) };
  const middleware = publicCache(30, ['listings']);

  api.openapi({ ...getResults, middleware }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), parts.settings.mediaUrl);
    const { sections, advancedFilters, total } = await listSections(sources, c.req.valid('query'));
    const categories = presentSections(sections, address);
    return c.json({ data: { categories, advancedFilters, total } }, 200);
  });

  api.openapi({ ...search, middleware }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), parts.settings.mediaUrl);
    const found = await searchListings(sources, c.req.valid('query'));
    const { total, advancedFilters } = found;
    return c.json({ data: { ...presentCardPage(found, address), total, advancedFilters } }, 200);
  });
}
