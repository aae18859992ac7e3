import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { inShop, signInOperator } from './operator.ts';
import { smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

// Every page shows the changes of these tests, so they run one after another, in a project of their own.
test.describe.configure({ mode: 'serial' });

test.afterEach(() =>
  inShop(({ changes }) =>
    changes.transaction(async (trx, touch) => {
      await trx.deleteFrom('page_text').execute();
      await trx.deleteFrom('landing_text').execute();
      const nothing = { name: null, logo: null, legal_name: null, address: null, phone: null };
      await trx
        .updateTable('market')
        .set({ ...nothing, registration_number: null })
        .execute();
      touch('market');
    }),
  ),
);

test('an operator gives the marketplace its name, its logo and who runs it', async ({
  shop,
  page,
}) => {
  test.slow();
  await signInOperator(page);
  await shop.open('/operator/base');
  const panel = page.getByRole('region', { name: 'Its name, and who runs it' });
  await panel.getByLabel('Name of the marketplace').fill('Shtëpia');
  await panel.getByLabel('Legal name').fill('Mobilje Tirana shpk');
  await panel.getByLabel('Registration number').fill('L12345678A');
  await panel.getByLabel('Address').fill('Rruga e Durrësit 5, Tiranë');
  await panel.getByLabel('Phone').fill('+355 69 111 2222');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Saved' })).toBeVisible();
  await shop.open('/contact-us');
  await expect(page).toHaveTitle('Contact us · Shtëpia');
  await expect(page.getByRole('banner').getByText('Shtëpia')).toBeVisible();
  const line = 'Mobilje Tirana shpk · L12345678A · Rruga e Durrësit 5, Tiranë · +355 69 111 2222';
  await expect(page.getByRole('contentinfo')).toContainText(line);
  await expect(page.getByRole('main')).toContainText('Rruga e Durrësit 5, Tiranë');
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Shtëpia');
  for (const width of [375, 890, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await shop.open('/operator/base');
  await panel.getByLabel('Logo').setInputFiles(await smallPhoto('logo.jpg', '#203a5c'));
  await panel.getByRole('button', { name: 'Show the logo' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'The logo is shown' })).toBeVisible();
  await shop.open('/');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Shtëpia' })).toBeVisible();
});

test('a name of one word is not broken beside the menu of a narrow phone', async ({
  shop,
  page,
}) => {
  await inShop(({ changes }) =>
    changes.transaction(async (trx, touch) => {
      await trx.updateTable('market').set({ name: 'MobilieriOne' }).execute();
      touch('market');
    }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open('/contact-us');
  const mark = page.getByRole('banner').getByText('MobilieriOne');
  const lines = await mark.evaluate(({ firstChild: name }) => {
    const range = document.createRange();
    if (name) range.selectNode(name);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('an operator rewrites the terms, and sellers agree to them', async ({
  shop,
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const seller = await browser.newPage({ baseURL });
  await signUpSeller(seller);
  await signInOperator(page);
  await shop.open('/operator/texts');
  for (const width of [375, 890, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const english = page.getByLabel('In English');
  await expect(english).toHaveValue(/^# Terms of service\n/);
  await page
    .getByLabel('In Albanian')
    .fill('# Kushtet tona\n\nLexoji.\n\n## Rregullat\n\nSilluni mirë.');
  await english.fill('# Our terms\n\nRead them.\n\n## Rules\n\nBehave **well**. <b>Always</b>.');
  await page.getByRole('button', { name: 'Publish' }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await shop.open('/terms-of-service');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our terms');
  await expect(main.getByRole('region', { name: 'Rules' })).toHaveText(
    'RulesBehave well. <b>Always</b>.',
  );
  await expect(main).toContainText('the seller contacts you');
  await expect(main).toContainText('in the six months');
  expect(await accessibilityFaults(page)).toEqual([]);

  await seller.goto('/dashboard?lang=en');
  const notice = seller.getByRole('region', { name: 'The terms of service have changed' });
  await expect(notice).toBeVisible();
  expect(await accessibilityFaults(seller)).toEqual([]);
  await expect(async () => {
    await notice.getByRole('button', { name: 'I agree' }).click({ timeout: 2_000 });
    await expect(notice).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await seller.reload();
  await expect(seller.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await shop.open('/operator/texts');
  await page.getByRole('button', { name: 'Go back to the software’s text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(english).toHaveValue(/^# Terms of service\n/);
  await versions
    .getByRole('listitem')
    .filter({ hasText: 'Version 1' })
    .getByRole('button', { name: 'Put into the form' })
    .click();
  await expect(english).toHaveValue(/^# Our terms\n/);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(3);
});

test('an operator puts words above the listings of a town, by the address of its page', async ({
  shop,
  page,
}) => {
  await signInOperator(page);
  await shop.open('/operator/texts');
  const panel = page.getByRole('region', { name: 'Words above the lists' });
  const address = panel.getByLabel('Address of the page');
  await address.fill('/mobilje/asgje');
  await panel.getByRole('button', { name: 'Open' }).click();
  await expect(panel).toContainText('No page has this address.');
  await address.fill('https://shop.example/furniture?lang=en');
  await panel.getByRole('button', { name: 'Open' }).click();
  await panel.getByLabel('In English').fill('Made by **people here**.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  await shop.open('/furniture');
  await expect(page.getByRole('main').locator('strong', { hasText: 'people here' })).toBeVisible();
});
