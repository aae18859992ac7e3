import type { Services } from '@orendi/server/services';
import { parsePictureKey } from '@orendi/server/platform/media/index';
import { type DemoPicture, findOrder, listOrders } from '../fill/demo-queries.ts';
import type { Drawer } from './create-drawer.ts';

type Sources = Pick<Services, 'db' | 'media'>;

/** Draws the pictures that come first, as many as the drawer can in that time, and closes it. */
export async function drawFirst(
  services: Sources,
  drawer: Drawer,
  { count, longestMs }: { count: number; longestMs: number },
): Promise<void> {
  const orders = await listOrders(services.db, { after: -1, limit: count });
  const drawn = Promise.all(orders.map((order) => drawInto(services, drawer, order, 'now')));
  const late = setTimeout(() => void drawer.close(), longestMs);
  try {
    await drawn;
  } finally {
    clearTimeout(late);
    await drawer.close();
  }
}

/**
 * Goes through all pictures in their order and draws those that are not there, one after the other. Nothing is recorded
 * but the pictures, so that it goes on after any end where it was.
 */
export async function drawAhead(
  services: Sources,
  drawer: Drawer,
  signal: AbortSignal,
): Promise<void> {
  for (let place = -1; ;) {
    const orders = await listOrders(services.db, { after: place, limit: 50 });
    for (const order of orders) {
      if (signal.aborted) return;
      await drawInto(services, drawer, order, 'later');
      ({ place } = order);
    }
    if (orders.length === 0) return;
  }
}

async function drawInto(
  { db, media }: Sources,
  drawer: Drawer,
  { key, order }: DemoPicture,
  urgency: 'now' | 'later',
): Promise<void> {
  const facts = parsePictureKey(key);
  if (!facts || (await media.has(key))) return;
  const webp = await drawer.draw(key, order, urgency);
  // The demo may have been taken out meanwhile.
  if (webp && (await findOrder(db, key))) {
    await media.keep({ key, width: facts.width, height: facts.height, webp });
  }
}
