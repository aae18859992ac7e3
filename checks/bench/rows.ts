import { type Bench, withShop } from './bench.ts';
import type { Line } from './line.ts';
import { type KindGroup, kindGroups } from './queries/kinds.ts';
import { measureBackup } from './rows/backup.ts';
import { measureCached, measureHome } from './rows/cached.ts';
import { measureLighthouse } from './rows/lighthouse.ts';
import { measureMemory } from './rows/memory.ts';
import { measureRequests } from './rows/requests.ts';
import { measureScriptSize } from './rows/script-size.ts';
import { measureSmallest } from './rows/smallest.ts';
import { measureStart } from './rows/start.ts';
import { measureUncached } from './rows/uncached.ts';
import { measureWaits } from './rows/waits.ts';
import type { Shop } from '../product/open-shop.ts';

type Row = (bench: Bench) => Promise<Line[]>;

const onShop =
  (measure: (bench: Bench, shop: Shop) => Promise<Line[]>): Row =>
  (bench) =>
    withShop(bench, (shop) => measure(bench, shop));
const uncached = (group: KindGroup) => onShop((bench, shop) => measureUncached(bench, shop, group));

export const rows: Record<string, Row> = {
  cached: onShop(measureCached),
  lists: uncached(kindGroups.lists),
  choices: uncached(kindGroups.choices),
  text: uncached(kindGroups.text),
  textByPrice: uncached(kindGroups.textByPrice),
  waits: onShop(measureWaits),
  home: onShop(measureHome),
  requests: onShop(measureRequests),
  script: onShop(measureScriptSize),
  memory: measureMemory,
  start: measureStart,
  backup: measureBackup,
  lighthouse: measureLighthouse,
  smallest: measureSmallest,
};
