import { codeAt } from '@orendi/server/features/accounts/testing/second-factor';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { mailedLink } from './mails.ts';
import { expect, test } from './shop.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?lang=en');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Leaves the page first: a dashboard would notice, and go to the log-in by itself. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

async function givePassword(dialog: Locator, password: string, button: string): Promise<void> {
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

/** A device with a fingerprint reader, which says yes to everything. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a second factor is turned on, asked for, replaced by a recovery code, and turned off', async ({
  shop,
  page,
}) => {
  test.slow();
  const { email, password } = await signUpSeller(page);
  await shop.open('/account');
  const section = region(page, 'Sign-in in two steps');
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await givePassword(dialog, password, 'Continue');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  // The page is closed before anybody has kept the codes: nothing has changed.
  await shop.open('/account');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await givePassword(dialog, password, 'Continue');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [code = ''] = await dialog.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('orendi.txt');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const codeOf = (time: number) => codeAt(secret.replaceAll(' ', ''), new Date(time));
  await dialog.getByLabel('Code from the app').fill('12345');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong.')).toBeVisible();
  // Half a minute early is accepted, so that the code that signs in below is a later one.
  await dialog.getByLabel('Code from the app').fill(codeOf(Date.now() - 30_000));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Recovery codes left: 10')).toBeVisible();
  const renew = section.getByRole('button', { name: 'New recovery codes' });
  await renew.click();
  await givePassword(dialog, password, 'Make new codes');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  // Not kept: those from before go on working.
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await logIn(page, email, password);
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Code').fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong, or has been used already.')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(Date.now()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await logIn(page, email, password);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await shop.open('/account');
  await expect(section.getByText('Recovery codes left: 9')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await renew.click();
  await givePassword(dialog, password, 'Make new codes');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [spare = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('Recovery codes left: 10')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Recovery code').fill(spare);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await givePassword(dialog, password, 'Yes, turn it off');
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a passkey is added, signs in by itself, is renamed, removed by the operator where nothing else stays, and named after a reset', async ({
  shop,
  page,
}) => {
  test.slow();
  await addDevice(page);
  const { email, password } = await signUpSeller(page);
  await shop.open('/account');
  const section = region(page, 'Passkeys');
  const dialog = page.getByRole('dialog');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Chrome on Linux');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await givePassword(dialog, password, 'Continue');
  await expect(section.getByRole('listitem')).toContainText('Chrome on Linux');

  // The device takes up every offer at once, also that among the suggestions of the e-mail field.
  await page.context().clearCookies();
  await page.goto('/login?lang=en');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.context().clearCookies();
  await shop.open('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await shop.open('/account');
  await expect(section.getByRole('listitem')).toContainText('last used on');
  await section.getByRole('button', { name: 'Rename the passkey: Chrome on Linux' }).click();
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(section.getByText('Phone', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await section.getByRole('button', { name: 'Remove the passkey: Phone' }).click();
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toHaveCount(0);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.context().clearCookies();
  await shop.open('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await page.goto(await mailedLink(email, 'reset-password'));
  await page.getByLabel('New password').fill('një kolltuk tjetër 9');
  await page.getByLabel('Confirm password').fill('një kolltuk tjetër 9');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey “Phone”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in and see my account' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
