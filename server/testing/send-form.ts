import { drawPlain } from '../platform/media/testing/draw-picture.ts';
import type { TestShop } from './open-test-shop.ts';
import type { Seller } from './seller.ts';

export type FormValue = string | Blob | (string | Blob)[] | undefined;

let drawn = 0;

/** A picture different from those of all other tests. */
export async function drawPhoto(format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png'): Promise<File> {
  drawn += 1;
  const background = `#${(drawn * 7919).toString(16).padStart(6, '0').slice(-6)}`;
  return blobOf(
    await drawPlain(40 + drawn, 40, background)
      .toFormat(format)
      .toBuffer(),
  );
}

/** A file of a form, as a browser sends it. */
export function blobOf(bytes: Uint8Array, name = 'photo.png'): File {
  return new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
}

export function formOf(fields: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of [value ?? []].flat()) form.append(name, entry);
  }
  return form;
}

/** Sends a form with files as a browser does, signed in. */
export function sendForm(
  shop: Pick<TestShop, 'request'>,
  { headers }: Pick<Seller, 'headers'>,
  method: string,
  path: string,
  fields: Record<string, FormValue>,
): Promise<Response> {
  // The form sets its own content type.
  const { 'content-type': _, ...others } = headers;
  return shop.request(`/v1${path}`, { method, headers: others, body: formOf(fields) });
}
