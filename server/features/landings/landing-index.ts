import { slugOf } from '@orendi/contract/item-path';
import { landingPath, landingSlugs } from '@orendi/contract/landing-slugs';
import { landingRoots, type Language, languages } from '@orendi/contract/language';
import { townOfSlug, towns } from '@orendi/contract/towns';
import type { Services } from '../../services.ts';
import { remember } from '../../platform/db/remember.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { listIndustries } from '../catalogue/index.ts';
import { type Rates, listExchangeRates } from '../discovery/index.ts';
import { keyOf, listStock, type Subject, type Tally, tallyStock } from './stock.ts';

/** Search engines are told about pages with so many listings. */
const fewestIndexed = 3;
const keptSeconds = 600;

type Room = Awaited<ReturnType<typeof listIndustries>>[number];

export type LandingIndex = ReturnType<typeof createLandingIndex>;

interface Found {
  language: Language;
  subject: Subject;
}

/** The pages of rooms, categories and towns: their names, their addresses, and what is on them. */
function createLandingIndex(
  rooms: readonly Room[],
  rates: Rates,
  tallies: ReadonlyMap<string, Tally>,
) {
  const slugs = { al: spell(rooms, 'al'), en: spell(rooms, 'en') };
  const tallyOf = (subject: Subject) => tallies.get(keyOf(subject));
  /** The towns that have listings, in the order of the list. */
  const townsOf = ({ categoryId }: Subject = {}) =>
    towns.filter(({ id: townId }) => tallyOf({ categoryId, townId }));
  return {
    rooms,
    rates,
    tallyOf,
    townsOf,

    isIndexed: (subject: Subject) => (tallyOf(subject)?.listed ?? 0) >= fewestIndexed,

    /** The subject of an address; undefined where there is no such page. */
    find(path: string): Found | undefined {
      const [, root, first, second, ...more] = path.split('/');
      const language = languages.find((lang) => landingRoots[lang] === `/${root}`);
      if (language === undefined || more.length > 0) return undefined;
      const { subjects } = slugs[language];
      if (first === undefined) return { language, subject: {} };
      const subject = subjects.get(first);
      if (subject === undefined || second === undefined) return subject && { language, subject };
      const townId = subjects.get(second)?.townId;
      if (subject.categoryId === undefined || townId === undefined) return undefined;
      return { language, subject: { ...subject, townId } };
    },

    /** The page for home's parameters, if there is one: none is of everything, nor of a room in a town. */
    named(
      { industryId, categoryId, town }: Omit<Subject, 'townId'> & { town?: string | undefined },
      language: Language,
    ): Found | undefined {
      const townId = town === undefined ? undefined : townOfSlug(town)?.id;
      const room = rooms.find(({ id, categories }) =>
        categoryId === undefined
          ? id === industryId
          : categories.some((one) => one.id === categoryId),
      );
      const isInRoom = industryId !== undefined || categoryId !== undefined;
      const isUnknown = (isInRoom && !room) || (town !== undefined && townId === undefined);
      const isInTown = townId !== undefined;
      const hasNoPage = isInRoom ? isInTown && categoryId === undefined : !isInTown;
      if (isUnknown || hasNoPage) return undefined;
      return { language, subject: { industryId: room?.id, categoryId, townId } };
    },

    pathOf({ industryId, categoryId, townId }: Subject, language: Language): string {
      const own = slugs[language];
      const shelf =
        categoryId === undefined ? own.rooms.get(industryId ?? 0) : own.categories.get(categoryId);
      return landingPath(language, shelf, own.towns.get(townId ?? 0));
    },

    /** The subjects of all pages that have listings, of those of all rooms together. */
    subjects(): Subject[] {
      const categories = rooms.flatMap(({ id: industryId, categories: inside }) =>
        inside.map(({ id: categoryId }) => ({ industryId, categoryId })),
      );
      const inTowns = [{}, ...categories].flatMap(({ industryId, categoryId }: Subject) =>
        townsOf().map(({ id: townId }) => ({ industryId, categoryId, townId })),
      );
      const ofRooms = rooms.map(({ id }) => ({ industryId: id }));
      return [{}, ...ofRooms, ...categories, ...inTowns].filter(tallyOf);
    },
  };
}

/** A town whose spelling is taken is followed by its country, and by its number where even that is taken. */
function spell(rooms: readonly Room[], language: Language) {
  const { isTaken, ...slugs } = landingSlugs(rooms, language);
  const subjects = new Map<string, Subject>();
  for (const { id: industryId, categories } of rooms) {
    subjects.set(slugs.rooms.get(industryId) ?? '', { industryId });
    for (const { id: categoryId } of categories)
      subjects.set(slugs.categories.get(categoryId) ?? '', { industryId, categoryId });
  }
  const townSlugs = new Map<number, string>();
  for (const { id, country, ...names } of towns) {
    const slug = slugOf(names[language]);
    const spellings = [slug, `${slug}-${country.toLowerCase()}`, `${slug}-${id}`];
    const free = spellings.find((spelling) => !isTaken(spelling) && !subjects.has(spelling));
    if (free === undefined) continue;
    subjects.set(free, { townId: id });
    townSlugs.set(id, free);
  }
  return { ...slugs, towns: townSlugs, subjects };
}

/** Keeps the index until something is written that it was made from. */
export function rememberLandings(
  services: Pick<Services, 'changes' | 'clock' | 'settings' | 'reads'>,
): () => Promise<LandingIndex> {
  const { reads: db, settings } = services;
  const isConcerned = (tag: string) => ['listings', 'industries', 'search'].includes(tag);
  return remember(services, { seconds: keptSeconds, isConcerned }, async () => {
    const [rooms, stock, known, { businessIds }] = await Promise.all([
      listIndustries(db),
      listStock(db),
      listExchangeRates(db),
      findPublicDemo(db, settings),
    ]);
    const rates = Object.fromEntries(known.map(({ currency, perEuro }) => [currency, 1 / perEuro]));
    return createLandingIndex(rooms, rates, tallyStock(stock, rates, businessIds));
  });
}
