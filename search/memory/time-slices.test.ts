import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, fill } from '../testing/ask-engine.ts';
import { conceptsOf, options, someConditions, someRows } from '../testing/some-rows.ts';
import { createMemoryEngine } from './memory-engine.ts';
import { createTimeSlices, type Steps } from './time-slices.ts';

/** Says what it does. */
function* work(name: string, said: string[], steps = 2): Steps<string> {
  let isDone = false;
  try {
    for (let step = 0; step < steps; step += 1) {
      said.push(`${name}${step}`);
      yield;
    }
    isDone = true;
    return name;
  } finally {
    if (!isDone) said.push(`${name} ended`);
  }
}

describe('work in slices', () => {
  it('lets others do something in between, but no other work', async () => {
    const slices = createTimeSlices(() => 0, 0);
    const said: string[] = [];
    const both = Promise.all([
      slices.run(() => work('a', said)),
      slices.run(() => work('b', said)),
    ]);
    await nextTurn();
    said.push('another');
    expect(await both).toEqual(['a', 'b']);
    expect(said.indexOf('another')).toBeLessThan(said.indexOf('b1'));
    expect(said.filter((step) => step !== 'another')).toEqual(['a0', 'a1', 'b0', 'b1']);
  });

  it('is done at once if it takes less than a slice', async () => {
    const said: string[] = [];
    const done = createTimeSlices(() => 0, 1000).run(() => work('a', said));
    expect(said).toEqual(['a0', 'a1']);
    expect(await done).toBe('a');
  });

  it('is not interrupted by short work that waits for its turn, which comes before later work', async () => {
    const said: string[] = [];
    const slices = createTimeSlices(() => said.filter((step) => step === 'short').length, 0);
    const first = slices.run(() => work('a', said));
    const short = slices.between(() => said.push('short'));
    const second = slices.run(() => work('b', said));
    await Promise.all([first, short, second]);
    expect(said).toEqual(['a0', 'a1', 'short', 'b0', 'b1']);
  });

  it('goes on with short work when what came before fails', async () => {
    const said: string[] = [];
    const slices = createTimeSlices(() => 0, 0);
    const failed = slices.run(function* () {
      yield;
      throw new Error('it failed');
    });
    const short = slices.between(() => said.push('short'));
    await expect(failed).rejects.toThrow('it failed');
    await short;
    const later = slices.between(() => said.push('at once'));
    expect(said).toEqual(['short', 'at once']);
    await later;
  });

  it('begins again when what it reads has changed, but not for ever', async () => {
    let state = 0;
    const said: string[] = [];
    const slices = createTimeSlices(() => (state += 1), 0);
    expect(await slices.run(() => work('a', said))).toBe('a');
    expect(said.filter((step) => step === 'a ended')).toHaveLength(3);
    expect(said.slice(-2)).toEqual(['a0', 'a1']);
  });

  it('is followed by the next one when it fails', async () => {
    const slices = createTimeSlices(() => 0, 0);
    const said: string[] = [];
    const failed = slices.run(function* () {
      yield;
      throw new Error('it failed');
    });
    const next = slices.run(() => work('b', said));
    await expect(failed).rejects.toThrow('it failed');
    expect(await next).toBe('b');
  });
});

it('answers of one state, whatever is written while it searches', async () => {
  await fc.assert(
    fc.asyncProperty(
      someRows,
      fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 6 }))),
      someConditions,
      fc.constantFrom(null, 'apple', 'river stone', 'riv'),
      async (rows, changes, conditions, text) => {
        const concepts = text === null ? null : conceptsOf(text);
        const query = { ...conditions, concepts, withFacets: true };
        const engine = await fill(createMemoryEngine(options, { sliceMs: 0 }), rows);
        const before = await ask(engine, query);
        // Afterwards it has to look at the new rows again.
        const asked = [ask(engine, { ...query, range: { offset: 0, limit: 500 } })];
        const now = new Map(rows.map((row) => [row.id, row]));
        for (const [pick, turns] of changes) {
          for (let turn = 0; turn < turns; turn += 1) await nextTurn();
          const row = rows[pick % Math.max(1, rows.length)];
          if (!row) continue;
          engine.remove(row.id);
          now.delete(row.id);
        }
        await engine.settle();
        asked.push(ask(engine, query));
        const fresh = await fill(createMemoryEngine(options), [...now.values()]);
        const [during, after] = await Promise.all(asked);
        expect(after).toEqual(await ask(fresh, query));
        expect(during?.total).toBe(during?.ids.length);
        expect(during?.total).toBeLessThanOrEqual(before.total);
      },
    ),
    { numRuns: 100 },
  );
});
