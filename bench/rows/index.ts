import type { Ground } from '../ground.ts';
import type { Line } from '../line.ts';
import { measureCached } from './cached.ts';
import { measureHomeRendering } from './home-rendering.ts';
import { measureMemory } from './memory.ts';
import { listKinds, textByPriceKinds, textKinds } from './query-kinds.ts';
import { measureRequests } from './requests.ts';
import { measureScriptSize } from './script-size.ts';
import { measureStart } from './start.ts';
import { measureUncached } from './uncached.ts';

/** What can be measured, by the names that `--only` takes. */
export const rows: Record<string, (ground: Ground) => Promise<Line[]>> = {
  cached: measureCached,
  lists: (ground) => measureUncached(ground, { title: 'uncached', kinds: listKinds, mostMs: 2 }),
  text: (ground) => measureUncached(ground, { title: 'text', kinds: textKinds, mostMs: 8 }),
  textByPrice: (ground) =>
    measureUncached(ground, { title: 'text', kinds: textByPriceKinds, mostMs: 15 }),
  home: measureHomeRendering,
  requests: measureRequests,
  script: measureScriptSize,
  memory: measureMemory,
  start: measureStart,
};
