import type { Ground } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { databaseCpuSoFar } from '../../measure/database-cpu.ts';
import { median } from '../../measure/paired-ratio.ts';
import { processCpu, processMemory } from '../../measure/process-cpu.ts';
import { hasProc, noProc } from '../../measure/read-proc.ts';
import { openShop } from '../../product/open-shop.ts';
import { sessionCookie } from '../load/session-cookie.ts';

const work = 'all listings ready to be searched';
const times = 3;
const path = '/v1/public/results/search?query=divan';

interface Loaded {
  /** Seconds since the start of the process. */
  listening: number;
  answered: number;
  /** Processor seconds until then. */
  node: number;
  database: number;
  megabytes: number;
}

/** From the start of the process until a search is answered, compared with a shop without listings. */
export async function measureLoading(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work, measured: noProc, met: null }];
  const empty = await makeTempFolder(ground.undo);
  await load(ground, empty);
  const all: { filled: Loaded; empty: Loaded }[] = [];
  for (let time = 0; time < times; time += 1) {
    all.push({ filled: await load(ground, ground.dataDir), empty: await load(ground, empty) });
  }
  const filled = (figure: keyof Loaded) => median(all.map((one) => one.filled[figure]));
  const more = (figure: keyof Loaded) =>
    median(all.map((one) => one.filled[figure] - one.empty[figure]));
  return [
    {
      work,
      measured: {
        'listens after': `${filled('listening').toFixed(2)} s`,
        'answers a search after': `${filled('answered').toFixed(2)} s`,
        'more CPU than an empty shop': `Node ${more('node').toFixed(2)} s + database ${more('database').toFixed(2)} s`,
        'more memory': `${Math.round(more('megabytes'))} MB, ${Math.round(filled('megabytes'))} MB in all`,
      },
    },
  ];
}

async function load({ undo }: Ground, dataDir: string): Promise<Loaded> {
  const shop = await openShop(dataDir, undo);
  const asked = performance.now();
  const caller = openCaller(shop.port);
  await askWell(caller, { path, headers: { cookie: sessionCookie } });
  const loaded = {
    listening: shop.startMs / 1000,
    answered: (shop.startMs + performance.now() - asked) / 1000,
    node: processCpu(shop.pid) / 1000,
    database: databaseCpuSoFar(shop.postmaster) / 1000,
    megabytes: processMemory(shop.pid).now,
  };
  caller.close();
  await shop.stop();
  return loaded;
}
