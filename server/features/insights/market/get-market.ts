import { market } from '@orendi/contract/limits';
import type {
  Market,
  MarketGroup,
  MarketShop,
  Wish,
} from '@orendi/contract/schemas/market-figures';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { townOfId, townOfSlug } from '@orendi/contract/towns';
import type { Language } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { listDemand } from '../../discovery/index.ts';
import { daysBefore } from '../../views/index.ts';
import { word } from '../reports/sheet-of.ts';
import { listCategories, listShops, listWeeks } from './market-queries.ts';

/** From visits to answers, by week, town, category and shop; and what visitors want, beside what there is. */
export async function getMarket(
  services: Pick<Services, 'db' | 'clock' | 'listings'>,
  language: Language,
): Promise<Market> {
  const { db, clock } = services;
  const today = tiraneDay(clock());
  const first = daysBefore(today, market.days - 1);
  const [weeks, shops, categories, wishes] = await Promise.all([
    listWeeks(db, today),
    listShops(db, first),
    listCategories(db, first, language),
    listDemand(services, market.wishes),
  ]);
  return {
    weeks,
    towns: townsOf(shops, language),
    categories,
    shops: shops.slice(0, market.shops),
    wishes: wishes.map((wish) => Object.assign(wish, { town: findTown(wish.town, language) })),
  };
}

/** In the order of their most viewed shops. */
function townsOf(shops: MarketShop[], language: Language): MarketGroup[] {
  return [...Map.groupBy(shops, ({ town_id: id }) => id)].map(([id, there]) => {
    const sum = (figure: 'listings' | 'details' | 'contacts' | 'requests' | 'answered') =>
      there.reduce((total, shop) => total + shop[figure], 0);
    const town = id === null ? undefined : townOfId(id);
    return {
      id,
      name: town?.[language] ?? word('report_no_town', language),
      listings: sum('listings'),
      details: sum('details'),
      contacts: sum('contacts'),
      requests: sum('requests'),
      answered: sum('answered'),
    };
  });
}

function findTown(slug: string, language: Language): Wish['town'] {
  const town = townOfSlug(slug);
  return town ? { slug, name: town[language] } : null;
}
