import { median } from '../../measure/ratios.ts';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { startProduct } from '../../product/start-product.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../print-lines.ts';

const times = 3;

/** From the start of the process until it listens: on the filled data folder, and on new ones. */
export async function measureStart({ dataDir, undo }: Bench): Promise<Line[]> {
  const measure = async (folder: string, content?: 'demo') => {
    const { startMs, stop } = await startProduct(folder, undo, { content });
    await stop();
    return startMs / 1000;
  };
  const [again, empty, demo]: [number[], number[], number[]] = [[], [], []];
  for (let time = 0; time < times; time += 1) {
    again.push(await measure(dataDir));
    empty.push(await measure(await makeTempFolder(undo)));
    demo.push(await measure(await makeTempFolder(undo), 'demo'));
  }
  return [
    present('start with an existing database', again, 2),
    present('first start, with the demo', demo, 10),
    present('first start, without it', empty, 10),
  ];
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
