import type { Landing, LandingText } from '@orendi/contract/schemas/landing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

let desk: TestConsole;
let path: string;

beforeAll(async () => {
  desk = await openConsole();
  path = (await landing('categoryId=2')).paths.al;
});
afterAll(() => desk.shop.close());

async function landing(query: string): Promise<Landing> {
  const response = await desk.shop.request(`/v1/public/landings?${query}`);
  expect(response.status).toBe(200);
  return (await answerOf<Landing>(response)).data;
}
const save = (body: object) => desk.send('PUT', '/landing-text', body);
const words = { al: 'Divane **me porosi**. <b>x</b>', en: 'Sofas made to order.' };

test('a page shows the words of its own language, without HTML of theirs, and no other page does', async () => {
  expect((await landing(`path=${path}`)).words).toBe('');
  expect((await save({ path, ...words })).status).toBe(200);
  const { words: shown, paths } = await landing(`path=${path}`);
  expect(shown).toContain('<strong>me porosi</strong>');
  expect(shown).not.toContain('<b>');
  expect((await landing(`path=${paths.en}`)).words).toContain('made to order');
  expect((await landing('categoryId=3')).words).toBe('');
  expect((await landing('categoryId=2&town=tirane')).words).toBe('');
  const read = await desk.read<LandingText>(`/landing-text?path=${path}`);
  expect(read).toEqual({ path, ...words });
});

test('words of a category in a town are its own, and empty ones are taken away', async () => {
  const inTown = (await landing('categoryId=2&town=tirane')).paths.al;
  await save({ path: inTown, al: 'Në Tiranë', en: '' });
  await save({ path: inTown, al: 'Në Tiranë, këtu', en: '' });
  expect((await landing(`path=${inTown}`)).words).toContain('Në Tiranë, këtu');
  await save({ path: inTown, al: '', en: '' });
  expect((await landing(`path=${inTown}`)).words).toBe('');
  const rows = await desk.shop.db.selectFrom('landing_text').select('town_id').execute();
  expect(rows).toEqual([{ town_id: null }]);
});

test('an address of no page and a text that is too long are refused', async () => {
  expect((await save({ path: '/mobilje/asgje-e-tille', ...words })).status).toBe(404);
  expect(await brokenFields(await save({ path, al: 'x'.repeat(4_001), en: '' }))).toEqual(['al']);
  expect((await desk.shop.request(`/v1/operator/landing-text?path=${path}`)).status).toBe(401);
});

test('they go with their category', async () => {
  await save({ path, ...words });
  await desk.shop.db.deleteFrom('category').where('id', '=', 2).execute();
  expect(await desk.shop.db.selectFrom('landing_text').selectAll().execute()).toEqual([]);
});
