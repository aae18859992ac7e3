import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Drawn } from './draw-process.ts';
import type { PictureOrder } from './picture-of.ts';

/** One process that draws, started when there is something to draw; one order at a time. */
export interface DrawProcess {
  /** @throws when the process ends before it has drawn, or the order cannot be drawn */
  draw(order: PictureOrder): Promise<Buffer>;
  close(): Promise<void>;
}

/** The process died, as it may when memory is short; the order itself may be fine. */
export class DrawProcessEnded extends Error {
  override name = 'DrawProcessEnded';
}

/** @param priority `low` gives way to everything else on the machine */
export function openDrawProcess(priority: 'low' | 'normal'): DrawProcess {
  let child: ChildProcess | null = null;

  return {
    async draw(order) {
      child ??= start(priority, () => (child = null));
      const drawn = await ask(child, order);
      if ('fault' in drawn) throw new Error(drawn.fault);
      return Buffer.from(drawn.webp.buffer, drawn.webp.byteOffset, drawn.webp.byteLength);
    },
    async close() {
      const last = child;
      if (!last) return;
      const ended = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGKILL');
      await ended;
    },
  };
}

function start(priority: string, onEnd: () => void): ChildProcess {
  // Node's watch mode would make the child report its files as if they were answers.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  const child = fork(join(import.meta.dirname, 'draw-process.ts'), [priority], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', onEnd);
  // It has said that it takes nothing more; what was not answered fails by its end.
  child.once('disconnect', onEnd);
  child.on('error', onEnd);
  return child;
}

function ask(child: ChildProcess, order: PictureOrder): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      act();
    };
    const onMessage = (drawn: unknown) => settle(() => resolve(drawn as Drawn));
    const onEnd = () =>
      settle(() => reject(new DrawProcessEnded('The process that draws pictures has ended.')));
    child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
    child.send(order, (error) => error && onEnd());
  });
}
