import { expect, it } from 'vitest';
import { toldTown } from './told-town.ts';
import { comesTo } from './business-places.ts';

const pristina = { al: 'Prishtinë', en: 'Pristina', country: 'XK' };

it.each([
  [JSON.stringify(pristina), pristina],
  ['{"al":"Prishtinë","en":5,"country":"XK"}', null],
  ['["Prishtinë"]', null],
  ['rubbish{', null],
  ['', null],
])('takes of %j what is a town', (text, town) => expect(toldTown(text)).toEqual(town));

const silent = { town: null, delivery_towns: [], delivery_countries: [] };
const place = { slug: 'prishtine', name: 'Pristina', name_al: 'Prishtinë' };

it.each([
  ['in its own town', { ...silent, town: 'Pristina' }, true],
  ['in a town it delivers to', { ...silent, delivery_towns: [place] }, true],
  [
    'in a country it delivers to',
    { ...silent, delivery_countries: [{ ...place, code: 'XK' }] },
    true,
  ],
  [
    'elsewhere',
    { ...silent, town: 'Prizren', delivery_countries: [{ ...place, code: 'AL' }] },
    false,
  ],
])('a business delivers to who lives %s', (_, business, isDelivered) => {
  expect(comesTo(business, pristina)).toBe(isDelivered);
});
