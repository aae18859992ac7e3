import type { Random } from './random.ts';
import type { DemoBusiness } from './businesses.ts';
import { pickWeighted } from './draw.ts';
import type { Kind } from './kind.ts';

/** Which business sells each product of a kind, by how much of it each sells; everyone who sells it has some. */
export function chooseSellers(
  random: Random,
  { piece, share }: Kind,
  businesses: readonly DemoBusiness[],
): DemoBusiness[] {
  const sellers = businesses.filter(({ sells }) => sells[piece] !== undefined);
  const weights = sellers.map(({ slug, sells }) => [slug, sells[piece] ?? 0] as const);
  const bySlug = new Map(sellers.map((seller) => [seller.slug, seller]));
  return Array.from({ length: share }, (_, i) => {
    const chosen = sellers[i] ?? bySlug.get(pickWeighted(random, weights));
    if (!chosen) throw new Error(`Nobody sells ${piece}.`);
    return chosen;
  });
}
