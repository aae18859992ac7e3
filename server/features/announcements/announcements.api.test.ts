import { Announcements } from '@orendi/contract/schemas/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function announcements() {
  const response = await shop.request('/v1/public/announcements');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-tag')).toBe('announcements');
  const { data } = (await response.json()) as { data: unknown };
  return Announcements.parse(data);
}

describe('GET /public/announcements', () => {
  it('has no banners where none are set', async () => {
    expect(await announcements()).toEqual({ main_banner: null, secondary_banner: null });
  });

  it('gives the addresses of the banners', async () => {
    const key = await createPicture(shop);
    await shop.db.updateTable('announcement').set({ secondary_banner: key }).execute();
    expect(await announcements()).toEqual({
      main_banner: null,
      secondary_banner: `http://localhost/media/${key}.webp`,
    });
  });
});
