import { listFruitlessSearches } from '@orendi/server/features/discovery/index';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

const phone = (number: number) =>
  `Mozilla/5.0 (Linux; Android ${number}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`;

/** How many visitors are listed as having searched for these words in vain. */
async function visitorsOf(words: string) {
  const { services, close } = await openShop();
  const searches = await listFruitlessSearches(services.db);
  await close();
  return searches.find((search) => search.words === words)?.visitors;
}

test('what three visitors search for in vain is listed, whether a page or the API answers, and from the cache', async ({
  shop,
  page,
  browser,
}) => {
  const words = `hamak ${String.fromCodePoint(97 + (process.pid % 26))}${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const query = encodeURIComponent(words);
  for (const version of [10, 11]) {
    const headers = { 'user-agent': phone(version) };
    const answer = await page.request.get(`/?query=${query}`, { headers });
    expect(answer.headers()).not.toHaveProperty('orendi-note');
    await page.request.get(`/v1/public/results/search?query=${query}`, { headers });
  }
  const context = await browser.newContext({ userAgent: phone(12) });
  await context.request.get(`/v1/public/results/search?query=${query}`);
  await context.close();
  await expect.poll(() => visitorsOf(words)).toBe(3);
  await shop.open();
  await shop.search(words);
  await expect(page.getByText('No products found')).toBeVisible();
});
