import { relatedItems } from '@orendi/contract/limits';
import type { ListingType } from '@orendi/contract/listings';
import type { KnownRow } from '@orendi/search/engine';
import type { Services } from '../../services.ts';
import { listCards } from './listing-cards.ts';
import type { ListingFields, ListingFinder, ListingQuery } from './listing-fields.ts';

/**
 * How many of the newest listings of the same kind are compared: enough to choose from, and fast at any size of the
 * site.
 */
const mostCompared = 500;

/**
 * The cards to show beside a listing: the newest of its seller, and the most similar ones of others; null for one that is
 * unknown or hidden.
 */
export async function listRelatedCards(services: Pick<Services, 'db' | 'listings'>, id: number) {
  const { engine } = await services.listings.current();
  const own = (await engine.read([id], comparedFields)).get(id);
  if (!own) return null;
  const [newest, candidates] = await engine.find([
    {
      where: { business: own.values.business?.[0] },
      range: { offset: 0, limit: relatedItems.max + 1 },
    },
    likeIt(own),
  ]);
  const alike = await sortByLikeness(engine, own, candidates?.ids ?? []);
  const ofMaker = newest?.ids.filter((other) => other !== id) ?? [];
  const shown = [ofMaker, alike].map((some) => some.slice(0, relatedItems.max));
  const cards = await listCards(services.db, shown.flat());
  const [makersCards = [], alikeCards = []] = shown.map((some) =>
    some.flatMap((each) => cards.get(each) ?? []),
  );
  return {
    ofMaker: makersCards,
    alike: alikeCards,
    // The search is away, and this is without it.
    isMakeshift: candidates?.isMakeshift === true,
  };
}

/** The likest listing of each other business, the likest first; none for one that is unknown or hidden. */
export async function listRivals({ listings }: Pick<Services, 'listings'>, id: number) {
  const { engine } = await listings.current();
  const own = (await engine.read([id], comparedFields)).get(id);
  if (!own) return [];
  const [candidates] = await engine.find([likeIt(own)]);
  const alike = await sortByLikeness(engine, own, candidates?.ids ?? []);
  const known = await engine.read(alike, ['business']);
  const likest = new Map<number, number>();
  for (const other of alike) {
    const [business] = known.get(other)?.values.business ?? [];
    if (business !== undefined && !likest.has(business)) likest.set(business, other);
  }
  return Array.from(likest, ([business, other]) => ({ id: other, business }));
}

/**
 * The cards to show in place of a listing that is gone: its seller's that are like it, others' that are, and whatever
 * else its seller has.
 */
export async function listCardsInPlaceOf(
  { db, listings }: Pick<Services, 'db' | 'listings'>,
  gone: KnownListing,
) {
  const { engine } = await listings.current();
  const { business, category } = gone.values;
  const ofMaker = { business: business?.[0] };
  const [own, others, newest] = await engine.find([
    {
      kind: gone.kind,
      where: { ...ofMaker, category },
      range: { offset: 0, limit: mostCompared },
    },
    likeIt(gone),
    { where: ofMaker, range: { offset: 0, limit: relatedItems.max } },
  ]);
  const ids = new Set([
    ...(await sortByLikeness(engine, gone, own?.ids ?? [])),
    ...(await sortByLikeness(engine, gone, others?.ids ?? [])),
    ...(newest?.ids ?? []),
  ]);
  const shown = [...ids].slice(0, relatedItems.max);
  const cards = await listCards(db, shown);
  const rows = shown.flatMap((id) => cards.get(id) ?? []);
  return { rows, isMakeshift: [own, others, newest].some((found) => found?.isMakeshift) };
}

/** Asks for the newest of other businesses. Packages count as being of one kind when they share a category. */
const likeIt = ({ kind, values }: KnownListing): ListingQuery => ({
  kind,
  where: { category: values.category },
  not: { business: values.business?.[0] },
  range: { offset: 0, limit: mostCompared },
});

async function sortByLikeness(engine: ListingFinder, own: Known, ids: readonly number[]) {
  const known = await engine.read(ids, likenessFields);
  const likeness = likenessTo(own);
  const compared = ids.map((other) => ({ other, likeness: likeness(known.get(other)) }));
  // Sorting is stable: of two that are equally similar, the newer one stays first.
  return compared.sort((a, b) => b.likeness - a.likeness).map(({ other }) => other);
}

/** The weights of equal values; a price half or twice as high costs 1. */
const worth = { color: 0.4, material: 0.4, brand: 0.2 } as const;
const worthNames = ['color', 'material', 'brand'] as const;
/** Free listings are compared as if they cost this, because the logarithm of 0 is undefined. */
const leastPrice = 0.01;

/** The fields that are compared. */
const likenessFields = [...worthNames, 'price'] as const;
/** With those that say what it is compared with. */
const comparedFields = [...likenessFields, 'business', 'category'] as const;

export type KnownListing = KnownRow<ListingFields, ListingType>;
type Known = KnownListing | undefined;

/** Rates how similar other listings are to this one; higher is more similar. */
function likenessTo(own: Known): (other: Known) => number {
  const priceOf = (one: Known) => Math.max(leastPrice, one?.values.price ?? 0);
  const price = priceOf(own);
  return (other) => {
    const equal = worthNames.filter((name) => {
      const value = own?.values[name] ?? null;
      return value !== null && other?.values[name] === value;
    });
    const inCommon = equal.reduce((sum, name) => sum + worth[name], 0);
    return inCommon - Math.abs(Math.log2(priceOf(other) / price));
  };
}
