import type { AskedEngine, SearchEngine } from '../engine.ts';
import type { fields, Kind, SomeQuery, SomeRow } from './some-rows.ts';

export type Engine = SearchEngine<typeof fields, Kind>;

export async function fill(engine: Engine, rows: SomeRow[]): Promise<Engine> {
  engine.setWorth('size', { small: 1, large: 10 });
  for (const row of rows) engine.upsert(row);
  await engine.settle();
  return engine;
}

export async function ask(engine: AskedEngine<typeof fields, Kind>, query: Partial<SomeQuery>) {
  const [found] = await engine.find([{ range: { offset: 0, limit: 1000 }, ...query }]);
  if (!found) throw new Error('there was no answer');
  return found;
}

/** Opens an engine without rows. */
export interface EngineUnderTest {
  create: () => Engine | Promise<Engine>;
  /** Divides how often laws are tried with random rows, for an engine that takes long each time. */
  slowness?: number;
}

export const plain = {
  kind: 'one',
  values: {
    group: 1,
    owner: 1,
    shape: null,
    tone: null,
    size: { amount: 1, unit: 'small' },
    time: 1,
    wide: null,
    high: null,
  },
  words: '\n\n\n\n',
} satisfies Omit<SomeRow, 'id'>;
