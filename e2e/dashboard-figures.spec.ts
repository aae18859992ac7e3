import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

const words = {
  al: {
    figures: 'Ç’u bë me kërkesat: 12 muajt e fundit',
    months: 'Sipas muajve',
    pieces: 'Sipas artikujve',
    why: 'Pse s’ka kërkesa?',
    photos: 'Ka vetëm një foto.',
    size: 'S’ka përmasa.',
    later: 'Më vonë',
    dismiss: 'Mos ma trego më',
    edit: 'Ndrysho artikullin',
  },
  en: {
    figures: 'What became of requests: last 12 months',
    months: 'By month',
    pieces: 'By item',
    why: 'Why no requests?',
    photos: 'It has only one photo.',
    size: 'It has no dimensions.',
    later: 'Later',
    dismiss: 'Do not show again',
    edit: 'Edit the item',
  },
};

const hour = 3_600_000;

/** Puts the product on sale a quarter of a year ago. */
async function age(id: number): Promise<void> {
  const { services, close } = await openShop();
  const published_at = new Date(Date.now() - 90 * 24 * hour);
  await services.db.updateTable('listing').set({ published_at }).where('id', '=', id).execute();
  await close();
}

async function addPhoto(id: number): Promise<void> {
  const { services, close } = await openShop();
  const { key: picture_key } = await storePicture(services, '#8d8d8d');
  await services.db
    .insertInto('product_picture')
    .values({ product_id: id, position: 1, picture_key })
    .execute();
  await close();
}

const panel = (page: Page) => page.locator('#figures');

for (const language of ['al', 'en'] as const) {
  test(`what became of requests is folded, and a table too, in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const { figures, months, pieces } = words[language];
    const counter = await openCounter(page, language);
    const created_at = new Date(Date.now() - 48 * hour);
    const answered = (minutes: number) => ({
      created_at,
      answered_at: new Date(created_at.getTime() + minutes * 60_000),
    });
    await counter.store(
      { ...answered(30), state: 'won', offered_price: 200, offered_currency: 'EUR' },
      { ...answered(90), state: 'lost', lost_reason: 'Çmimi' },
      { created_at },
      { state: 'spam' },
    );
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await shop.open('/dashboard', language);
      await panel(page).getByText(figures).click();
      await expect(panel(page).getByText('67%', { exact: true })).toBeVisible();
      await expect(
        panel(page)
          .getByText(language === 'al' ? '1 orë' : '1 h')
          .first(),
      ).toBeVisible();
      await expect(panel(page).getByRole('listitem').filter({ hasText: 'Çmimi' })).toHaveText(
        'Çmimi1',
      );
      await panel(page).getByText(months, { exact: true }).click();
      await panel(page).getByText(pieces, { exact: true }).click();
      const rows = panel(page).getByRole('region', { name: pieces }).getByRole('row');
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1)).toContainText('Kolltuk Vala, kadife blu');
      await expect(rows.nth(1)).toContainText('€200');
      await expect(panel(page).getByRole('region', { name: months }).getByRole('row')).toHaveCount(
        13,
      );
      expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
    }
  });

  test(`a piece without requests gets one tip at a time, in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const { why, photos, size, later, dismiss, edit } = words[language];
    await page.setViewportSize({ width: 375, height: 800 });
    const counter = await openCounter(page, language);
    const section = page.getByRole('region', { name: why });
    await shop.open('/dashboard', language);
    await expect(page.locator('#products').getByText('Kolltuk Vala').first()).toBeVisible();
    await expect(section).toHaveCount(0);

    await age(counter.productId);
    await shop.open('/dashboard', language);
    await expect(section).toContainText('Kolltuk Vala, kadife blu');
    await expect(section).toContainText(photos);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page, 'section:has(#tip-heading)')).toEqual([]);
    }
    await expect(section.getByRole('link', { name: edit })).toHaveAttribute(
      'href',
      new RegExp(`/product-creation|${counter.productId}`),
    );
    await section.getByRole('button', { name: dismiss }).click();
    await expect(section).toHaveCount(0);
    await shop.open('/dashboard', language);
    await expect(page.locator('#products').getByText('Kolltuk Vala').first()).toBeVisible();
    await expect(section).toHaveCount(0);

    // With a second photo, the next fact is told.
    await addPhoto(counter.productId);
    await shop.open('/dashboard', language);
    await expect(section).toContainText(size);
    await section.getByRole('button', { name: later }).click();
    await expect(section).toHaveCount(0);
  });
}
