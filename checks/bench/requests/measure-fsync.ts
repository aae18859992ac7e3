import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../../measure/paired-ratio.ts';

const times = 100;

/** Milliseconds this disk takes to flush 8 kB appended to a file: no stored request can be faster. */
export async function measureFsync(besides: string): Promise<number> {
  const folder = await mkdtemp(join(besides, 'fsync-'));
  try {
    const file = await open(join(folder, 'file'), 'w');
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      await file.write(Buffer.alloc(8192));
      await file.datasync();
      taken.push(performance.now() - started);
    }
    await file.close();
    return median(taken);
  } finally {
    await rm(folder, { recursive: true });
  }
}
