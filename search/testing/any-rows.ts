import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, type Engine, type EngineUnderTest, fill } from './ask-engine.ts';
import { ascending, facetNames, isMeant, meant } from './meant-rows.ts';
import { ScanEngine } from './scan-engine.ts';
import { options, someConditions, type SomeRow, someQueries, someRows } from './some-rows.ts';

/** The laws of every engine, with random rows and queries. */
export function testAnyRows({ create, slowness = 1 }: EngineUnderTest): void {
  const open = async (rows: SomeRow[]) => fill(await create(), rows);
  const runs = (count: number) => ({ numRuns: Math.ceil(count / slowness) });

  it('finds what is meant, and the values of each facet as if it were not set', async () => {
    await fc.assert(
      fc.asyncProperty(someRows, someConditions, async (rows, query) => {
        const engine = await open(rows);
        const { ids, total, facets } = await ask(engine, { ...query, withFacets: true });
        expect(ascending(ids)).toEqual(meant(rows, query));
        expect(total).toBe(ids.length);
        for (const name of facetNames) {
          const others = { ...query, where: { ...query.where, [name]: undefined } };
          const offered = rows.filter((row) => isMeant(row, others));
          const texts = offered.flatMap(({ values }) => values[name] || []);
          expect(facets[name]).toEqual(
            [...new Set(texts)]
              .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
              .map((value) => ({ value, count: texts.filter((text) => text === value).length })),
          );
        }
      }),
      runs(300),
    );
  });

  it('knows a row as it was written last, and a removed one no more', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows,
        fc.array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'settle')), {
          maxLength: 30,
        }),
        someConditions,
        async (rows, steps, query) => {
          const engine = await open(rows);
          const now = new Map(rows.map((row) => [row.id, row]));
          for (const [pick, what] of steps) {
            const row = rows[pick % Math.max(1, rows.length)];
            if (!row) continue;
            if (what === 'settle') await engine.settle();
            else if (what === 'remove') {
              engine.remove(row.id);
              now.delete(row.id);
            } else {
              const again = { ...row, values: { ...row.values, group: [1, 3], owner: 2 } };
              engine.upsert(again);
              now.set(row.id, again);
            }
          }
          await engine.settle();
          const { ids, total } = await ask(engine, query);
          expect(ascending(ids)).toEqual(meant([...now.values()], query));
          expect(total).toBe(ids.length);
          expect((await ask(engine, {})).total).toBe(now.size);
          const counts = [...now.values()]
            .filter(({ kind }) => kind === 'one')
            .flatMap(({ values }) => values.group ?? []);
          const counted = [...(await engine.count('one', 'group'))];
          expect(counted.toSorted(([a], [b]) => a - b)).toEqual(
            [...new Set(counts)]
              .toSorted((a, b) => a - b)
              .map((value) => [value, counts.filter((one) => one === value).length]),
          );
        },
      ),
      runs(300),
    );
  });

  testPaging({ create, slowness });

  it('answers as a scan of an array does', async () => {
    await fc.assert(
      fc.asyncProperty(someRows, fc.array(someQueries, { maxLength: 6 }), async (rows, queries) => {
        const engine = await open(rows);
        const scan = await fill(new ScanEngine(options), rows);
        // The values of scores are up to each engine, so only their number is compared.
        const answers = async (one: Engine) =>
          (await one.find(queries)).map(({ scores, ...answer }) => [answer, scores.length]);
        expect(await answers(engine)).toEqual(await answers(scan));
      }),
      runs(500),
    );
  });
}

/** That the ranges of an answer make up the whole. */
export function testPaging({ create, slowness = 1 }: EngineUnderTest): void {
  it('gives every row once, range by range', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows,
        someQueries,
        fc.integer({ min: 1, max: 9 }),
        async (rows, query, limit) => {
          const engine = await fill(await create(), rows);
          const whole = { ...query, among: undefined, range: { offset: 0, limit: 1000 } };
          const { ids, total } = await ask(engine, whole);
          const pieces: number[] = [];
          for (let offset = 0; offset < total; offset += limit) {
            pieces.push(...(await ask(engine, { ...whole, range: { offset, limit } })).ids);
          }
          expect(pieces).toEqual(ids);
        },
      ),
      { numRuns: Math.ceil(100 / slowness) },
    );
  });
}
