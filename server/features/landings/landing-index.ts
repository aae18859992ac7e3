import { slugOf } from '@orendi/contract/item-path';
import { landingPath, landingSlugs } from '@orendi/contract/landing-slugs';
import { landingRoots, type Language, languages } from '@orendi/contract/language';
import { type Town, townOfSlug, towns } from '@orendi/contract/towns';
import type { Services } from '../../services.ts';
import { remember } from '../../platform/db/remember.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { listIndustries } from '../catalogue/index.ts';
import { type Rates, listExchangeRates } from '../discovery/index.ts';
import { listStock } from './stock.ts';
import { keyOf, type Subject, type Tally, tallyStock } from './tally-stock.ts';

/** Search engines are told about pages with so many listings. */
const fewestIndexed = 3;
const keptSeconds = 600;

type Room = Awaited<ReturnType<typeof listIndustries>>[number];

/** The pages of rooms, categories and towns: their names, their addresses, and what is on them. */
export class LandingIndex {
  readonly rooms: readonly Room[];
  readonly rates: Rates;
  readonly #tallies: ReadonlyMap<string, Tally>;
  readonly #slugs: Record<Language, SlugsOfLanguage>;

  constructor(rooms: readonly Room[], rates: Rates, tallies: ReadonlyMap<string, Tally>) {
    this.rooms = rooms;
    this.rates = rates;
    this.#tallies = tallies;
    this.#slugs = { al: spell(rooms, 'al'), en: spell(rooms, 'en') };
  }

  /** The subject of an address; undefined where there is no such page. */
  find(path: string): { language: Language; subject: Subject } | undefined {
    const [, root, first, second, ...more] = path.split('/');
    const language = languages.find((lang) => landingRoots[lang] === `/${root}`);
    if (language === undefined || more.length > 0) return undefined;
    const { subjects } = this.#slugs[language];
    if (first === undefined) return { language, subject: {} };
    const subject = subjects.get(first);
    if (subject === undefined || second === undefined) return subject && { language, subject };
    const townId = subjects.get(second)?.townId;
    if (subject.categoryId === undefined || townId === undefined) return undefined;
    return { language, subject: { ...subject, townId } };
  }

  /** The page for home's parameters, if there is one. */
  named(
    { industryId, categoryId, town }: { industryId?: number; categoryId?: number; town?: string },
    language: Language,
  ): { language: Language; subject: Subject } | undefined {
    const townId = town === undefined ? undefined : townOfSlug(town)?.id;
    const isWhole = industryId === undefined && categoryId === undefined && townId === undefined;
    const room = this.rooms.find(({ id, categories }) =>
      categoryId === undefined
        ? id === industryId
        : categories.some((category) => category.id === categoryId),
    );
    const isInRoom = industryId !== undefined || categoryId !== undefined;
    const isBetween = townId !== undefined && isInRoom && categoryId === undefined;
    const isUnknown = (isInRoom && !room) || (town !== undefined && townId === undefined);
    if (isWhole || isBetween || isUnknown) return undefined;
    return { language, subject: { industryId: room?.id, categoryId, townId } };
  }

  pathOf({ industryId, categoryId, townId }: Subject, language: Language): string {
    const { rooms, categories, towns: townSlugs } = this.#slugs[language];
    const shelf =
      categoryId === undefined ? rooms.get(industryId ?? 0) : categories.get(categoryId);
    return landingPath(language, shelf, townSlugs.get(townId ?? 0));
  }

  tallyOf(subject: Subject): Tally | undefined {
    return this.#tallies.get(keyOf(subject));
  }

  isIndexed(subject: Subject): boolean {
    return (this.tallyOf(subject)?.listed ?? 0) >= fewestIndexed;
  }

  /** The subjects of all pages that have listings, of those of all rooms together. */
  subjects(): Subject[] {
    const towned = townsOf(this);
    const categories = this.rooms.flatMap(({ id: industryId, categories: inside }) =>
      inside.map(({ id: categoryId }) => ({ industryId, categoryId })),
    );
    const inTowns = [{}, ...categories].flatMap(({ industryId, categoryId }: Subject) =>
      towned.map(({ id: townId }) => ({ industryId, categoryId, townId })),
    );
    const rooms = this.rooms.map(({ id }) => ({ industryId: id }));
    return [{}, ...rooms, ...categories, ...inTowns].filter((subject) => this.tallyOf(subject));
  }
}

/** The towns that have listings, in the order of the list. */
export function townsOf(index: LandingIndex, { categoryId }: Subject = {}): Town[] {
  return towns.filter(({ id: townId }) => index.tallyOf({ categoryId, townId }));
}

interface SlugsOfLanguage {
  rooms: Map<number, string>;
  categories: Map<number, string>;
  towns: Map<number, string>;
  subjects: Map<string, Subject>;
}

/** A town whose spelling is taken is followed by its country, and by its number where even that is taken. */
function spell(rooms: readonly Room[], language: Language): SlugsOfLanguage {
  const { rooms: roomSlugs, categories, isTaken } = landingSlugs(rooms, language);
  const subjects = new Map<string, Subject>();
  for (const { id: industryId, categories: inside } of rooms) {
    subjects.set(roomSlugs.get(industryId) ?? '', { industryId });
    for (const { id } of inside)
      subjects.set(categories.get(id) ?? '', { industryId, categoryId: id });
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
  return { rooms: roomSlugs, categories, towns: townSlugs, subjects };
}

/** Keeps the index until something is written that it was made from. */
export function rememberLandings(
  services: Pick<Services, 'changes' | 'clock' | 'settings' | 'reads'>,
): () => Promise<LandingIndex> {
  const { reads: db, settings } = services;
  const concerned = new Set(['listings', 'industries', 'search']);
  const memory = { seconds: keptSeconds, isConcerned: (tag: string) => concerned.has(tag) };
  return remember(services, memory, async () => {
    const [rooms, stock, known, { businessIds }] = await Promise.all([
      listIndustries(db),
      listStock(db),
      listExchangeRates(db),
      findPublicDemo(db, settings),
    ]);
    const rates = Object.fromEntries(known.map(({ currency, perEuro }) => [currency, 1 / perEuro]));
    return new LandingIndex(rooms, rates, tallyStock(stock, rates, businessIds));
  });
}
