import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Undo } from './undo.ts';

export async function makeTempFolder(undo: Undo): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-bench-'));
  undo.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
