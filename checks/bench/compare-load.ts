import { startMeter } from '../measure/cpu-meter.ts';
import { takeTurns } from '../measure/ratios.ts';
import type { Shop } from '../product/open-shop.ts';
import { type Answer, startBareServer } from './bare/start-bare-server.ts';
import type { Bench } from './bench.ts';
import { loadServer } from './load-server.ts';

const batchSeconds = 1.5;

interface Load {
  connections: number;
  path: string;
  headers: Record<string, string>;
}

/** Figures of one batch: answers a second, processor milliseconds of an answer, and the share of a processor in use. */
interface Batch {
  rate: number;
  node: number;
  database: number;
  busy: number;
}

/**
 * Lets the product and a bare server that sends the same answer take turns under the same load.
 * @param check gets the bare server's port before the load begins
 * @returns reads a figure of the product and of the bare server, by round
 */
export async function compareLoad(
  { rounds, undo }: Bench,
  shop: Shop,
  answer: Answer,
  load: Load,
  check: (port: number) => Promise<void> = async () => {},
): Promise<(figure: keyof Batch) => [ours: number[], bare: number[]]> {
  const bare = await startBareServer({ answer, connection: shop.connection }, undo);
  await check(bare.port);
  const turn = async ({ port, pid }: { port: number; pid: number }): Promise<Batch> => {
    const readMeter = startMeter({ pid, postmaster: shop.postmaster });
    const { answers, seconds } = await loadServer({
      port,
      until: { seconds: batchSeconds },
      ...load,
    });
    const { node, database } = readMeter();
    return {
      rate: answers / seconds,
      node: node / answers,
      database: database / answers,
      busy: node / 1000 / seconds,
    };
  };
  await takeTurns([shop, bare], 1, turn);
  const [ours = [], theirs = []] = await takeTurns([shop, bare], rounds, turn);
  await bare.stop();
  return (figure) => [ours.map((one) => one[figure]), theirs.map((one) => one[figure])];
}
