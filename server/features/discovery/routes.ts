import { getOwnResults } from '@orendi/contract/routes/private-profile';
import * as routes from '@orendi/contract/routes/public-results';
import type { FoundCards } from '@orendi/contract/schemas/card';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { noteHeader } from '../../platform/http/notes.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache, readyAnswer, sendReady } from '../../platform/http/public-cache.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { iconAddress, pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { noProductFound } from '../../platform/http/api-error.ts';
import { orMissing } from '../../platform/http/validation.ts';
import {
  presentFacets,
  presentNothing,
  type CardLook,
  presentCard,
  presentCardPage,
  presentSections,
} from './present-cards.ts';
import { isSearchAway } from './cluster/guard-engine.ts';
import { searchNote } from './demand/note-demand.ts';
import { findGone, listGone } from './gone-listings.ts';
import { listCards } from './listing-cards.ts';
import { ReadyAnswers } from './kept-answers.ts';
import { listSections } from './list-sections.ts';
import { asksForSize } from './listing-query.ts';
import { comesTo } from './places.ts';
import { listRelatedCards } from './related.ts';
import { searchAsMeant } from './search-listings.ts';
import { createSuggester, type FoundSuggestions } from './suggestions/create-suggester.ts';

const nothing: FoundSuggestions = { categories: [], businesses: [], items: [] };

export function discoveryRoutes(api: Api, services: Services): void {
  const sources = publicSources(services);
  const cache = publicCache(30, ['listings', 'search']);
  const currentId = followMerges(services);
  const ofCurrent = async <Query extends { businessId?: number | undefined }>(query: Query) =>
    query.businessId === undefined
      ? query
      : { ...query, businessId: await currentId(query.businessId) };
  const answers = new ReadyAnswers();
  /** After `listings.current`, as in a search, which brings the rates up to date. */
  const lookOf = (site: string): CardLook => ({
    address: pictureAddresses(site, services.settings.mediaUrl),
    rates: services.listings.rates(),
  });

  api.openapi(guarded(routes.getResults, cache), async (c) => {
    const query = await ofCurrent(c.req.valid('query'));
    const { sections, facetCounts, total, ...found } = await listSections(sources(c), query);
    c.set('isMakeshift', found.isMakeshift);
    const site = c.get('publicUrl');
    const look = lookOf(site);
    const pages = Object.values(sections).flatMap(({ rows, hasNextPage }) =>
      [hasNextPage, rows].flat(),
    );
    const parts = [look.rates, facetCounts, total, ...pages];
    const ready = answers.answer(`${site} sections ${JSON.stringify(query)}`, parts, () => {
      const categories = presentSections(sections, look);
      return { data: { categories, ...presentFacets(facetCounts), total } };
    });
    return sendReady(c, ready);
  });

  api.openapi(guarded(routes.search, cache), async (c) => {
    const query = await ofCurrent(c.req.valid('query'));
    const found = await searchAsMeant(sources(c), query);
    const { total, trueTotal, facetCounts, withoutSize, understood, meant, explanation } = found;
    c.header(noteHeader, searchNote(meant, trueTotal ?? total));
    c.set('isMakeshift', found.isMakeshift);
    const site = c.get('publicUrl');
    const look = {
      ...lookOf(site),
      near: meant.near,
      comesTo: comesTo(meant),
      orTown: meant.orTown?.town,
      showsSizes: asksForSize(meant),
    };
    const make = () => ({
      data: {
        ...presentCardPage(found, look),
        total,
        trueTotal,
        ...(found.isLowerBound && { totalIsLowerBound: true as const }),
        ...presentFacets(facetCounts),
        withoutSize,
        understood,
        nothingFound: explanation ? presentNothing(explanation, look) : undefined,
      },
    });
    // Answers that explain what was understood, or what comes closest, are made anew each time.
    if (understood !== undefined || explanation) return sendReady(c, readyAnswer(make()));
    const told = [total, trueTotal, [...found.related].join(), found.isLowerBound, withoutSize];
    const parts = [look.rates, facetCounts, ...told, ...found.rows];
    return sendReady(c, answers.answer(`${site} search ${JSON.stringify(query)}`, parts, make));
  });

  api.answer(guarded(getOwnResults, orOperator(services.db, member)), async (c) => {
    const query = { ...c.req.valid('query'), businessId: c.get('businessId') };
    const { sections, facetCounts, total } = await listSections(services, query);
    const categories = presentSections(sections, lookOf(c.get('publicUrl')));
    return { categories, ...presentFacets(facetCounts), total };
  });

  api.answer(
    guarded(routes.listRelated, cache),
    async (c) => {
      const found = await listRelatedCards(sources(c), c.req.valid('param').id);
      if (found === null) throw noProductFound();
      c.set('isMakeshift', found.isMakeshift);
      const look = lookOf(c.get('publicUrl'));
      const ofMaker = found.ofMaker.map((row) => presentCard(row, look));
      const alike = found.alike.map((row) => presentCard(row, look));
      return { ofMaker, alike };
    },
    orMissing(noProductFound),
  );

  api.answer(
    guarded(routes.getGone, publicCache(30, ['listings', 'search', 'industries'])),
    async (c) => {
      const { clock } = services;
      const found = await findGone({ ...sources(c), clock }, c.req.valid('param').id);
      if (found === null) throw noProductFound();
      c.set('isMakeshift', found.isMakeshift);
      const look = lookOf(c.get('publicUrl'));
      const listings = found.rows.map((row) => presentCard(row, look));
      return { ...found.gone, listings };
    },
    orMissing(noProductFound),
  );

  api.answer(guarded(routes.listCards, publicCache(30, ['listings'])), async (c) => {
    const { items } = c.req.valid('query');
    await services.listings.current();
    const { db } = sources(c);
    const ids = items.map(({ id }) => id);
    const [rows, gone] = await Promise.all([listCards(db, ids), listGone(db, ids)]);
    const look = lookOf(c.get('publicUrl'));
    const data: FoundCards = { cards: [], missing: [] };
    for (const { type, id } of items) {
      const row = rows.get(id);
      if (row?.type === type) data.cards.push(presentCard(row, look));
      else data.missing.push({ type, id, state: gone.get(id) === type ? 'gone' : 'hidden' });
    }
    return data;
  });

  const findSuggestions = createSuggester({ ...services, db: services.reads });
  const suggestionCache = publicCache(60, ['listings', 'search', 'industries']);
  api.answer(guarded(routes.suggest, suggestionCache), async (c) => {
    const site = c.get('publicUrl');
    const found = await findSuggestions(c.req.valid('query').query ?? '').catch(
      (error: unknown) => {
        // Whoever types goes on without suggestions.
        if (isSearchAway(error)) return nothing;
        throw error;
      },
    );
    c.set('isMakeshift', found === nothing);
    const look = lookOf(site);
    return {
      categories: found.categories.map(({ icon, ...category }) => ({
        ...category,
        category_icon: iconAddress(icon, site, look.address),
      })),
      businesses: found.businesses.map((one) => ({ ...one, logo: look.address(one.logo) })),
      items: found.items.map((row) => presentCard(row, look)),
    };
  });
}
