import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

const held = (page: Page) => page.locator('#held');
const items = (page: Page) => held(page).getByRole('listitem');
const rows = (page: Page) => page.locator('#orders tbody').getByRole('row');

const spam = (name: string) => ({
  client_name: name,
  client_message: 'Rritni shitjet tuaja me ofertën tonë: https://spam.example/oferta',
  client_phone: '+355691234567',
  state: 'held' as const,
  signals: ['links' as const, 'burst' as const],
});

test('held requests are seen, restored and dropped, and a drop is taken back', async ({
  shop,
  page,
}) => {
  const counter = await openCounter(page);
  await counter.store({ client_name: 'Arta Hoxha' }, spam('Ana Real'), spam('Rob'), spam('Bot'));
  await shop.open('/dashboard');
  await expect(held(page).getByRole('heading', { name: 'Held 3' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveTitle('(1) Dashboard · Orendi');
  await held(page).getByRole('button', { name: 'See held' }).click();
  await expect(page).toHaveURL(/\/dashboard\?held=1$/);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first()).toContainText('contains a link, many requests');

  await items(page)
    .filter({ hasText: 'Ana Real' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(items(page).filter({ hasText: 'Ana Real' })).toContainText(
    'Restored to your orders',
  );
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Ana Real' })).toHaveCount(1);
  await expect(page).toHaveTitle('(2) Dashboard · Orendi');
  await expect(held(page).getByRole('heading', { name: 'Held 2' })).toBeVisible();

  const rob = items(page).filter({ hasText: 'Rob' });
  await rob.getByRole('button', { name: 'Drop' }).press('Enter');
  await expect(rob).toContainText('Dropped.');
  await expect(held(page).getByRole('heading', { name: 'Held 1' })).toBeVisible();
  const undo = rob.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(rob.getByRole('button', { name: 'Drop' })).toBeVisible();
  await expect(held(page).getByRole('heading', { name: 'Held 2' })).toBeVisible();

  await held(page).getByRole('button', { name: 'Drop all on this page' }).click();
  await expect(held(page).getByRole('heading', { name: 'Held 0' })).toBeVisible();
  await page.reload();
  await expect(held(page)).toContainText('Nothing is held.');
  await expect(rows(page)).toHaveCount(2);
});

test('a request that a robot sends shows as held in an open dashboard', async ({ shop, page }) => {
  const counter = await openCounter(page);
  const connected = page.waitForResponse('**/v1/private/events');
  await shop.open('/dashboard?held=1');
  await connected;
  await expect(held(page)).toContainText('Nothing is held.');
  await counter.ask('Bot', { signals: { website: 'https://spam.example' } });
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText('a field was filled in that people cannot see');
  await expect(page).toHaveTitle('Dashboard · Orendi');
});

for (const [language, ...widths] of [
  ['al', 375, 1440],
  ['en', 890],
] as const) {
  test(`held requests are accessible at ${widths.join(' and ')} in ${language}`, async ({
    shop,
    page,
  }) => {
    const counter = await openCounter(page, language);
    const names = ['Ana', 'Rob', 'Bot', 'Eva', 'Ilir', 'Besa'];
    await counter.store(...names.map((name) => spam(`${name} Përparim Shtjefën-Gjeçovi`)));
    await shop.open('/dashboard?held=1', language);
    const list = held(page).getByRole('list').first();
    await expect(list.getByRole('listitem')).toHaveCount(5);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
