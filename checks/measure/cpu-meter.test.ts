import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { startProcessMeter } from './cpu-meter.ts';

const isLinux = process.platform === 'linux';
const busy = 'const end = Date.now() + 300; while (Date.now() < end); ';

test.runIf(isLinux)('a thread that ends does not take away from what was measured', async () => {
  const code = `${busy} require('node:worker_threads').parentPort.postMessage('');`;
  const worker = new Worker(`${code} setInterval(() => {}, 1000);`, { eval: true });
  await once(worker, 'message');
  const readMeter = startProcessMeter(process.pid);
  await worker.terminate();
  expect(readMeter()).toBeGreaterThanOrEqual(0);
});

test.runIf(isLinux)('work is measured in milliseconds', async () => {
  const readMeter = startProcessMeter(process.pid);
  const before = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (used() < 100);
  expect(readMeter()).toBeGreaterThan(20);
  expect(readMeter()).toBeLessThan(5_000);
});
