import type { Language } from '@orendi/contract/language';
import type { Landing, LandingNeighbor } from '@orendi/contract/schemas/landing';
import { townOfId } from '@orendi/contract/towns';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { inOtherCurrencies } from '../discovery/index.ts';
import { type LandingIndex, townsOf } from './landing-index.ts';
import type { Maker } from './stock.ts';
import type { Subject } from './tally-stock.ts';

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
  const room = index.rooms.find(({ id }) => id === industryId);
  const category = room?.categories.find(({ id }) => id === categoryId);
  const town = townOfId(townId ?? 0);
  const townName = (id: number | null) => townOfId(id ?? 0)?.[language] ?? null;
  const named = (english: string, albanian: string | null) =>
    (language === 'al' && albanian) || english;
  const roomName = room ? named(room.industry_name, room.industry_name_al) : null;
  const categoryName = category ? named(category.category_name, category.category_name_al) : null;
  const crumb = (name: string, of: Subject) => ({ name, path: index.pathOf(of, language) });
  const isDeep = categoryId !== undefined && townId !== undefined;

  const neighbors = (of: readonly { name: string; subject: Subject }[]): LandingNeighbor[] =>
    of.flatMap(({ name, subject: other }) => {
      const count = index.tallyOf(other)?.count ?? 0;
      const path = index.pathOf(other, language);
      return count === 0 || path === index.pathOf(subject, language) ? [] : [{ name, path, count }];
    });
  /** In a town there are those of all rooms. */
  const shelves = room && !isDeep ? [room] : index.rooms;
  return {
    paths: { al: index.pathOf(subject, 'al'), en: index.pathOf(subject, 'en') },
    industry: roomName,
    category: categoryName,
    town: town?.[language] ?? null,
    industry_id: industryId ?? null,
    category_id: categoryId ?? null,
    town_slug: town?.slug ?? null,
    count: tally?.count ?? 0,
    lowest_price: tally ? priceOf(tally.lowest, index) : null,
    is_indexed: index.isIndexed(subject),
    crumbs: [
      ...(categoryId !== undefined && roomName ? [crumb(roomName, { industryId })] : []),
      ...(isDeep && categoryName ? [crumb(categoryName, { industryId, categoryId })] : []),
    ],
    makers: makers.map(({ id, business_name, logo, town_id, count }) => {
      return { id, business_name, logo: address(logo), town: townName(town_id), count };
    }),
    neighbors: {
      rooms: neighbors(
        townId === undefined
          ? index.rooms.map(({ id, industry_name, industry_name_al }) => {
              return { name: named(industry_name, industry_name_al), subject: { industryId: id } };
            })
          : [],
      ),
      categories: neighbors(
        shelves.flatMap(({ id, categories }) =>
          categories.map(({ id: other, category_name, category_name_al }) => ({
            name: named(category_name, category_name_al),
            subject: { industryId: id, categoryId: other, townId },
          })),
        ),
      ),
      towns: neighbors(
        (industryId !== undefined && categoryId === undefined ? [] : townsOf(index, { categoryId }))
          .slice(0, industryId === undefined ? undefined : mostTowns)
          .map((other) => ({
            name: other[language],
            subject: { industryId, categoryId, townId: other.id },
          })),
      ),
    },
  };
}

function priceOf(
  { price, currency }: { price: number; currency: 'EUR' | 'ALL' | 'USD' },
  { rates }: LandingIndex,
) {
  const asked = { price, currency, sale: 0, sale_type: null };
  return { price, currency, converted: inOtherCurrencies(asked, rates) };
}
