import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WrongOption } from '../read-options.ts';

/** Cleanup at the end, however the run ends: stopping processes, removing folders. */
export type Undo = ReturnType<typeof createUndo>;

export function createUndo() {
  const steps: (() => Promise<void>)[] = [];
  const runAll = async () => {
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      await step().catch((error: unknown) => console.error(error));
    }
  };
  let running: Promise<void> | undefined;
  /** @returns does the work now, and only once */
  const add = (work: () => Promise<void>): (() => Promise<void>) => {
    let done: Promise<void> | undefined;
    // It stays in the list until it is done: a folder must not be removed before the process that uses it has ended.
    const step = () => (done ??= work().finally(() => steps.splice(steps.indexOf(step), 1)));
    steps.push(step);
    return step;
  };
  return {
    add,
    /** A new folder, which is removed in the end. */
    async makeFolder(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'orendi-bench-'));
      add(() => rm(folder, { recursive: true, force: true }));
      return folder;
    },
    /** Undoes all that is left, the newest first; a failing step does not prevent the others. */
    run: () => (running ??= runAll().finally(() => (running = undefined))),
  };
}

/** Does work with a part of a run's cleanup, which is done as soon as the work is over. */
export async function withUndo<Result>(whole: Undo, work: (undo: Undo) => Promise<Result>) {
  const undo = createUndo();
  const close = whole.add(undo.run);
  return work(undo).finally(close);
}

/** A program's work; resolves to whether all went well. */
type Work = (undo: Undo, isInterrupted: () => boolean) => Promise<boolean>;

/** Runs a whole program, and undoes all that it has begun. Exits with 1 when the work fails or does not go well. */
export async function runProgram(usage: string, work: Work): Promise<void> {
  const undo = createUndo();
  const isInterrupted = undoOnSignals(undo);
  try {
    if (!(await work(undo, isInterrupted))) process.exitCode = 1;
  } catch (error) {
    // On an interrupt, everything in progress fails; the run has already been told to end.
    if (isInterrupted()) return;
    console.error(error instanceof WrongOption ? `\n  ${error.message}\n\n${usage}` : error);
    process.exitCode = 1;
  } finally {
    await undo.run();
  }
}

/** Undoes everything when the process is told to end, and tells whether that has begun: then everything fails. */
function undoOnSignals(undo: Undo): () => boolean {
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isInterrupted) return;
      isInterrupted = true;
      await undo.run();
      process.exit(130);
    });
  }
  return () => isInterrupted;
}
