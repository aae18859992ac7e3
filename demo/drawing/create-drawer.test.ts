import { describe, expect, test, vi } from 'vitest';
import type { PictureRecipe } from '../pictures/recipe.ts';
import { createDrawer } from './create-drawer.ts';
import { type DrawProcess, DrawProcessEnded, openDrawProcess } from './open-draw-process.ts';
import type { PictureOrder } from './picture-of.ts';

const recipe: PictureRecipe = {
  piece: 'vase',
  design: 1,
  size: { length: 20, width: 20, height: 30 },
  body: { stuff: 'ceramic', color: '#f3ead7' },
  frame: { stuff: 'ceramic', color: '#f3ead7' },
  room: 1,
  view: 0,
};
const order: PictureOrder = { kind: 'product', recipe };
const log = { warn: vi.fn() };

/** Processes whose drawings end when the test says so. */
function slowProcesses() {
  const started: { finish(webp?: string): void; die(): void; refuse(): void }[] = [];
  const open = (): DrawProcess => ({
    draw: () =>
      new Promise((resolve, reject) => {
        started.push({
          finish: (webp = 'webp') => resolve(Buffer.from(webp)),
          die: () => reject(new DrawProcessEnded('killed')),
          refuse: () => reject(new Error('no such piece')),
        });
      }),
    close: async () => started.forEach(({ die }) => die()),
  });
  return { started, open };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the drawer', () => {
  test('draws as many at once as it has slots, those first that somebody looks at', async () => {
    const { started, open } = slowProcesses();
    const drawer = createDrawer({ log, slots: 2, open });
    const done: string[] = [];
    const ask = (key: string, urgency: 'now' | 'later') =>
      void drawer.draw(key, order, urgency).then(() => done.push(key));
    ask('ahead 1', 'later');
    ask('ahead 2', 'later');
    await soon();
    expect(started).toHaveLength(1);
    ask('seen 1', 'now');
    ask('seen 2', 'now');
    await soon();
    expect(started).toHaveLength(2);
    started[0]?.finish();
    await soon();
    expect(started).toHaveLength(3);
    started.slice(1).forEach(({ finish }) => finish());
    await soon();
    started[3]?.finish();
    await soon();
    expect(done).toEqual(['ahead 1', 'seen 1', 'seen 2', 'ahead 2']);
  });

  test('draws once for all who ask meanwhile', async () => {
    const { started, open } = slowProcesses();
    const drawer = createDrawer({ log, slots: 2, open });
    const both = Promise.all([drawer.draw('a', order, 'later'), drawer.draw('a', order, 'now')]);
    await soon();
    expect(started).toHaveLength(1);
    started[0]?.finish('one');
    expect((await both).map(String)).toEqual(['one', 'one']);
  });

  test('tries again when the process dies, and gives up when it dies again', async () => {
    const { started, open } = slowProcesses();
    const drawer = createDrawer({ log, slots: 1, open });
    const drawn = drawer.draw('a', order, 'now');
    started[0]?.die();
    await soon();
    started[1]?.finish('after all');
    expect(String(await drawn)).toBe('after all');
    const refused = drawer.draw('b', order, 'now');
    started[2]?.die();
    await soon();
    started[3]?.die();
    expect(await refused).toBeNull();
    const impossible = drawer.draw('c', order, 'now');
    started[4]?.refuse();
    expect(await impossible).toBeNull();
    expect(started).toHaveLength(5);
  });

  test('has no picture for those who come when hundreds wait', async () => {
    const { open } = slowProcesses();
    const drawer = createDrawer({ log, slots: 1, open });
    const waiting = Array.from({ length: 301 }, (_, i) => drawer.draw(String(i), order, 'now'));
    expect(await drawer.draw('late', order, 'now')).toBeNull();
    await drawer.close();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
    expect(await drawer.draw('after', order, 'now')).toBeNull();
  });
});

describe('the process that draws', () => {
  test('draws the same picture again after it was killed, and ends when it is closed', async () => {
    const drawing = openDrawProcess('low');
    const first = await drawing.draw(order);
    expect(first.subarray(8, 12).toString()).toBe('WEBP');
    const interrupted = drawing.draw(order);
    await drawing.close();
    await expect(interrupted).rejects.toThrow(DrawProcessEnded);
    expect(first.equals(await drawing.draw(order))).toBe(true);
    await drawing.close();
  });
});
