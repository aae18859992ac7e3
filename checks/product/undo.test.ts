import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createUndo } from './undo.ts';

describe('undoing what a run has begun', () => {
  test('the newest goes first, each once, and one that fails keeps none of the others', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const undo = createUndo();
    const done: string[] = [];
    undo.add(async () => void done.push('folder'));
    undo.add(() => Promise.reject(new Error('gone already')));
    const stop = undo.add(async () => void done.push('process'));
    await stop();
    await undo.run();
    await undo.run();
    expect(done).toEqual(['process', 'folder']);
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });

  test('a step under way is waited for before the next', async () => {
    const undo = createUndo();
    const done: string[] = [];
    undo.add(async () => void done.push('folder'));
    const stop = undo.add(async () => {
      await pause(20);
      done.push('process');
    });
    const stopping = stop();
    await Promise.all([undo.run(), undo.run(), stopping]);
    expect(done).toEqual(['process', 'folder']);
  });
});
