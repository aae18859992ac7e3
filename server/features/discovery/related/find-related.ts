import { relatedItems } from '@orendi/contract/limits';
import type { ListingFinder } from '../listing-fields.ts';
import { likenessTo, likenessFields } from './likeness.ts';

/** Ids of listings. */
interface Related {
  ofMaker: number[];
  alike: number[];
  /** The search is away, and this is without it. */
  isMakeshift: boolean;
}

/**
 * How many of the newest listings of the same kind are compared: enough to choose from, and fast at any size of the
 * site.
 */
const mostCompared = 500;

/**
 * Listings to show beside this one: the newest of its seller, and the most similar ones of others. Null for an unknown
 * one.
 */
export async function findRelated(engine: ListingFinder, id: number): Promise<Related | null> {
  const own = (await engine.read([id], ['business', 'category'])).get(id);
  if (!own) return null;
  const [business] = own.numbers.business ?? [];
  const [ofMaker, candidates] = await engine.find([
    { where: { business }, range: { offset: 0, limit: relatedItems.max + 1 } },
    {
      kind: own.kind,
      // Packages count as being of one kind when they share a category.
      where: { category: own.numbers.category },
      not: { business },
      range: { offset: 0, limit: mostCompared },
    },
  ]);
  const ids = candidates?.ids ?? [];
  const known = await engine.read([id, ...ids], likenessFields);
  const likeness = likenessTo(known.get(id));
  const compared = ids.map((other) => ({ other, likeness: likeness(known.get(other)) }));
  // Sorting is stable: of two that are equally similar, the newer one stays first.
  const alike = compared.sort((a, b) => b.likeness - a.likeness).map(({ other }) => other);
  const others = ofMaker?.ids.filter((other) => other !== id) ?? [];
  return {
    ofMaker: others.slice(0, relatedItems.max),
    alike: alike.slice(0, relatedItems.max),
    isMakeshift: candidates?.isMakeshift === true,
  };
}
