import { z } from '@hono/zod-openapi';
import type { Focus } from '../fit-picture.ts';
import { photos } from '../limits.ts';
import { fault, missingOr } from './fault.ts';
import { parseJson } from './parse-json.ts';

/** A picture uploaded as a file: the server has read and stored it, and puts its key in the file's place. */
export interface UploadedPicture {
  key: string;
}

/** One file of a multipart form. Text is refused. */
export function pictureFile() {
  return z
    .custom<UploadedPicture>(isUploadedPicture, fault('api_picture'))
    .openapi({ type: 'string', format: 'binary' });
}

/** The files of one field, up to ten. */
export function pictureFiles() {
  return somePictures().max(photos.max).default([]);
}

export const somePictures = () => z.array(pictureFile(), missingOr('api_picture'));

function isUploadedPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** Which point of which photo to keep in view, and whether to show it whole: by address, or `new:0`, `new:1` and so on. */
export type FocusByPhoto = Record<string, Focus>;

const fraction = () =>
  z.number(fault('api_focus')).min(0, fault('api_focus')).max(1, fault('api_focus'));

/** A JSON object of points by photo, as text or as it is. */
export function focusByPhoto(max: number) {
  return z.preprocess(
    (value: z.input<typeof points> | string) => parseJson(value),
    points.refine((given) => Object.keys(given).length <= max, fault('api_focus')),
  );
}

const points = z.record(
  z.string(),
  z.tuple([fraction(), fraction(), fraction().optional()], fault('api_focus')).openapi({
    type: 'array',
    items: { type: 'number', minimum: 0, maximum: 1 },
    minItems: 2,
    maxItems: 3,
  }),
  fault('api_focus'),
);
