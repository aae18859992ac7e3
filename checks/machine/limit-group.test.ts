import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createUndo } from '../product/undo.ts';
import { isFirstVersion, limitGroup } from './limit-group.ts';

test('where there are no control groups, none is made, nothing stays, and the limit is named as missing', async () => {
  const top = mkdtempSync(join(tmpdir(), 'orendi-groups-'));
  if (isFirstVersion) mkdirSync(join(top, 'memory'));
  const before = readdirSync(top, { recursive: true });
  const undo = createUndo();
  const limits = { memoryBytes: 1 };
  expect(limitGroup('product', limits, undo, top).missing).toEqual([
    'memory (Error: not a control group)',
  ]);
  expect(readdirSync(top, { recursive: true })).toEqual(before);
  expect(limitGroup('product', limits, undo, join(top, 'gone')).missing).toEqual([
    'memory (ENOENT)',
  ]);
  await undo.run();
  rmSync(top, { recursive: true });
});
