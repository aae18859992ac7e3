import type { Language } from '@orendi/contract/language';
import type { Landing } from '@orendi/contract/schemas/landing';
import { townOfId } from '@orendi/contract/towns';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { inOtherCurrencies } from '../discovery/index.ts';
import type { LandingIndex } from './landing-index.ts';
import type { Maker, Subject } from './stock.ts';

/** Towns that a page other than that of all rooms links to. */
const mostTowns = 60;

/** A page in the language of its address. */
export function presentLanding(
  index: LandingIndex,
  subject: Subject,
  language: Language,
  makers: readonly (Maker & { count: number })[],
  address: PictureAddress,
): Omit<Landing, 'words'> {
  const { industryId, categoryId, townId } = subject;
  const tally = index.tallyOf(subject);
  const lowest = tally && { price: tally.lowest.price, currency: tally.lowest.currency };
  const named = (english: string, albanian: string | null) =>
    (language === 'al' && albanian) || english;
  const namesOf = (of: Subject) => {
    const room = index.rooms.find(({ id }) => id === of.industryId);
    const category = room?.categories.find(({ id }) => id === of.categoryId);
    return {
      industry: room ? named(room.industry_name, room.industry_name_al) : null,
      category: category ? named(category.category_name, category.category_name_al) : null,
      town: townOfId(of.townId ?? 0)?.[language] ?? null,
    };
  };
  const pages = (kind: keyof ReturnType<typeof namesOf>, subjects: Subject[]) =>
    subjects.map((of) => ({
      name: namesOf(of)[kind] ?? '',
      path: index.pathOf(of, language),
      count: index.tallyOf(of)?.count ?? 0,
    }));
  const neighbors = (...about: Parameters<typeof pages>) =>
    pages(...about).filter(
      ({ count, path }) => count > 0 && path !== index.pathOf(subject, language),
    );
  const isDeep = categoryId !== undefined && townId !== undefined;
  const isRoom = industryId !== undefined && categoryId === undefined;
  /** In a town there are those of all rooms. */
  const shelves = index.rooms.filter(({ id }) => isDeep || (industryId ?? id) === id);
  return {
    paths: { al: index.pathOf(subject, 'al'), en: index.pathOf(subject, 'en') },
    ...namesOf(subject),
    industry_id: industryId ?? null,
    category_id: categoryId ?? null,
    town_slug: townOfId(townId ?? 0)?.slug ?? null,
    count: tally?.count ?? 0,
    lowest_price: lowest
      ? {
          ...lowest,
          converted: inOtherCurrencies({ ...lowest, sale: 0, sale_type: null }, index.rates),
        }
      : null,
    is_indexed: index.isIndexed(subject),
    crumbs: [
      ...pages('industry', categoryId === undefined ? [] : [{ industryId }]),
      ...pages('category', isDeep ? [{ industryId, categoryId }] : []),
    ].map(({ name, path }) => ({ name, path })),
    makers: makers.map(({ town_id, logo, ...maker }) => {
      return { ...maker, logo: address(logo), town: namesOf({ townId: town_id ?? 0 }).town };
    }),
    neighbors: {
      rooms: neighbors(
        'industry',
        townId === undefined ? index.rooms.map(({ id }) => ({ industryId: id })) : [],
      ),
      categories: neighbors(
        'category',
        shelves.flatMap(({ id, categories }) =>
          categories.map((other) => ({ industryId: id, categoryId: other.id, townId })),
        ),
      ),
      towns: neighbors(
        'town',
        (isRoom ? [] : index.townsOf({ categoryId }))
          .slice(0, industryId === undefined ? undefined : mostTowns)
          .map(({ id }) => ({ industryId, categoryId, townId: id })),
      ),
    },
  };
}
