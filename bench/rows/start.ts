import type { Ground } from '../ground.ts';
import type { Line } from '../line.ts';
import { makeTempFolder } from '../make-temp-folder.ts';
import { median } from '../measure/paired-ratio.ts';
import { startProduct } from '../start-product.ts';

const times = 3;
const mostSeconds = { again: 2, first: 20 };

/** From the start of the process until it listens: on the filled data folder, and on empty ones. */
export async function measureStart(ground: Ground): Promise<Line[]> {
  const again: number[] = [];
  const first: number[] = [];
  for (let time = 0; time < times; time += 1) {
    again.push(await measure(ground, ground.dataDir));
    first.push(await measure(ground, await makeTempFolder(ground.undo)));
  }
  return [
    present('start with an existing database', again, mostSeconds.again),
    present('first start, without a demo', first, mostSeconds.first),
  ];
}

async function measure({ undo }: Ground, dataDir: string): Promise<number> {
  const { startMs, stop } = await startProduct(dataDir, undo);
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
