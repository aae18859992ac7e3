/** What has to be undone at the end, however the run ends: stopping processes, removing folders. */
export interface Undo {
  /** @returns does the work now, and only once */
  add(work: () => Promise<void>): () => Promise<void>;
  /** Undoes all that is left, the newest first; a failing step does not prevent the others. */
  run(): Promise<void>;
}

export function createUndo(): Undo {
  const steps: (() => Promise<void>)[] = [];
  const runAll = async () => {
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      await step().catch((error: unknown) => console.error(error));
    }
  };
  let running: Promise<void> | undefined;
  return {
    add(work) {
      let done: Promise<void> | undefined;
      // It stays in the list until it is done: a folder must not be removed before the process that uses it has ended.
      const step = () => (done ??= work().finally(() => steps.splice(steps.indexOf(step), 1)));
      steps.push(step);
      return step;
    },
    run: () => (running ??= runAll().finally(() => (running = undefined))),
  };
}
