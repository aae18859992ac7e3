import type { BaseData } from '@orendi/contract/schemas/operator-base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenFields } from '../../testing/answers.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { imprintOf, marketFacts } from './index.ts';
import { sweepPictures } from '../pictures/index.ts';

let desk: TestConsole;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());

const facts = () => marketFacts(desk.shop.services)('http://shop.example');
const settings = async () => (await desk.read<BaseData>('/base')).market;
const save = (form: object) => desk.send('PUT', '/settings', form);
const nothing = {
  name: null,
  legal_name: null,
  registration_number: null,
  address: null,
  phone: null,
  logo: null,
};

test('a marketplace has the name of the product until an operator gives it one', async () => {
  expect(await settings()).toEqual(nothing);
  expect(await facts()).toEqual({ ...nothing, name: 'Orendi', email: null });
  expect(await imprintOf(desk.shop.services)).toEqual([]);
});

test('who runs it is shown at once, and what is left out is no longer set', async () => {
  const identity = {
    legal_name: 'Mobilje Tirana shpk',
    registration_number: 'L12345678A',
    address: 'Rruga e Durrësit 5, Tiranë',
    phone: '+355 69 111 2222',
  };
  expect((await save({ ...identity, name: '  Shtëpia  ' })).status).toBe(200);
  expect(await facts()).toMatchObject({ ...identity, name: 'Shtëpia' });
  expect(await imprintOf(desk.shop.services)).toEqual([
    'Mobilje Tirana shpk · L12345678A · Rruga e Durrësit 5, Tiranë · +355 69 111 2222',
  ]);
  const { texts } = await desk.shop.services.market();
  expect(texts.terms.en.sections[0]?.heading).toBe('What Shtëpia is');
  expect((await desk.log())[0]).toMatch(/^market set : Shtëpia, Mobilje Tirana shpk, /);
  await save({ name: '' });
  expect(await settings()).toEqual(nothing);
});

test('what is too long is refused', async () => {
  const form = { name: 'x'.repeat(41), address: 'x'.repeat(201) };
  expect(await brokenFields(await save(form))).toEqual(['name', 'address']);
});

test('a logo is shown, kept from the cleanup of pictures, and taken away', async () => {
  const response = await desk.sendForm('PUT', '/logo', { logo: await drawPhoto() });
  expect(response.status).toBe(200);
  const { logo } = await settings();
  expect(logo).toMatch(/^http:\/\/localhost\/media\/.*\.webp$/);
  expect((await facts()).logo).toMatch(/^http:\/\/shop\.example\/media\//);
  const { db } = desk.shop;
  await db
    .updateTable('picture')
    .set({ created_at: new Date(0) })
    .execute();
  const count = async () => {
    await sweepPictures(desk.shop.services);
    return (await db.selectFrom('picture').select('key').execute()).length;
  };
  expect(await count()).toBe(1);
  expect((await desk.send('DELETE', '/logo')).status).toBe(200);
  expect((await settings()).logo).toBeNull();
  expect(await count()).toBe(0);
  expect(await brokenFields(await desk.sendForm('PUT', '/logo', {}))).toEqual(['logo']);
});
