import type { Ground } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { measureBackup } from './backup.ts';
import { measureCached } from './cached.ts';
import { measureCaptcha } from './captcha.ts';
import { measureChanges } from './changes.ts';
import { measureCosts } from './costs.ts';
import { measureHomeRendering } from './home-rendering.ts';
import { measureLighthouse } from './lighthouse.ts';
import { choiceKinds, choiceWithTextKinds } from './choice-kinds.ts';
import { listKinds } from './list-kinds.ts';
import { measureLoading } from './loading.ts';
import { measureMemory } from './memory.ts';
import type { Reach } from './present-calls.ts';
import { measureRequests } from './requests.ts';
import { measureScriptSize } from './script-size.ts';
import { measureSmallest } from './smallest.ts';
import { measureStart } from './start.ts';
import { measureSteady } from './steady.ts';
import { measureSuggestions } from './suggestions.ts';
import { textByPriceKinds, textKinds } from './text-kinds.ts';
import { measureUncached } from './uncached.ts';
import { measureWaits } from './waits.ts';
import { measureWorkers } from './workers.ts';

/** Ratios for up to 100,000 listings, and above that up to a million milliseconds. */
const upTo =
  (first: number, again: number, p95Ms: number) =>
  (listings: number): Reach =>
    listings <= 100_000 ? { first, again } : listings <= 1_000_000 ? { p95Ms } : null;

/** What can be measured, by the names that `--only` accepts. */
export const rows: Record<string, (ground: Ground) => Promise<Line[]>> = {
  cached: measureCached,
  lists: (ground) =>
    measureUncached(ground, { title: 'uncached', kinds: listKinds, reach: upTo(2, 1.3, 25) }),
  choices: (ground) =>
    measureUncached(ground, { title: 'choice', kinds: choiceKinds, reach: upTo(2, 1.3, 25) }),
  text: (ground) =>
    measureUncached(ground, {
      title: 'text',
      kinds: [...textKinds, ...choiceWithTextKinds],
      reach: upTo(3, 3, 25),
    }),
  textByPrice: (ground) =>
    measureUncached(ground, { title: 'text', kinds: textByPriceKinds, reach: upTo(3, 3, 60) }),
  waits: measureWaits,
  suggestions: measureSuggestions,
  changes: measureChanges,
  home: measureHomeRendering,
  requests: measureRequests,
  captcha: measureCaptcha,
  script: measureScriptSize,
  memory: measureMemory,
  loading: measureLoading,
  start: measureStart,
  costs: measureCosts,
  backup: measureBackup,
  workers: measureWorkers,
  lighthouse: measureLighthouse,
  smallest: measureSmallest,
  steady: measureSteady,
};

/** Rows that need no generated catalogue. */
export const rowsWithoutCatalogue = new Set(['lighthouse', 'steady']);

/** Rows that are measured only when they are named: for one a machine is shut in, the other takes as long as it is told to. */
export const rowsOnRequest = new Set(['smallest', 'steady']);
