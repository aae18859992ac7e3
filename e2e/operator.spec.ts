import { codeAt } from '@orendi/server/features/accounts/testing/second-factor';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { causeTrouble, hireOperator, searchInVain, signInOperator } from './operator.ts';
import { smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });

/** Says why and gives the code, in the dialog that takes something out of the shop. */
async function takeOut(page: Page, button: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, which the seller reads').fill('The photos are not yours.');
  await dialog.getByLabel('Code from your app').fill(code);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test('an operator signs in, turns on the second step, and comes to the console', async ({
  shop,
  page,
}) => {
  test.slow();
  const { email, password } = await hireOperator();
  await page.goto('/operator/reports?lang=en');
  await expect(page).toHaveURL(/\/login\?next=%2Foperator%2Freports/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/operator\/second-factor$/);
  await shop.isAlive();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Turn it on at the account page' }).click();
  const section = page.getByRole('main').getByRole('region', { name: 'Sign-in in two steps' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await dialog.getByLabel('Code from the app').fill(codeAt(secret.replaceAll(' ', ''), new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Recovery codes left: 10')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Console' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page).toHaveTitle('Overview · Orendi');
});

test('a business leaves the shop with a reason and a code, and comes back', async ({
  shop,
  page,
}) => {
  test.slow();
  const { business } = await causeTrouble('Punishtja Gurra');
  const operator = await signInOperator(page);
  await shop.open('/operator/businesses');
  const search = page.getByRole('searchbox', { name: 'Search by name or number' });
  await search.fill('gurra');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?q=gurra$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 in all');
  const gurra = row(page, 'Punishtja Gurra');
  const button = gurra.getByRole('button', { name: /Suspend|Restore/ });
  await expect(button).toHaveText('Suspend');
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gets no new requests');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await takeOut(page, 'Suspend', '000 000');
  const code = dialog.getByLabel('Code from your app');
  await expect(code).toHaveAccessibleDescription(/wrong/);
  await expect(code).toBeFocused();
  await takeOut(page, 'Suspend', await operator.code());
  await expect(gurra).toContainText('Suspended since');
  await expect(gurra).toContainText('The photos are not yours.');
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveText('Restore');
  await expect(button).toBeFocused();
  expect((await page.request.get(`/business/${business}`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Suspended', exact: true }).click();
  await expect(page).toHaveURL(/\?q=gurra&state=suspended$/);
  await button.click();
  await expect(page.getByText('Nothing matches “gurra”.')).toBeVisible();
  expect((await page.request.get(`/business/${business}`)).status()).toBe(200);
});

test('a business is handed to its owner, and taken back', async ({ shop, page, browser }) => {
  test.slow();
  const { business } = await causeTrouble('Punishtja Velipoja');
  const maker = await (await browser.newContext()).newPage();
  const { email } = await signUpSeller(maker, { business: null });
  const operator = await signInOperator(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await shop.open('/operator/businesses?q=velipoja');
  const velipoja = row(page, 'Punishtja Velipoja');
  await expect(velipoja).toContainText('no owner');
  await velipoja.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('E-mail of the account');
  const handOver = async (to: string) => {
    await address.fill(to);
    await dialog.getByLabel('Code from your app').fill(await operator.code());
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  };
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await handOver('nobody@example.com');
  await expect(address).toHaveAccessibleDescription(/no account with this address/);
  await handOver(email);
  await expect(toast(page, 'Punishtja Velipoja has an owner now.')).toBeVisible();
  await expect(velipoja).toContainText(email);
  await maker.goto('/dashboard?lang=en');
  await expect(maker.getByRole('heading', { level: 1 })).toHaveText('Punishtja Velipoja');

  await velipoja.getByRole('button', { name: 'Take back' }).click();
  await takeOut(page, 'Take back', await operator.code());
  await expect(toast(page, 'Punishtja Velipoja has no owner any more.')).toBeVisible();
  // An open dashboard is told at once.
  await expect(maker).toHaveURL(/\/login/);
  expect((await page.request.get(`/business/${business}`)).status()).toBe(200);
  await maker.context().close();
});

test('a reported product is hidden and shown again, and reports are settled', async ({
  shop,
  page,
}) => {
  test.slow();
  const { productId } = await causeTrouble('Punishtja Mollas');
  await causeTrouble('Punishtja Zall');
  const operator = await signInOperator(page);
  await shop.open('/operator/reports');
  const mollas = row(page, 'Divan Punishtja Mollas');
  await expect(mollas).toContainText('wrong price × 2');
  await expect(mollas).toContainText('Në dyqan kushton më shumë.');
  await mollas.getByRole('button', { name: 'Hide' }).click();
  await takeOut(page, 'Hide', await operator.code());
  await expect(toast(page, '“Divan Punishtja Mollas” is hidden.')).toBeVisible();
  await expect(mollas).toHaveCount(0);
  expect((await page.request.get(`/product/${productId}`)).status()).toBe(404);
  // The row is gone: the keyboard goes on where it was.
  await expect(page.locator('[data-row]:focus, .console-list:focus')).toHaveCount(1);

  await row(page, 'Divan Punishtja Zall').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(row(page, 'Divan Punishtja Zall')).toHaveCount(0);
  await expect(page.locator('[data-row]:focus, .console-list:focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'Settled' }).click();
  await expect(row(page, 'Divan Punishtja Zall')).toContainText('settled on');

  await shop.open('/operator/listings?q=Mollas&state=hidden');
  await expect(mollas).toContainText('Hidden since');
  await mollas.getByRole('button', { name: 'Show again' }).click();
  await expect(toast(page, 'is in the shop again')).toBeVisible();
  expect((await page.request.get(`/product/${productId}`)).status()).toBe(200);
});

test('held requests are restored and dropped, and a drop is taken back', async ({ shop, page }) => {
  await causeTrouble('Punishtja Shkumbin');
  await signInOperator(page);
  await shop.open('/operator/requests');
  const rob = row(page, 'Rob Punishtja Shkumbin');
  await expect(rob).toContainText('Why: contains a link');
  await rob.getByRole('button', { name: 'Drop' }).press('Enter');
  await expect(rob).toContainText('Dropped.');
  await expect(rob.getByRole('button', { name: 'Undo' })).toBeFocused();
  await rob.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rob.getByRole('button', { name: 'Drop' })).toBeVisible();
  await expect(rob).toBeFocused();
  const ana = row(page, 'Ana Punishtja Shkumbin');
  await ana.getByRole('button', { name: 'Restore' }).click();
  await expect(ana).toContainText('Moved to the shop’s orders.');
  await page.reload();
  await expect(rob).toBeVisible();
  await expect(ana).toHaveCount(0);
});

test('a dialog of the console goes with its page, and does not come back with it', async ({
  shop,
  page,
}) => {
  const { recipient } = await causeTrouble('Punishtja Seman');
  await signInOperator(page);
  await shop.open('/operator/search');
  await page.getByRole('link', { name: 'Mails', exact: true }).click();
  const remove = row(page, recipient).getByRole('button', { name: 'Remove' });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/operator\/search$/);
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(remove).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a mail is removed, words become synonyms, and the log has it all', async ({ shop, page }) => {
  test.slow();
  const { recipient } = await causeTrouble('Punishtja Devoll');
  await searchInVain('hokllzik');
  await signInOperator(page);
  await shop.open('/operator/mails');
  const mail = row(page, recipient);
  await expect(mail).toContainText('550 5.1.1 The mailbox does not exist');
  const remove = mail.getByRole('button', { name: 'Remove' });
  await remove.click();
  // However often it is pressed while the answer is on its way, it is sent once.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let removals = 0;
  await page.route('**/v1/operator/mails', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    removals += 1;
    await answered;
    return route.continue();
  });
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Yes, remove it' });
  await sure.click();
  await sure.click();
  answer();
  await expect(mail).toHaveCount(0);
  expect(removals).toBe(1);

  await shop.open('/operator/search');
  await row(page, 'hokllzik').getByRole('button', { name: 'Make a synonym' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Searched for')).toHaveValue('hokllzik');
  await expect(dialog.getByLabel('Means the same as')).toBeFocused();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Means the same as')).toHaveAccessibleDescription(/.+/);
  await page.keyboard.type('stolçik');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Find a word').fill('STOLCIK');
  const group = row(page, 'hokllzik, stolçik');
  await group.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(group).toHaveCount(0);

  await shop.open('/operator/log');
  await expect(row(page, 'synonym remove')).toBeVisible();
  await expect(row(page, 'mail drop')).toBeVisible();
});

test('a restored shop says on every page that it sends nothing, until it is released', async ({
  shop,
  page,
}) => {
  await signInOperator(page);
  await shop.open('/operator/businesses');
  // Held for this browser alone, as the other tests need their mails.
  let held: object | null = { fromBackup: 2, own: 1 };
  await page.route('**/v1/operator/outbox', (route) =>
    route.fulfill({ json: { data: { hasServer: true, held, late: 0, givenUp: 0, alarms: [] } } }),
  );
  await page.route('**/v1/operator/outbox/release', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ isDropping: true });
    held = null;
    await route.fulfill({ json: { data: null } });
  });
  const alarm = page.getByRole('alert').filter({ hasText: 'sends nothing: 3 mails wait' });
  for (const path of ['/operator/log', '/operator/mails']) {
    await shop.follow(path);
    await expect(alarm).toBeVisible();
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await alarm.getByRole('button', { name: 'Send only the new ones' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('removed unsent');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send only the new ones' }).click();
  await expect(toast(page, 'The shop sends again.')).toBeVisible();
  await expect(alarm).toHaveCount(0);
});

test('rooms, categories, banners and rates are set up', async ({ shop, page }) => {
  test.slow();
  await signInOperator(page);
  await shop.open('/operator/base');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add an industry' }).click();
  await dialog.getByLabel('Name (Albanian)').fill('Tarraca');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name (English)')).toBeFocused();
  await dialog.getByLabel('Name (English)').fill('Rooftop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const industry = page.getByRole('group').filter({ hasText: 'Rooftop' });
  await industry.getByText('Rooftop').click();
  await industry.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name (English)').fill('Roof terrace');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const terrace = page.getByRole('group').filter({ hasText: 'Roof terrace' });
  await terrace.getByRole('button', { name: 'Add a category' }).click();
  await dialog.getByLabel('Name (Albanian)').fill('Tenda');
  await dialog.getByLabel('Name (English)').fill('Awnings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Icon')).toBeFocused();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Icon').setInputFiles({
    name: 'awning.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v6H4z"/></svg>',
    ),
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Awnings')).toContainText('0 products');
  await terrace.getByRole('button', { name: 'Remove' }).first().click();
  await expect(dialog).toContainText('Remove “Roof terrace”?');
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Roof terrace', { exact: true })).toHaveCount(0);

  const banner = page.locator('form').filter({ hasText: 'Second banner' });
  await banner.getByRole('button', { name: 'Put it on the home page' }).click();
  const photo = banner.getByLabel('Second banner');
  await expect(photo).toHaveAccessibleDescription(/required|image|photo/i);
  await photo.setInputFiles(await smallPhoto('banner.jpg', '#40605a'));
  await banner.getByRole('button', { name: 'Put it on the home page' }).click();
  await banner.getByRole('button', { name: 'Take it off' }).click();
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(banner.getByRole('button', { name: 'Take it off' })).toHaveCount(0);

  const rate = row(page, ' ALL');
  await rate.getByRole('button', { name: 'Edit' }).click();
  const field = dialog.getByLabel('ALL for one euro');
  const present = await field.inputValue();
  await field.fill(String(Number(present) * 3));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await field.fill(present);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a session that ends under a dialog is taken up over it', async ({ shop, page }) => {
  test.slow();
  await causeTrouble('Punishtja Osum');
  const operator = await signInOperator(page);
  await shop.open('/operator/businesses?q=Osum');
  await row(page, 'Punishtja Osum').getByRole('button', { name: 'Suspend' }).click();
  await page.context().clearCookies({ name: 'session' });
  await takeOut(page, 'Suspend', await operator.code());
  const again = page.getByRole('dialog', { name: 'Log in again to go on' });
  await expect(again.getByLabel('E-mail')).toHaveValue(operator.email);
  await again.getByLabel('Password', { exact: true }).fill(operator.password);
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await again.getByLabel('Code', { exact: true }).fill(await operator.code());
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  // The same code has just opened the session, so it does not serve again; what was typed is still there.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Code from your app')).toHaveAccessibleDescription(/wrong/);
  await expect(dialog.getByLabel('Reason, which the seller reads')).toHaveValue(/not yours/);
  await takeOut(page, 'Suspend', await operator.code());
  await expect(row(page, 'Punishtja Osum')).toContainText('Suspended since');
});

test('nobody else finds the console', async ({ shop, page }) => {
  await signUpSeller(page);
  const answer = await page.goto('/operator?lang=en');
  expect(answer?.status()).toBe(404);
  await shop.open('/dashboard');
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  for (const path of ['/dashboard', '/']) {
    await shop.open(path);
    await shop.isIdle();
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(files.filter((name) => /\/(console|operator)-/.test(name))).toEqual([]);
    expect(files.filter((name) => /\/entry-client-/.test(name))).not.toEqual([]);
  }
});

const pages = [
  '/operator',
  '/operator/businesses',
  '/operator/accounts',
  '/operator/listings',
  '/operator/reports',
  '/operator/requests',
  '/operator/mails',
  '/operator/search',
  '/operator/base',
  '/operator/texts',
  '/operator/log',
];

for (const language of ['al', 'en'] as const) {
  test(`the console is accessible on a phone and a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    await causeTrouble(`Përparim Shtjefën-Gjeçovi ${language}`);
    await searchInVain(`fjalë ${language}`);
    await signInOperator(page, language);
    for (const [index, path] of pages.entries()) {
      if (index === 0) await shop.open(path, language);
      else await shop.follow(path);
      const link = page.locator(`a[href="${path}"][aria-current="page"]`);
      await expect(link.filter({ visible: true })).not.toHaveCount(0);
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page), `${path} at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
