import type { AppliedImport, ImportPreview, UndoneImport } from '@orendi/contract/schemas/imports';
import { answerOf } from '../../../testing/answers.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';
import type { Seller } from '../../../testing/seller.ts';

type Shop = Pick<TestShop, 'request'>;
type Caller = Pick<Seller, 'headers'>;

/** Uploads a sheet and a zip of photos, as a browser does. */
export function sendSheet(
  shop: Shop,
  { headers }: Caller,
  sheet: Buffer | null,
  photos?: Buffer | Record<string, Buffer>,
  query = '',
): Promise<Response> {
  const form = new FormData();
  if (sheet) form.append('sheet', new File([Uint8Array.from(sheet)], 'products.xlsx'));
  if (Buffer.isBuffer(photos)) {
    form.append('photos', new File([Uint8Array.from(photos)], 'photos.zip'));
  } else {
    for (const [name, photo] of Object.entries(photos ?? {})) {
      form.append('images[]', new File([Uint8Array.from(photo)], name));
    }
  }
  // The form sets its own content type.
  const { cookie = '', 'x-xsrf-token': token = '' } = headers;
  return shop.request(`/v1/private/imports/preview${query}`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': token },
    body: form,
  });
}

export const callImport = (shop: Shop, { headers }: Caller, path: string, method = 'GET') =>
  shop.request(`/v1/private/imports/${path}`, { method, headers });

/** Polls until the photos are read. */
export async function untilRead(shop: Shop, caller: Caller, id: number): Promise<ImportPreview> {
  for (;;) {
    const { data } = await answerOf<ImportPreview>(await callImport(shop, caller, `${id}`));
    if (data.state !== 'reading') return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Makes a preview and waits until its photos are read. */
export async function preview(
  shop: Shop,
  caller: Caller,
  ...sent: [sheet: Buffer | null, photos?: Buffer | Record<string, Buffer>, query?: string]
): Promise<ImportPreview> {
  const response = await sendSheet(shop, caller, ...sent);
  if (response.status !== 201) throw new Error(await response.text());
  const { data } = await answerOf<ImportPreview>(response);
  return untilRead(shop, caller, data.id);
}

export async function apply(shop: Shop, caller: Caller, id: number): Promise<AppliedImport> {
  const response = await callImport(shop, caller, `${id}/apply`, 'POST');
  if (response.status !== 200) throw new Error(await response.text());
  return (await answerOf<AppliedImport>(response)).data;
}

export async function undo(shop: Shop, caller: Caller, id: number): Promise<UndoneImport> {
  const response = await callImport(shop, caller, `${id}/undo`, 'POST');
  if (response.status !== 200) throw new Error(await response.text());
  return (await answerOf<UndoneImport>(response)).data;
}
