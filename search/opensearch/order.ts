import type { AnyOptions, Query } from '../engine.ts';
import type { Worths } from './conditions.ts';
import { amountOf, unitOf, valueOf } from './index-shape.ts';

/** Leading matches score this much more than others: beyond any score for words, and exact in a float of 24 bits. */
export const leadingScore = 2 ** 16;

/** Rows without a rank come after all others. */
const unranked = Number.MAX_VALUE;

const amountScript = (name: string) =>
  `doc['${amountOf(name)}'].value * params.worth[(int) doc['${unitOf(name)}'].value]`;

const leadingScript = '_score >= params.leadingScore ? 1 : 0';

const rankScript = (name: string) =>
  `double least = params.unranked;
  for (def value : doc['${valueOf(name)}']) {
    int at = Collections.binarySearch(params.values, (int) value);
    if (at >= 0 && params.ranks[at] < least) least = params.ranks[at];
  }
  return least;`;

const nearScript = `double sum = 0;
  for (int i = 0; i < params.fields.length; i++) {
    if (doc[params.fields[i]].empty) return params.unknown;
    sum += Math.abs(doc[params.fields[i]].value - params.near[i]) / params.near[i];
  }
  return sum;`;

/** The part of a query that decides its order. */
export type Asked = Pick<Query, 'order' | 'near' | 'concepts' | 'first'>;

/** The order of the matches. Its last part is the id, which no two rows share. */
export function orderOf(
  { fields, age }: Pick<AnyOptions, 'fields' | 'age'>,
  worths: Worths,
  { order, near, concepts, first }: Asked,
): object[] {
  const byAge = [{ [valueOf(age)]: 'desc' }, { id: 'desc' }];
  const byScore = [{ _score: 'desc' }, ...byAge];
  const areLed = first?.areLeading === true;
  // Their score alone puts them first.
  if (!order && !near) return concepts || areLed ? byScore : byAge;
  const leading = areLed ? [scripted(leadingScript, 'desc', { leadingScore })] : [];
  const best = concepts ? byScore : byAge;
  const usual = near ? [nearest(near), ...best] : best;
  if (!order) return [...leading, ...usual];
  if ('ranks' in order) {
    const sorted = [...order.ranks].toSorted(([a], [b]) => a - b);
    const values = sorted.map(([value]) => value);
    const ranks = sorted.map(([, rank]) => rank);
    return [
      ...leading,
      scripted(rankScript(order.by), 'asc', { values, ranks, unranked }),
      ...usual,
    ];
  }
  const field = fields[order.by];
  const units = field?.kind === 'order' ? field.units : [];
  const worth = units.map((unit) => worths.get(order.by)?.[unit] ?? 0);
  const byAmount = scripted(amountScript(order.by), order.direction, { worth });
  return [...leading, byAmount, { id: 'asc' }];
}

function nearest(near: Readonly<Record<string, number | undefined>>): object {
  const asked = Object.entries(near).filter(([, number]) => number !== undefined);
  return scripted(nearScript, 'asc', {
    fields: asked.map(([name]) => valueOf(name)),
    near: asked.map(([, number]) => number),
    unknown: unranked,
  });
}

const scripted = (source: string, order: string, params: object) => ({
  _script: { type: 'number', script: { lang: 'painless', source, params }, order },
});
