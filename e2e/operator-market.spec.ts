import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './accessibility.ts';
import { causeTrouble, countVisitors, signInOperator, wish } from './operator.ts';
import { expect, test } from './shop.ts';

/** Letters that no other run has searched for. */
const strange = () =>
  `krevat ${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

for (const language of ['al', 'en'] as const) {
  test(`the overview tells of the market first, at every width in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const words = strange();
    await wish(words);
    for (const name of [
      'Punishtja Erzen',
      'Punishtja Ishëm',
      'Punishtja Vjosa',
      'Punishtja Drin',
    ]) {
      await causeTrouble(`${name} ${language}`);
    }
    await signInOperator(page, language);
    await shop.open('/operator', language);
    const [wanted, more, machine] =
      language === 'al'
        ? [`${words} në Shkodër`, 'Edhe', 'Gjendja teknike']
        : [`${words} in Shkodra`, 'more', 'The machine'];
    // Other tests want as much, so it may be folded.
    await expect(page.getByRole('link', { name: wanted, includeHidden: true })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [375, 390, 890, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [wide, high] = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight];
      });
      expect(wide, `at ${width} px`).toBe(0);
      if (width === 390) expect(high, 'at 390 px').toBeLessThanOrEqual(2_000);
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
    }
    // From the outermost fold to the innermost.
    for (const folded of ['details:not(details *)', 'details details']) {
      for (const summary of await page
        .getByRole('main')
        .locator(`section ${folded} > summary`)
        .all()) {
        await summary.click();
      }
    }
    await page.getByRole('heading', { name: machine }).click();
    await expect(page.getByText(more).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('what is wanted leads to what visitors see, and all figures are one file', async ({
  shop,
  page,
}) => {
  const words = strange();
  await wish(words);
  await signInOperator(page);
  await shop.open('/operator');
  const wanted = page.getByRole('region', { name: 'What is wanted' });
  await wanted.locator('summary').click();
  const row = wanted.getByRole('listitem').filter({ hasText: `${words} in Shkodra` });
  await expect(row).toContainText('40 searched, 0 listed');
  await page.getByText('Weeks, towns, categories and shops').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all (.xls)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('market.xls');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  await row.getByRole('link').click();
  // The search takes the town out of the words, as it does for visitors.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Shkodra/ })
      .first(),
  ).toBeVisible();
});

test('a browser that opens a page is a visitor', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.${Date.now()}.0 Mobile Safari/537.36`,
  });
  const before = await countVisitors();
  await (await context.newPage()).goto('/customer-service');
  await expect.poll(countVisitors).toBeGreaterThan(before);
  await context.close();
});
