import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { examine, examineAtAllWidths, openPhone, registerFor } from './invited.ts';
import { causeTrouble, signInOperator } from './operator.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

test('an owner invites a colleague by a link, who answers requests until they are removed', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const counter = await openCounter(page);
  await counter.store({ client_name: 'Arta Hoxha' });
  await shop.open('/account');
  await page.getByRole('main').getByRole('link', { name: 'Invite somebody' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
  await shop.isAlive();
  await examineAtAllWidths(page);

  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByRole('img', { name: 'The QR code of the invitation' })).toBeVisible();
  const link = (await dialog.getByText(/\/invitation\/[\w-]{22}$/).textContent()) ?? '';
  await examineAtAllWidths(page, 'dialog');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Invitation by a link' }),
  ).toBeVisible();

  const phone = await openPhone(browser);
  const email = `besa.${process.pid}.${Date.now()}@example.com`;
  await registerFor(phone, link, email);
  await phone.getByRole('button', { name: 'Pranoje ftesën' }).click();
  await expect(phone).toHaveURL(/\/dashboard$/);
  await expect(phone.getByRole('main')).toContainText('Arta Hoxha');
  await expect(phone.getByRole('button', { name: 'Pushime' })).toHaveCount(0);
  await phone.goto('/update-profile');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Kjo faqe është e pronarit');
  await examine(phone);
  await phone.goto('/account');
  await expect(phone.getByRole('main')).toContainText('Dyqani mbetet siç është.');
  await phone.goto('/dashboard');
  await expect(phone.getByRole('main')).toContainText('Arta Hoxha');

  await shop.open('/people');
  const besa = page.getByRole('listitem').filter({ hasText: email });
  await besa.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(besa).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Nobody yet.');
  // The live events say at once that the session has ended.
  await expect(phone).toHaveURL(/\/login/);
  await phone.context().close();
});

test('an operator invites the maker of a shop, and says yes to whoever came by the link', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const { business } = await causeTrouble('Punishtja Valbona');
  await signInOperator(page);
  await shop.open(`/operator/businesses?q=${business}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Punishtja Valbona' });
  await row.getByRole('button', { name: 'Invite the owner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = (await dialog.getByText(/\/invitation\/[\w-]{22}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Invited by a link');
  await examineAtAllWidths(page);

  const phone = await openPhone(browser);
  const email = `maker.${process.pid}.${Date.now()}@example.com`;
  await registerFor(phone, link, email);
  await phone.getByRole('button', { name: 'Pranoje ftesën' }).click();
  await expect(phone.getByRole('main')).toContainText('Tani e shqyrtojmë ne');
  await examine(phone);

  await shop.open('/operator/businesses?state=claimed');
  await expect(row).toContainText(email);
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toContainText('Make sure first that the shop is theirs.');
  await examine(page, 'dialog');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Punishtja Valbona');
  await phone.context().close();
});

test('whoever deletes the account says what becomes of the shop', async ({ shop, page }) => {
  const owner = await signUpSeller(page);
  await shop.open('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  const fate = dialog.getByLabel('What becomes of the shop?');
  await fate.selectOption('It stays on Orendi without an owner');
  await expect(dialog).toContainText('requests go to its e-mail address');
  await examineAtAllWidths(page, 'dialog');
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const { services, close } = await openShop();
  const left = await services.db
    .selectFrom('business as b')
    .leftJoin('account as a', 'a.business_id', 'b.id')
    .select(['a.id'])
    .where('b.business_name', '=', 'Punishtja e Provës')
    .where('a.id', 'is', null)
    .execute();
  await close();
  expect(left).toEqual([{ id: null }]);
});
