import { z } from '@hono/zod-openapi';
import { fault } from './fault.ts';

/** Which point of which photo to keep in view: by address, or `new:0`, `new:1` and so on. */
export type FocusByPhoto = Record<string, [number, number]>;

const fraction = () =>
  z.number(fault('api_focus')).min(0, fault('api_focus')).max(1, fault('api_focus'));

/** A JSON object of points by photo, as text or as it is. */
export function focusByPhoto(max: number) {
  return z.preprocess(
    (value: z.input<typeof points> | string) => (typeof value === 'string' ? parse(value) : value),
    points.refine((given) => Object.keys(given).length <= max, fault('api_focus')),
  );
}

const points = z.record(
  z.string(),
  z.tuple([fraction(), fraction()], fault('api_focus')).openapi({
    type: 'array',
    items: { type: 'number', minimum: 0, maximum: 1 },
    minItems: 2,
    maxItems: 2,
  }),
  fault('api_focus'),
);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
