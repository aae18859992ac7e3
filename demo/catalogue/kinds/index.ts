import type { Kind } from '../kind.ts';
import { bedroom } from './bedroom.ts';
import { children } from './children.ts';
import { decor } from './decor.ts';
import { dining } from './dining.ts';
import { lighting } from './lighting.ts';
import { living } from './living.ts';
import { office } from './office.ts';
import { outdoor } from './outdoor.ts';
import { seating } from './seating.ts';

export const kinds: readonly Kind[] = [
  ...seating,
  ...living,
  ...bedroom,
  ...dining,
  ...office,
  ...outdoor,
  ...lighting,
  ...children,
  ...decor,
];
