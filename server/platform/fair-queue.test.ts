import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { QueueFull } from './media/queue.ts';

const of = (account: string, network = account) => ({ account, network });

type Options = { places: number } & Omit<Parameters<typeof createFairQueue>[1] & {}, 'now'>;

/** A queue by a clock that the test moves, with the works in it. */
function openQueue({ places, ...options }: Options) {
  let time = 0;
  const queue = createFairQueue(places, { ...options, now: () => time });
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const start = async (name: string, sender = of(name)) => {
    const release = await queue.take(sender);
    order.push(name);
    ends.set(name, release);
  };
  const pass = (ms: number) => {
    time += ms;
  };
  const end = async (name: string, afterMs = 0) => {
    pass(afterMs);
    ends.get(name)?.();
    await soon();
  };
  return { queue, order, start, end, pass };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a place goes to the account that has used the least, not to the first in line', async () => {
  const { order, start, end } = openQueue({ places: 1 });
  for (const name of ['ana 1', 'ana 2', 'ana 3', 'eva 1']) void start(name, of(name.slice(0, 3)));
  await soon();
  await end('ana 1', 20_000);
  expect(order).toEqual(['ana 1', 'eva 1']);
  await end('eva 1', 100);
  expect(order).toEqual(['ana 1', 'eva 1', 'ana 2']);
});

test('use long ago is forgotten', async () => {
  const { order, start, end, pass } = openQueue({ places: 1 });
  void start('ana', of('ana'));
  await soon();
  await end('ana', 20_000);
  pass(30 * 60_000);
  void start('bea');
  await soon();
  void start('ana again', of('ana'));
  void start('eva');
  await end('bea');
  expect(order).toEqual(['ana', 'bea', 'ana again']);
});

test('one account, and one network, has its share of the places only', async () => {
  const { order, start, end } = openQueue({ places: 4, ofAccount: 1, ofNetwork: 2 });
  void start('ana', of('ana', 'home'));
  void start('ana again', of('ana', 'elsewhere'));
  void start('eva', of('eva', 'home'));
  void start('lea', of('lea', 'home'));
  void start('bea', of('bea', 'away'));
  await soon();
  expect(order).toEqual(['ana', 'eva', 'bea']);
  await end('ana');
  expect(order).toEqual(['ana', 'eva', 'bea', 'ana again', 'lea']);
});

test('a line that is full takes nobody more, and a work that fails gives its place back', async () => {
  const { queue } = openQueue({ places: 1, longest: 1 });
  const release = await queue.take(of('ana'));
  const fails = queue.run(of('eva'), async () => {
    throw new Error('no');
  });
  await expect(queue.take(of('lea'))).rejects.toThrow(QueueFull);
  release();
  release();
  await expect(fails).rejects.toThrow('no');
  await expect(queue.run(of('lea'), async () => 'done')).resolves.toBe('done');
});
