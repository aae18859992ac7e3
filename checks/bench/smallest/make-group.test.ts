import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createUndo } from '../../product/undo.ts';
import { makeGroup } from './make-group.ts';

test('where there are no control groups, none is made and nothing stays', async () => {
  const top = mkdtempSync(join(tmpdir(), 'orendi-groups-'));
  const undo = createUndo();
  const plan = { name: 'product', settings: { 'memory.max': 1 } };
  expect(makeGroup({ top, ...plan }, undo)).toBeNull();
  expect(readdirSync(top)).toEqual([]);
  expect(makeGroup({ top: join(top, 'missing'), ...plan }, undo)).toBeNull();
  await undo.run();
  rmSync(top, { recursive: true });
});
