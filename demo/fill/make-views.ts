import { trendingDays } from '@orendi/contract/limits';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daysBefore, type ViewCount } from '@orendi/server/features/views/index';
import type { DemoBusiness } from '../catalogue/businesses.ts';
import type { Filled } from './fill-businesses.ts';
import { type Random, seededRandom } from '../catalogue/random.ts';

/** Most listings get few views; the demo seller's get some every day. */
const usualViewsADay = { ofDemoSeller: 9, ofOthers: 1.2, ofStars: 20 } as const;

/** Share of listings that are popular. */
const starShare = 0.015;

/** Thirty days of visitors: more at weekends, and none before a piece was published. */
export function makeViews(seed: number, filled: Filled, now: Date) {
  const { catalogue, businessIds, productIds, packageIds } = filled;
  const today = tiraneDay(now);
  const days = Array.from({ length: trendingDays }, (_, i) => daysBefore(today, i));
  const demoSeller = catalogue.businesses[0]?.business;
  const draw = (subject: ViewCount['subject'], id: number, seller: DemoBusiness, since: Date) => {
    const random = seededRandom(`${seed} views ${subject} ${id - firstId(filled)}`);
    const usual = usualViewsADay[seller === demoSeller ? 'ofDemoSeller' : 'ofOthers'];
    const isStar = subject === 'listing' && random.chance(starShare);
    const popularity = isStar
      ? usualViewsADay.ofStars * random.between(0.8, 1.4)
      : usual * (0.1 + 3 * random.next() ** 4);
    return days
      .filter((day) => day > tiraneDay(since))
      .map((day) => ({ subject, id, day, views: visitorsOn(random, day, popularity) }))
      .filter(({ views }) => views > 0);
  };
  const ofItems = [...productIds, ...packageIds].flatMap(([{ seller, fields }, id]) =>
    draw('listing', id, seller, new Date(Number(fields.created_at))),
  );
  const ofPages = catalogue.businesses.flatMap(({ business, openedAt }) =>
    draw('business', businessIds.get(business) ?? 0, business, openedAt),
  );
  return { counts: [...ofItems, ...ofPages], today };
}

/** Ids differ between shops, but their offsets do not. */
const firstId = ({ productIds }: Filled) => Math.min(...productIds.values());

function visitorsOn(random: Random, day: string, usual: number): number {
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  const expected = usual * (isWeekend ? 1.4 : 1) * random.between(0.4, 1.6);
  return Math.floor(expected + random.next());
}
