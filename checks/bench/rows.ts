import { type Bench, type Line, withShop } from './bench.ts';
import { type KindGroup, kindGroups } from './queries/kinds.ts';
import { measureBackup } from './rows/backup.ts';
import { measureCached, measureHome } from './rows/cached.ts';
import { measureLighthouse, measureScriptSize } from './rows/browser.ts';
import { measureMemory, measureStart } from './rows/process.ts';
import { measureRequests } from './rows/requests.ts';
import { measureSmallest } from './rows/smallest.ts';
import { measureUncached, measureWaits } from './rows/uncached.ts';
import type { Shop } from '../product/open-shop.ts';

type Row = (bench: Bench) => Promise<Line[]>;

const onShop =
  (measure: (bench: Bench, shop: Shop) => Promise<Line[]>): Row =>
  (bench) =>
    withShop(bench, (shop) => measure(bench, shop));
const uncached = (group: KindGroup) => onShop((bench, shop) => measureUncached(bench, shop, group));

/** The measurements, under the names that `--only` accepts. */
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
