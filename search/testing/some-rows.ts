import fc from 'fast-check';
import type { EngineOptions, Query } from '../engine.ts';
import { equal, facet, order, range, type Row } from '../fields.ts';
import { analyseQuery, type QueryConcept } from '../words/analyse-query.ts';
import type { Analyser } from '../words/analyser.ts';
import { createSynonyms } from '../words/synonyms.ts';

/* Arbitrary rows, with few enough values to collide often. */

export const fields = {
  group: equal(),
  owner: equal(),
  shape: facet(),
  tone: facet(),
  size: order(['small', 'large']),
  time: range(),
  wide: range(),
  high: range(),
};
type SomeFields = typeof fields;
const kinds = ['one', 'other'] as const;
export type Kind = (typeof kinds)[number];
export type SomeRow = Row<SomeFields, Kind>;
export type SomeQuery = Query<SomeFields, Kind>;

const analyser: Analyser = {
  stem: (word) => (word.length > 3 ? word.replace(/s+$/, '') : word),
  isSmall: (word) => word === 'of',
};
const synonyms = createSynonyms([['stone', 'rock']], analyser);

export const conceptsOf = (text: string) => analyseQuery(text, synonyms);

export const options: EngineOptions<SomeFields, Kind> = {
  kinds,
  fields,
  age: 'time',
  mostValues: 200,
  stem: analyser.stem,
};

const few = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
/** No two words are a typo apart unless they share a stem, because engines may forgive typos differently. */
const line = fc
  .array(fc.constantFrom('apple', 'apples', 'river', 'rivers', 'stone', 'rock', 'of', 'x9'), {
    maxLength: 3,
  })
  .map((words) => words.join(' '));

const body = fc.record({
  kind: fc.constantFrom<Kind>('one', 'one', 'one', 'other'),
  values: fc.record({
    group: fc.oneof(fc.constantFrom(1, 2, 3), fc.constantFrom(null, [1, 2], [2, 3], [3], [])),
    owner: fc.constantFrom(1, 2),
    shape: few(['a', 'b', 'ë', 'Z', 'z 10', 'z 9', '']),
    tone: few(['a', 'b']),
    size: fc.record({
      amount: fc.constantFrom(0, 1, 5, 5, 100, 99.5, 0.35, 0.05, 10.29),
      unit: fc.constantFrom('small', 'large'),
    }),
    time: fc.constantFrom(1000, 2000, 2000, 3000),
    wide: fc.constantFrom(null, 10, 10.5, 20),
    high: fc.constantFrom(null, 10, 20),
  }),
  words: fc.array(line, { minLength: 5, maxLength: 5 }).map((lines) => lines.join('\n')),
});

export const someRows: fc.Arbitrary<SomeRow[]> = fc
  .array(body, { maxLength: 40 })
  .map((bodies) => bodies.map((body, i) => ({ ...body, id: i * 3 + 1 })));

const maybe = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/** Some matches that are told from the others. */
const first = maybe<NonNullable<SomeQuery['first']>>(
  { anyOf: [{ where: { group: [1] } }], areLeading: true },
  { anyOf: [{ where: { owner: [2] } }], areLeading: false },
  { anyOf: [{ where: { group: [3, 9] }, not: { group: [2], owner: [1] } }], areLeading: true },
  {
    anyOf: [{ where: { group: [1], owner: [1] } }, { where: { group: [2], owner: undefined } }],
    areLeading: true,
  },
  { anyOf: [], areLeading: true },
);

const conditions = {
  kind: fc.constantFrom<Kind | undefined>('one', 'one', 'other', undefined),
  where: fc.record({
    group: maybe<number | number[]>(1, 2, 9, [1, 3], []),
    owner: maybe(1, 2),
    shape: maybe(['a'], ['ë', 'z 10'], ['z 10', 'a', 'a', 'Z'], ['unknown'], ['unknown', 'ë']),
    tone: maybe(['a'], ['b'], ['a', 'b'], []),
    time: maybe({ from: 2000 }, { to: 2000 }, { from: 1500, to: 2500 }),
    wide: maybe({ to: 10 }, { to: 10.5 }, { from: 10.5, to: 15 }),
    high: maybe({ to: 10 }, { to: 15 }),
    size: maybe(
      { to: 5, unit: 'small' as const },
      { from: 5, to: 5, unit: 'small' as const },
      { from: 0.1, unit: 'large' as const },
      { from: 0.04, to: 9.95, unit: 'large' as const },
      { unit: 'large' as const },
    ),
  }),
  lacking: maybe(
    { of: ['wide', 'high'] as const },
    { of: ['wide', 'high'] as const, areWanted: true },
    { of: ['high'] as const },
  ),
  not: fc.record({ group: maybe(2), owner: maybe(1) }),
};

/** Conditions without words, with a range that includes every match. */
export const someConditions: fc.Arbitrary<SomeQuery> = fc.record({
  ...conditions,
  range: fc.constant({ offset: 0, limit: 100 }),
});

/** Queries with only one right answer: without words, or with words and an order. */
export const someQueries: fc.Arbitrary<SomeQuery> = fc
  .record({
    ...conditions,
    text: maybe('apple', 'riv', 'stone', 'apples river', 'rock of', 'x9 ', 'of', '!'),
    orWhere: maybe<NonNullable<SomeQuery['where']>>(
      { group: [1, 3] },
      { owner: 2, wide: { to: 10 } },
    ),
    near: maybe<SomeQuery['near']>({ wide: 11 }, { wide: 19, high: 12 }),
    direction: maybe<'asc' | 'desc' | 'ranks'>('asc', 'desc', 'ranks'),
    range: fc.record({ offset: fc.nat({ max: 20 }), limit: fc.nat({ max: 30 }) }),
    first,
    among: maybe([1, 4, 7, 8]),
    withFacets: fc.boolean(),
  })
  .map(readQuery);

interface Drawn extends SomeQuery {
  text: string | undefined;
  orWhere: SomeQuery['where'];
  direction: 'asc' | 'desc' | 'ranks' | undefined;
}

function readQuery({ text, orWhere, direction, ...query }: Drawn): SomeQuery {
  const typed = text === undefined ? null : conceptsOf(text);
  const concepts = orWhere && typed ? withOther(typed, orWhere) : typed;
  if (direction === 'ranks' && !concepts) {
    const ranks = new Map([
      [1, 5],
      [3, 0],
      [7, 2],
    ]);
    return { ...query, concepts, order: { by: 'group', ranks } };
  }
  if (!direction && !concepts) return query;
  return {
    ...query,
    concepts,
    order: { by: 'size', direction: direction === 'desc' ? 'desc' : 'asc' },
  };
}

/** The last of the concepts is answered by other rows as well. */
function withOther(concepts: readonly QueryConcept[], orWhere: object): QueryConcept[] {
  return concepts.map((concept, place) =>
    place === concepts.length - 1 ? { ...concept, orWhere } : concept,
  );
}
