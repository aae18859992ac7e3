import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('a wrong number is told before a catalogue is filled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-bench-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const data = join(folder, 'data');
  const wrong = async (...options: string[]) => {
    const args = [join(import.meta.dirname, 'main.ts'), '--keep', data, '--listings', '100'];
    await expect(run(process.execPath, [...args, ...options])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${options[0]} takes a whole number of at least`),
    });
    expect(existsSync(data)).toBe(false);
  };
  await Promise.all([wrong('--seconds', '9'), wrong('--visits', '0')]);
}, 60_000);
