import type { EngineOptions, Query } from '../engine.ts';
import type { Fields } from '../fields.ts';
import type { Worths } from './conditions.ts';
import { amountOf, unitOf, valueOf } from './index-shape.ts';

/** Rows without a rank come after all others. */
const unranked = Number.MAX_VALUE;

const amountScript = (name: string) =>
  `doc['${amountOf(name)}'].value * params.worth[(int) doc['${unitOf(name)}'].value]`;

const rankScript = (name: string) =>
  `double least = params.unranked;
  for (def value : doc['${valueOf(name)}']) {
    int at = Collections.binarySearch(params.values, (int) value);
    if (at >= 0 && params.ranks[at] < least) least = params.ranks[at];
  }
  return least;`;

type Asked<F extends Fields> = Pick<Query<F, string>, 'order' | 'concepts'>;

/** The order of the matches. Its last part is the id, which no two rows share. */
export function orderOf<F extends Fields>(
  { fields, age }: Pick<EngineOptions<F, string>, 'fields' | 'age'>,
  worths: Worths,
  { order, concepts }: Asked<F>,
): object[] {
  const byAge = [{ [valueOf(age)]: 'desc' }, { id: 'desc' }];
  const usual = concepts ? [{ _score: 'desc' }, ...byAge] : byAge;
  if (!order) return usual;
  if ('ranks' in order) {
    const sorted = [...order.ranks].toSorted(([a], [b]) => a - b);
    const values = sorted.map(([value]) => value);
    const ranks = sorted.map(([, rank]) => rank);
    return [scripted(rankScript(order.by), 'asc', { values, ranks, unranked }), ...usual];
  }
  const field = fields[order.by];
  const units = field?.kind === 'order' ? field.units : [];
  const worth = units.map((unit) => worths.get(order.by)?.[unit] ?? 0);
  return [scripted(amountScript(order.by), order.direction, { worth }), { id: 'asc' }];
}

const scripted = (source: string, order: string, params: object) => ({
  _script: { type: 'number', script: { lang: 'painless', source, params }, order },
});
