import { relatedItems } from '@orendi/contract/limits';
import type { ListingEngine } from '../listing-fields.ts';
import { likenessTo, likenessFields } from './likeness.ts';

/** Ids of listings. */
interface Related {
  ofMaker: number[];
  alike: number[];
}

/** Among so many of the newest of its kind the likest are looked for: enough to choose from, and quick at any size. */
const mostCompared = 500;

/** What else there is beside a listing: the newest of its maker, and the likest of others. Null for an unknown one. */
export async function findRelated(engine: ListingEngine, id: number): Promise<Related | null> {
  const own = (await engine.read([id], ['business', 'category'])).get(id);
  if (!own) return null;
  const [business] = own.numbers.business ?? [];
  const [ofMaker, candidates] = await engine.find([
    { where: { business }, range: { offset: 0, limit: relatedItems.max + 1 } },
    {
      kind: own.kind,
      // Packages that have a category in common are of one kind.
      where: { category: own.numbers.category },
      not: { business },
      range: { offset: 0, limit: mostCompared },
    },
  ]);
  const ids = candidates?.ids ?? [];
  const known = await engine.read([id, ...ids], likenessFields);
  const likeness = likenessTo(known.get(id));
  const compared = ids.map((other) => ({ other, likeness: likeness(known.get(other)) }));
  // Sorting is stable: of two that are equally like, the newer one stays first.
  const alike = compared.sort((a, b) => b.likeness - a.likeness).map(({ other }) => other);
  const others = ofMaker?.ids.filter((other) => other !== id) ?? [];
  return {
    ofMaker: others.slice(0, relatedItems.max),
    alike: alike.slice(0, relatedItems.max),
  };
}
