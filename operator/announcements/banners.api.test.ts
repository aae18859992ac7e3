import { Announcements } from '@orendi/contract/schemas/market';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function banners(): Promise<Announcements> {
  const response = await operator.shop.request('/v1/public/announcements');
  const { data } = (await response.json()) as { data: unknown };
  return Announcements.parse(data);
}

test('a banner that is set is shown, replaced and taken off again', async () => {
  await operator.write('sofa.jpg', await photo(1920, 1200, '#a5672f'));
  await operator.write('strip.png', await photo(1500, 500, '#4f7a5a'));
  expect((await operator.run('banner show')).output).toBe('main       not set\nsecondary  not set');

  expect(await operator.run('banner set main sofa.jpg')).toEqual({
    code: 0,
    output: 'The main banner is sofa.jpg, 1920 × 1200.',
    errors: '',
  });
  const { output } = await operator.run('banner set secondary strip.png');
  expect(output).toMatch(/^The secondary banner is strip.png, 1500 × 500.\nIt may look soft/);
  const { main_banner: main, secondary_banner: secondary } = await banners();
  expect(main).toMatch(/-1920x1200-a[0-9a-f]{5}\.webp$/);
  expect(secondary).toMatch(/-1500x500-[0-9a-f]{6}\.webp$/);
  expect((await operator.run('banner show')).output).toMatch(
    /^main {7}1920 × 1200, [0-9a-f]{32}-\S+\nsecondary {2}1500 × 500, /,
  );

  expect((await operator.run('banner set main strip.png')).code).toBe(0);
  expect((await banners()).main_banner).toBe(secondary);

  expect((await operator.run('banner clear main')).errors).toMatch(
    /^This takes the main banner off: 1500 × 500, \S+\. Say --yes to do it\.$/,
  );
  expect((await banners()).main_banner).toBe(secondary);
  expect((await operator.run('banner clear main --yes')).output).toBe(
    'The main banner is cleared.',
  );
  expect((await operator.run('banner clear main')).output).toBe('The main banner is not set.');
  expect(await banners()).toEqual({ main_banner: null, secondary_banner: secondary });
  expect((await operator.run('banner clear secondary --yes')).code).toBe(0);
  expect(await banners()).toEqual({ main_banner: null, secondary_banner: null });
});

test('the picture can be fetched, and the page of every process is dropped', async () => {
  await operator.write('sofa.jpg', await photo(1920, 1200, '#a5672f'));
  const touched: string[] = [];
  operator.shop.services.changes.onTouched((tags) => touched.push(...tags));
  await operator.run('banner set main sofa.jpg');
  expect(touched).toEqual(['announcements']);
  const { main_banner: main } = await banners();
  const key = /media\/(.+)\.webp$/.exec(main ?? '')?.[1] ?? '';
  expect(await operator.shop.services.media.has(key)).toBe(true);
});

test('a picture from before that is set again is not cleaned up as unused', async () => {
  await operator.write('sofa.jpg', await photo(1920, 1200, '#a5672f'));
  await operator.run('banner set main sofa.jpg');
  const { pool } = operator.shop;
  await pool.query("update picture set created_at = now() - interval '30 days'");
  await operator.run('banner set main sofa.jpg');
  const { rows } = await pool.query(
    `select created_at > now() - interval '1 hour' as "isYoung" from picture
      where key = (select main_banner from announcement)`,
  );
  expect(rows).toEqual([{ isYoung: true }]);
});

test('without a banner of the operator the one of the product is named', async () => {
  const { db } = operator.shop.services;
  const { main } = await db
    .selectFrom('announcement')
    .select('main_banner as main')
    .executeTakeFirstOrThrow();
  await db.updateTable('announcement').set({ default_banner: main }).execute();
  await operator.run('banner clear main --yes');
  expect((await operator.run('banner show')).output).toContain(
    'main       not set: the one that comes with the product',
  );
});

test.each([
  ['banner set', 2, /Name a banner: main or secondary/],
  ['banner set top sofa.jpg', 2, /Name a banner: main or secondary/],
  ['banner set main', 2, /Name the photo/],
  ['banner set main sofa.jpg other.jpg', 2, /"other.jpg" is not expected here/],
  ['banner set main text.jpg', 2, /^text\.jpg: \S/],
  ['banner set main nowhere.jpg', 1, /nowhere\.jpg is not there/],
  ['banner clear', 2, /Name a banner: main or secondary/],
  ['banner clear main now', 2, /"now" is not expected here/],
  ['banner show main', 2, /"main" is not expected here/],
])('%s is refused with exit code %i', async (line, code, sentence) => {
  await operator.write('text.jpg', 'not a picture');
  const before = await banners();
  const outcome = await operator.run(line);
  expect(outcome.errors).toMatch(sentence);
  expect(outcome.code).toBe(code);
  expect(await banners()).toEqual(before);
});
