import { z } from 'zod';
import { Kind } from '../kind.ts';
import bedroom from './bedroom.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };
import decor from './decor.json' with { type: 'json' };
import dining from './dining.json' with { type: 'json' };
import lighting from './lighting.json' with { type: 'json' };
import living from './living.json' with { type: 'json' };
import office from './office.json' with { type: 'json' };
import outdoor from './outdoor.json' with { type: 'json' };
import seating from './seating.json' with { type: 'json' };

const rooms = [seating, living, bedroom, dining, office, outdoor, lighting, children, decor];

/** @throws ZodError when a row does not describe a kind */
export const kinds: readonly Kind[] = z.array(Kind).parse(rooms.flat());

/** A kind of furniture, wherever the data of the demo name one. */
export const Piece = z.enum(kinds.map(({ piece }) => piece));
