import { expect, test } from 'vitest';
import { createTallies } from '../../../platform/http/counters.ts';
import { readSettings } from '../../../platform/settings.ts';
import { chooseWork } from './form-tallies.ts';
import { countForm, tallies } from './form-tallies.ts';

const open = (scale = '1') => ({
  tallies: createTallies(),
  settings: readSettings({ RATE_LIMIT_SCALE: scale }),
});

const from = (clientAddress: string, visitor: string | null = null) => ({ clientAddress, visitor });

async function send(services: ReturnType<typeof open>, addresses: string[]): Promise<void> {
  for (const address of addresses) await countForm(services, from(address), 1, null);
}

test('the work grows with the forms of an address, up to four times, and no one else’s does', async () => {
  const services = open();
  const asked = [];
  for (let form = 0; form < 12; form += 1) {
    asked.push(await chooseWork(services, from('198.51.100.7')));
    await send(services, ['198.51.100.7']);
  }
  expect(asked).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  await send(services, Array<string>(100).fill('198.51.100.7'));
  expect(await chooseWork(services, from('198.51.100.7'))).toBe(4);
  expect(await chooseWork(services, from('203.0.113.9'))).toBe(1);
});

test('a whole network weighs less than an address', async () => {
  const services = open();
  const neighbors = Array.from({ length: 24 }, (_, host) => `2001:db8:7:${host.toString(16)}::1`);
  await send(services, neighbors.slice(1));
  expect(await chooseWork(services, from('2001:db8:7::9'))).toBe(1);
  await send(services, neighbors.slice(0, 1));
  expect(await chooseWork(services, from('2001:db8:7:ff::9'))).toBe(2);
  expect(await chooseWork(services, from('2001:db8:8::9'))).toBe(1);
});

test('cheap challenges cannot be stored up', async () => {
  const services = open();
  const asked = [];
  for (let call = 0; call < 48; call += 1)
    asked.push(await chooseWork(services, from('198.51.100.7')));
  expect(new Set(asked)).toEqual(new Set([1, 2, 3, 4]));
  expect(asked.slice(0, 11)).toEqual(Array(11).fill(1));
  expect(asked.at(-1)).toBe(4);
});

test('numbers that were shown make it harder, for their visitor sooner than for the address', async () => {
  const services = open();
  for (let n = 0; n < 21; n += 1) await services.tallies.add(tallies.revealAddress, '198.51.100.7');
  expect(await chooseWork(services, from('198.51.100.7'))).toBe(2);
  for (let n = 0; n < 18; n += 1) await services.tallies.add(tallies.revealVisitor, 'robot');
  expect(await chooseWork(services, from('203.0.113.9', 'robot'))).toBe(3);
  expect(await chooseWork(services, from('203.0.113.9', 'other'))).toBe(1);
});

test('a shop under a flood asks for more, where its page says that it is for that shop', async () => {
  const services = open();
  for (let n = 0; n < 60; n += 1) await services.tallies.add(tallies.seller, '5');
  expect(await chooseWork(services, from('198.51.100.7'), '5')).toBe(3);
  expect(await chooseWork(services, from('198.51.100.7'), '6')).toBe(1);
  expect(await chooseWork(services, from('198.51.100.7'))).toBe(1);
});

test('RATE_LIMIT_SCALE widens the steps', async () => {
  const services = open('10');
  await send(services, Array<string>(29).fill('198.51.100.7'));
  expect(await chooseWork(services, from('198.51.100.7'))).toBe(1);
  await send(services, ['198.51.100.7']);
  expect(await chooseWork(services, from('198.51.100.7'))).toBe(2);
});
