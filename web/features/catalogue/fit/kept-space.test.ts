import { expect, it } from 'vitest';
import { spaceFrom } from './kept-space.ts';

it.each([
  ['{"length":240,"depth":95.5}', { length: 240, depth: 95.5 }],
  ['{"length":0,"depth":-3,"height":90}', { height: 90 }],
  ['{"length":"240","toString":1}', {}],
  ['[240]', {}],
  ['null', {}],
  ['rubbish{', {}],
  ['', {}],
])('takes of %j what is a size', (text, space) => expect(spaceFrom(text)).toEqual(space));
