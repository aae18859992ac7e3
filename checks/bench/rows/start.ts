import { median } from '../../measure/ratios.ts';
import { startProduct } from '../../product/start-product.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';

const times = 3;

/** From the start of the process until it listens: on the filled data folder, and on new ones. */
export async function measureStart({ dataDir, undo }: Bench): Promise<Line[]> {
  const measure = async (work: string, most: number, folder?: string, content?: 'demo') => {
    const taken = await Array.fromAsync({ length: times }, async () => {
      const own = folder ?? (await undo.makeFolder());
      const { startMs, stop } = await startProduct(own, undo, { content });
      await stop();
      return startMs / 1000;
    });
    const all = taken.map((seconds) => seconds.toFixed(2)).join(', ');
    const middle = median(taken);
    return { work, measured: `${middle.toFixed(2)} s (${all})`, ...atMost(middle, most, 's') };
  };
  return [
    await measure('start with an existing database', 2, dataDir),
    await measure('first start, with the demo', 10, undefined, 'demo'),
    await measure('first start, without it', 10),
  ];
}
