import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf, type Fields } from '../../../testing/own-catalogue.ts';
import {
  activate,
  type Seller,
  signUp,
  signUpOwner,
  visitorHeaders,
} from '../../../testing/seller.ts';
import { blobOf, drawPhoto, type FormValue, sendForm } from '../../../testing/send-form.ts';
import { sweepPictures } from '../../pictures/index.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});

const path = '/private/product-photos/create';
const sendPhoto = (image: FormValue, by: Pick<Seller, 'headers'> = owner) =>
  sendForm(shop, by, 'POST', path, { image });

/** The address of a photo sent ahead. */
async function sent(photo?: File, by: Pick<Seller, 'headers'> = owner): Promise<string> {
  const response = await sendPhoto(photo ?? (await drawPhoto()), by);
  expect(response.status).toBe(201);
  return (await answerOf<{ url: string }>(response)).data.url;
}

async function productOf(answer: Promise<Response>): Promise<Product> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await answerOf<Product>(response)).data;
}
const create = (fields: Fields) => productOf(own.createProduct(fields));
const withoutProof = (url: string) => url.replace(/\?.*/, '');
const list = (...urls: string[]) => JSON.stringify(urls);

async function countPictures(): Promise<number> {
  const files = await readdir(join(shop.dataDir, 'pictures'), { recursive: true });
  return files.filter((name) => name.endsWith('original.webp')).length;
}

describe('a photo sent ahead', () => {
  test('is taken by a new product, among files, in any order and with a focus', async () => {
    const [one, two] = [await sent(), await sent()];
    const product = await create({
      images: await drawPhoto(),
      existingPhotosUrls: list(one, two),
      photosOrder: list(two, 'new:0', one),
      photosFocus: JSON.stringify({ [one]: [0.2, 0.7] }),
    });
    expect(product.images).toHaveLength(3);
    expect(product.images[0]).toBe(withoutProof(two));
    expect(product.images[2]).toBe(withoutProof(one));
    expect(product.images_focus[2]).toEqual([0.2, 0.7]);
    const shown = await shop.request(new URL(one).pathname);
    expect(shown.headers.get('content-type')).toBe('image/webp');
  });

  test('is taken by a product that exists, which keeps its own photos', async () => {
    const product = await create({ images: await drawPhoto() });
    const photo = await sent();
    const [first = ''] = product.images;
    const changed = await productOf(
      own.updateProduct({ id: String(product.id), existingPhotosUrls: list(photo, first) }),
    );
    expect(changed.images).toEqual([withoutProof(photo), first]);
  });

  test('may be taken by two products', async () => {
    const photo = await sent();
    const one = await create({ existingPhotosUrls: list(photo) });
    const other = await create({ existingPhotosUrls: list(photo) });
    expect(other.images).toEqual(one.images);
  });

  test('is stored once, however often it is sent, and once more with the form', async () => {
    const bytes = new Uint8Array(await (await drawPhoto()).arrayBuffer());
    const first = await sent(blobOf(bytes));
    const before = await countPictures();
    const again = await sent(blobOf(bytes));
    expect(withoutProof(again)).toBe(withoutProof(first));
    const product = await create({ images: blobOf(bytes), existingPhotosUrls: list(first, again) });
    expect(product.images).toEqual([withoutProof(first)]);
    expect(await countPictures()).toBe(before);
  });

  test('is deleted a day later, unless a product has taken it', async () => {
    const [left, taken] = [await sent(), await sent()];
    await create({ existingPhotosUrls: list(taken) });
    await shop.pool.query(`update picture set created_at = now() - interval '25 hours'`);
    expect(await sweepPictures(shop.services)).toBe(1);
    const refused = await own.createProduct({ existingPhotosUrls: list(left) });
    expect(await brokenFields(refused)).toEqual(['existingPhotosUrls', 'images']);
    expect(await create({ existingPhotosUrls: list(taken) })).toMatchObject({
      images: [withoutProof(taken)],
    });
  });
});

describe('a product is refused', () => {
  const refusal = async (url: string) => {
    const response = await own.createProduct({
      images: await drawPhoto(),
      existingPhotosUrls: list(url),
    });
    expect(response.status).toBe(422);
    return brokenFields(response);
  };

  test("with another business's photo, in a change as well", async () => {
    const stranger = await signUpOwner(shop);
    const photo = await sent(undefined, stranger);
    expect(await refusal(photo)).toEqual(['existingPhotosUrls']);
    const { id } = await create({ images: await drawPhoto() });
    const change = { id: String(id), existingPhotosUrls: list(photo), images: await drawPhoto() };
    expect(await brokenFields(await own.updateProduct(change))).toEqual(['existingPhotosUrls']);
  });

  test('with an address without its proof, or with that of another photo', async () => {
    const [one, two] = [await sent(), await sent()];
    expect(await refusal(withoutProof(one))).toEqual(['existingPhotosUrls']);
    const swapped = withoutProof(one) + new URL(two).search;
    expect(await refusal(swapped)).toEqual(['existingPhotosUrls']);
    const prolonged = one.replace(/until=\d+/, 'until=9999999999');
    expect(await refusal(prolonged)).toEqual(['existingPhotosUrls']);
  });

  test('with a photo that was sent a day before', async () => {
    const photo = await sent();
    const clock = vi.spyOn(shop.services, 'clock');
    clock.mockReturnValue(new Date(Date.now() + 24 * 3_600_000));
    try {
      expect(await refusal(photo)).toEqual(['existingPhotosUrls']);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('sending one is refused', () => {
  test('without a photo, with a text, and with a file that is none, leaving nothing', async () => {
    const before = await countPictures();
    for (const image of [undefined, 'text', new File(['<svg/>'], 'a.jpg')]) {
      const response = await sendPhoto(image);
      expect(response.status).toBe(422);
      expect(await brokenFields(response)).toEqual(['image']);
    }
    expect(await countPictures()).toBe(before);
  });

  test('to strangers and to accounts without a business', async () => {
    const photo = await drawPhoto();
    expect((await sendPhoto(photo, { headers: visitorHeaders })).status).toBe(401);
    const user = await signUp(shop);
    await activate(shop, user);
    expect((await sendPhoto(photo, user)).status).toBe(403);
  });
});
