import { hasProc } from '../../measure/proc.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { choiceKinds, choiceWithTextKinds } from '../queries/choice-kinds.ts';
import { listKinds } from '../queries/list-kinds.ts';
import { textByPriceKinds, textKinds } from '../queries/text-kinds.ts';
import { measureBackup } from './backup.ts';
import { measureCached } from './cached.ts';
import { measureHomeRendering } from './home-rendering.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureRequests } from './requests.ts';
import { measureScriptSize } from './script-size.ts';
import { measureSmallest } from './smallest.ts';
import { measureStart } from './start.ts';
import { measureSteady } from './steady.ts';
import { measureUncached, type Uncached } from './uncached.ts';
import { measureWaits } from './waits.ts';

const uncached = (kinds: Uncached) => (bench: Bench) => measureUncached(bench, kinds);

/** The measurements, under the names that `--only` accepts. */
export const rows: Record<string, (bench: Bench) => Promise<Line[]>> = {
  cached: measureCached,
  lists: uncached({ title: 'uncached', kinds: listKinds, first: 2, again: 1.3, p95Ms: 25 }),
  choices: uncached({ title: 'choice', kinds: choiceKinds, first: 2, again: 1.3, p95Ms: 25 }),
  text: uncached({
    title: 'text',
    kinds: [...textKinds, ...choiceWithTextKinds],
    first: 3,
    again: 3,
    p95Ms: 25,
  }),
  textByPrice: uncached({ title: 'text', kinds: textByPriceKinds, first: 3, again: 3, p95Ms: 60 }),
  waits: measureWaits,
  home: measureHomeRendering,
  requests: measureRequests,
  script: measureScriptSize,
  memory: measureMemory,
  start: measureStart,
  backup: measureBackup,
  lighthouse: measureLighthouse,
  smallest: measureSmallest,
  steady: measureSteady,
};

/** Rows whose figures come from /proc, which only Linux has. */
const rowsOfProc = new Set([
  'lists',
  'choices',
  'text',
  'textByPrice',
  'home',
  'memory',
  'smallest',
  'steady',
]);

/** @throws Error when there is no such row */
export async function measureRow(name: string, bench: Bench): Promise<Line[]> {
  if (rowsOfProc.has(name) && !hasProc) {
    return [{ work: name, measured: 'not measured: this system has no /proc', met: null }];
  }
  const measure = rows[name];
  if (!measure) throw new Error(`There is no row ${name}.`);
  return measure(bench);
}

/** Rows that need no generated catalogue. */
export const rowsWithoutCatalogue = new Set(['lighthouse', 'steady']);

/** Rows measured only when they are named: one sets a part of the machine aside, the other takes as long as it is told to. */
export const rowsOnRequest = new Set(['smallest', 'steady']);
