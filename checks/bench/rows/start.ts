import type { Ground } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { median } from '../../measure/paired-ratio.ts';
import { startProduct } from '../../product/start-product.ts';
import type { Undo } from '../../product/undo.ts';

const times = 3;
const mostSeconds = { again: 2, first: 10 };

/** From the start of the process until it listens: on the filled data folder, and on new ones. */
export async function measureStart({ dataDir, undo }: Ground): Promise<Line[]> {
  const seconds: Record<'again' | 'empty' | 'demo', number[]> = { again: [], empty: [], demo: [] };
  for (let time = 0; time < times; time += 1) {
    seconds.again.push(await measure(undo, dataDir));
    seconds.empty.push(await measure(undo, await makeTempFolder(undo)));
    seconds.demo.push(await measure(undo, await makeTempFolder(undo), 'demo'));
  }
  return [
    present('start with an existing database', seconds.again, mostSeconds.again),
    present('first start, with the demo', seconds.demo, mostSeconds.first),
    present('first start, without it', seconds.empty, mostSeconds.first),
  ];
}

async function measure(undo: Undo, dataDir: string, content?: 'demo'): Promise<number> {
  const { startMs, stop } = await startProduct(dataDir, undo, { content });
  await stop();
  return startMs / 1000;
}

function present(work: string, seconds: number[], most: number): Line {
  const all = seconds.map((second) => second.toFixed(2)).join(', ');
  return {
    work,
    measured: `${median(seconds).toFixed(2)} s (${all})`,
    reach: `≤ ${most} s`,
    met: median(seconds) <= most,
  };
}
