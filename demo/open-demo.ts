import { availableParallelism } from 'node:os';
import type { Services } from '@orendi/server/services';
import type { Content } from '@orendi/server/start-server';
import { createDrawer, type Drawer } from './drawing/create-drawer.ts';
import { openDrawProcess } from './drawing/open-draw-process.ts';
import { findOrder } from './fill/demo-queries.ts';
import { decideOnDemo, type DemoWish } from './fill/decide-on-demo.ts';

/** The pictures that the home page shows first; on a slow or busy machine the rest of them come when they are seen. */
const drawnBeforeReady = { count: 24, longestMs: 6_000 };

/**
 * The demo, as the server takes it: fills the shop at its first start, draws its pictures, and draws those first that
 * somebody asks for. Costs nothing where there is no demo; the catalogue is loaded only to fill the shop.
 */
export function openDemo(wish: DemoWish, print: (line: string) => void = console.log): Content {
  let drawer: Drawer | undefined;
  const slots = availableParallelism() > 1 ? 2 : 1;
  const drawerFor = (log: Services['log']) =>
    (drawer ??= createDrawer({ log, slots, open: () => openDrawProcess('low') }));

  return {
    missingPicture:
      ({ db, log }) =>
      async (key) => {
        const order = await findOrder(db, key);
        if (!order) return null;
        const webp = await drawerFor(log).draw(key, order, 'now');
        // The demo may have been taken out meanwhile.
        return webp && (await findOrder(db, key)) ? webp : null;
      },

    async start(services) {
      const stopping = new AbortController();
      const state = await decideOnDemo(services, wish, print);
      let ahead: Promise<void> | undefined;
      if (state !== 'none') {
        const { drawAhead, drawFirst } = await import('./drawing/draw-ahead.ts');
        if (state === 'new') {
          // Somebody is waiting for the start.
          const quick = createDrawer({
            log: services.log,
            slots,
            open: () => openDrawProcess('normal'),
          });
          await drawFirst(services, quick, drawnBeforeReady);
        }
        ahead = drawAhead(services, drawerFor(services.log), stopping.signal).catch(
          (err: unknown) => {
            if (!stopping.signal.aborted) services.log.warn({ err }, 'drawing ahead has stopped');
          },
        );
      }
      return async () => {
        stopping.abort();
        await drawer?.close();
        await ahead;
      };
    },
  };
}
