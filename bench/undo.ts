/** What has to be undone at the end, however the end comes: processes stopped, folders removed. */
export interface Undo {
  /** @returns does it now, and once only */
  add(work: () => Promise<void>): () => Promise<void>;
  /** Undoes all that is left, the newest first; a step that fails does not keep the others from running. */
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
      // It stays in the list until it is done: a folder must not go before the process that uses it.
      const step = () => (done ??= work().finally(() => steps.splice(steps.indexOf(step), 1)));
      steps.push(step);
      return step;
    },
    run: () => (running ??= runAll().finally(() => (running = undefined))),
  };
}
