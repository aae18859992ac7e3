import { expect, it } from 'vitest';
import { chosenIds } from './load-choosing.ts';

it.each([
  ['', []],
  ['?ids=', []],
  ['?ids=4', [4]],
  ['?ids=4,12,4', [4, 12, 4]],
  ['?ids=4%2C12&lang=al', [4, 12]],
  ['?ids=x,0,-1,1.5,99999999999,7', [7]],
])('an address with %j names %j', (query, ids) => {
  expect(chosenIds(`https://orendi.example/bulk-sale${query}`)).toEqual(ids);
});
