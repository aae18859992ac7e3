import type { Bench } from './bench.ts';
import type { Line } from './line.ts';
import { choiceKinds, choiceWithTextKinds } from './queries/choice-kinds.ts';
import { listKinds } from './queries/list-kinds.ts';
import { textByPriceKinds, textKinds } from './queries/text-kinds.ts';
import { measureBackup } from './rows/backup.ts';
import { measureCached, measureHome } from './rows/cached.ts';
import { measureLighthouse } from './rows/lighthouse.ts';
import { measureMemory } from './rows/memory.ts';
import { measureRequests } from './rows/requests.ts';
import { measureScriptSize } from './rows/script-size.ts';
import { measureSmallest } from './rows/smallest.ts';
import { measureStart } from './rows/start.ts';
import { measureUncached, type Uncached } from './rows/uncached.ts';
import { measureWaits } from './rows/waits.ts';

const uncached = (kinds: Uncached) => (bench: Bench) => measureUncached(bench, kinds);
const allTextKinds = [...textKinds, ...choiceWithTextKinds];

/** The measurements, under the names that `--only` accepts. */
export const rows: Record<string, (bench: Bench) => Promise<Line[]>> = {
  cached: measureCached,
  lists: uncached({ title: 'uncached', kinds: listKinds, first: 2, again: 1.3, p95Ms: 25 }),
  choices: uncached({ title: 'choice', kinds: choiceKinds, first: 2, again: 1.3, p95Ms: 25 }),
  text: uncached({ title: 'text', kinds: allTextKinds, first: 3, again: 3, p95Ms: 25 }),
  textByPrice: uncached({ title: 'text', kinds: textByPriceKinds, first: 3, again: 3, p95Ms: 60 }),
  waits: measureWaits,
  home: measureHome,
  requests: measureRequests,
  script: measureScriptSize,
  memory: measureMemory,
  start: measureStart,
  backup: measureBackup,
  lighthouse: measureLighthouse,
  smallest: measureSmallest,
};
