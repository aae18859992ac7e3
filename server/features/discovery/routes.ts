import { getOwnResults } from '@orendi/contract/routes/private-profile';
import { getResults, listRelated, search, suggest } from '@orendi/contract/routes/public-results';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { owner } from '../../platform/http/scopes.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import { listSections } from './list-sections.ts';
import { presentCard, presentCardPage, presentSections } from './present-cards.ts';
import { listRelatedCards } from './related/list-related-cards.ts';
import { searchListings } from './search-listings.ts';
import { createSuggester } from './suggestions/create-suggester.ts';
import { presentSuggestions } from './suggestions/present-suggestions.ts';

export function discoveryRoutes(api: Api, services: Services): void {
  const middleware = publicCache(30, ['listings']);

  api.openapi({ ...getResults, middleware }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), services.settings.mediaUrl);
    const { sections, advancedFilters, total } = await listSections(services, c.req.valid('query'));
    const categories = presentSections(sections, address);
    return c.json({ data: { categories, advancedFilters, total } }, 200);
  });

  api.openapi({ ...search, middleware }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), services.settings.mediaUrl);
    const found = await searchListings(services, c.req.valid('query'));
    const { total, advancedFilters } = found;
    return c.json({ data: { ...presentCardPage(found, address), total, advancedFilters } }, 200);
  });

  api.openapi({ ...getOwnResults, middleware: owner }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), services.settings.mediaUrl);
    const query = { ...c.req.valid('query'), businessId: c.get('businessId') };
    const { sections, advancedFilters, total } = await listSections(services, query);
    const categories = presentSections(sections, address);
    return c.json({ data: { categories, advancedFilters, total } }, 200);
  });

  const related = { ...listRelated, middleware };
  api.openapi(
    related,
    async (c) => {
      const address = pictureAddresses(c.get('publicUrl'), services.settings.mediaUrl);
      const found = await listRelatedCards(services, c.req.valid('param').id);
      if (found === null) throw noProductFound();
      const ofMaker = found.ofMaker.map((row) => presentCard(row, address));
      const alike = found.alike.map((row) => presentCard(row, address));
      return c.json({ data: { ofMaker, alike } }, 200);
    },
    ({ success }) => {
      if (!success) throw noProductFound();
    },
  );

  const findSuggestions = createSuggester(services);
  const suggestionCache = publicCache(60, ['listings', 'industries']);
  api.openapi({ ...suggest, middleware: suggestionCache }, async (c) => {
    const site = c.get('publicUrl');
    const found = await findSuggestions(c.req.valid('query').query ?? '');
    const address = pictureAddresses(site, services.settings.mediaUrl);
    return c.json({ data: presentSuggestions(found, site, address) }, 200);
  });
}
