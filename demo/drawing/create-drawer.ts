import { type DrawProcess, DrawProcessEnded } from './open-draw-process.ts';
import type { PictureOrder } from './picture-of.ts';

/** `now` for those who look at an empty frame, `later` for what is drawn ahead. */
type Urgency = 'now' | 'later';

export interface Drawer {
  /** @returns null when it cannot be drawn, too many wait already, or the drawer is closed */
  draw(key: string, order: PictureOrder, urgency: Urgency): Promise<Buffer | null>;
  close(): Promise<void>;
}

interface Work {
  order: PictureOrder;
  /** Processes that died of it: the second time it is given up. */
  deaths: number;
  done(webp: Buffer | null): void;
}

interface Parts {
  log: { warn(details: object, message: string): void };
  /** Drawings at the same time, each in a process of about 300 MB while it lasts. */
  slots: number;
  open: () => DrawProcess;
}

/** A page shows some dozens; whoever asks for more at once gets no picture this time. */
const longestWait = 300;

/** Has pictures drawn elsewhere, a bounded number at a time, each once for all who ask for it meanwhile. */
export function createDrawer({ log, slots, open }: Parts): Drawer {
  const waiting: Record<Urgency, Work[]> = { now: [], later: [] };
  const flights = new Map<string, Promise<Buffer | null>>();
  const idle = Array.from({ length: slots }, open);
  const all = [...idle];
  let isClosed = false;

  /** Gives the next work to a process that is free. What draws ahead leaves one process to those who look. */
  function next(): void {
    const work = waiting.now.shift() ?? (idle.length === slots ? waiting.later.shift() : undefined);
    if (!work) return;
    const free = idle.pop();
    if (!free) {
      waiting.now.unshift(work);
      return;
    }
    void run(free, work).finally(() => {
      idle.push(free);
      next();
    });
  }

  async function run(drawing: DrawProcess, work: Work): Promise<void> {
    try {
      work.done(await drawing.draw(work.order));
    } catch (err) {
      work.deaths += 1;
      const isWorthTrying = err instanceof DrawProcessEnded && work.deaths < 2 && !isClosed;
      if (isWorthTrying) {
        waiting.now.unshift(work);
        return;
      }
      if (!isClosed) log.warn({ err }, 'a picture of the demo cannot be drawn');
      work.done(null);
    }
  }

  return {
    draw(key, order, urgency) {
      const flying = flights.get(key);
      if (flying) return flying;
      if (isClosed || waiting[urgency].length >= longestWait) return Promise.resolve(null);
      const flight = new Promise<Buffer | null>((done) => {
        waiting[urgency].push({ order, deaths: 0, done });
        next();
      }).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    async close() {
      isClosed = true;
      for (const work of [...waiting.now.splice(0), ...waiting.later.splice(0)]) work.done(null);
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
