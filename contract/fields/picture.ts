import { z } from '@hono/zod-openapi';
import { photos } from '../limits.ts';
import { fault, missingOr } from './fault.ts';

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
  return z.array(pictureFile(), missingOr('api_picture')).max(photos.max).default([]);
}

function isUploadedPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'key' in value;
}
