import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { mailedLink } from './mails.ts';
import { expect, test, type Shop } from './shop.ts';

const goodPassword = 'kolltuk i gjelbër 7';
const person = {
  name: 'Ana',
  surname: 'Hoxha',
  password: goodPassword,
  confirmPassword: goodPassword,
};
const freshEmail = (name: string) => `${name}.${process.pid}.${Date.now()}@example.com`;

/** The page's password field, not the button inside it. */
const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true });
const htmlOf = (page: Page) => page.locator('html');

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Surname').fill('Hoxha');
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(goodPassword);
  await password(page, 'Confirm password').fill(goodPassword);
}

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms of service' });
const agree = (page: Page) => terms(page).getByRole('button', { name: 'I agree' });

async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).click();
  await terms(page).getByRole('region', { name: 'Terms of service' }).press('End');
  await agree(page).click();
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('from the sign-up by the mail to onboarding, and out again', async ({ shop, page }) => {
  test.slow();
  const email = freshEmail('new');
  await shop.open('/sign-up');
  await fillSignUp(page, email);
  const birthDate = page.getByLabel('Date of birth');
  await birthDate.pressSequentially('05031990');
  await expect(birthDate).toHaveValue('05/03/1990');
  await acceptTerms(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const account = await page.request.get('/v1/auth/user');
  expect((await account.json()).data.birthDate).toBe('1990-03-05');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('The e-mail is on its way')).toBeVisible();

  await page.goto(await mailedLink(email, 'verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is verified');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'List your business' }),
  ).toBeVisible();
});

test('onboarding goes on by itself once the address is verified elsewhere, and asks nothing while hidden', async ({
  shop,
  page,
}) => {
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    document.addEventListener('turn', () => {
      state = state === 'visible' ? 'hidden' : 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const turn = () => page.evaluate(() => void document.dispatchEvent(new Event('turn')));
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/v1/auth/user'))));
  const askedWithin = async (milliseconds: number) => {
    const before = asked;
    await page.clock.runFor(milliseconds);
    return asked - before;
  };
  const { email } = await signUpSeller(page, { active: false });
  await shop.open('/onboarding');
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await askedWithin(600_000)).toBeLessThan(50);
  await turn();
  expect(await askedWithin(600_000)).toBe(0);
  await turn();
  await page.request.get(`/v1/auth${await mailedLink(email, 'verify-email')}`);
  await page.clock.runFor(4_000);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Create profile' })).toBeVisible();
});

test('the terms are read to their end, and cancelling keeps what was typed', async ({
  shop,
  page,
}) => {
  await shop.open('/sign-up');
  await fillSignUp(page, freshEmail('terms'));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(agree(page)).toBeDisabled();
  const text = terms(page).getByRole('region', { name: 'Terms of service' });
  await text.evaluate((box) => box.scrollTo(0, box.scrollHeight - box.clientHeight - 40));
  await expect(agree(page)).toBeDisabled();
  await text.evaluate((box) => box.scrollBy(0, 21));
  await expect(agree(page)).toBeEnabled();
  await terms(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(terms(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeFocused();
  await expect(page.getByLabel('Surname')).toHaveValue('Hoxha');

  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('errors of the sign-up stand beside their fields until these are edited', async ({
  shop,
  page,
}) => {
  await shop.open('/sign-up');
  const submit = page.getByRole('button', { name: 'Sign up' });
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/auth/register'))));
  await page.getByLabel('E-mail').fill('nobody');
  await password(page).fill('kolltuk i gjelbër 7');
  await password(page, 'Confirm password').fill('kolltuk i kuq 7');
  await submit.click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  expect(calls).toBe(0);
  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Surname').fill('Hoxha');
  await submit.click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(terms(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  // The terms are all that is missing; once accepted they are not asked for again.
  const email = freshEmail('order');
  await page.getByLabel('E-mail').fill(email);
  await password(page, 'Confirm password').fill('kolltuk i gjelbër 7');
  await page.route('**/auth/register', (route) =>
    route.request().postDataJSON().acceptTerms === true
      ? route.fulfill({ status: 429, json: { message: 'Not now.', code: 'RATE_LIMITED' } })
      : route.continue(),
  );
  await acceptTerms(page);
  await expect(page.getByText('Not now.')).toBeVisible();
  await page.unroute('**/auth/register');
  await submit.click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('where the terms have room they can be accepted at once', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1400, height: 20_000 });
  await shop.open('/sign-up');
  await fillSignUp(page, freshEmail('room'));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(agree(page)).toBeEnabled();
});

test('a wrong password is said; the right one leads to the page first asked for', async ({
  shop,
  page,
}) => {
  const { email, password: secret } = await signUpSeller(page);
  await page.request.get('/v1/auth/logout');
  await shop.open('/account');
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
  await logIn(page, email, 'not this one');
  await expect(password(page)).toBeFocused();
  await expect(page.getByText('The e-mail or the password is wrong.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await logIn(page, email, secret);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
});

test('no next address leads to another host', async ({ shop, page, baseURL }) => {
  const { email, password: secret } = await signUpSeller(page);
  await page.request.get('/v1/auth/logout');
  await shop.open('/login?next=%2F%5Cevil.example%2F');
  await logIn(page, email, secret);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a forgotten password, from the mail to the sign-in', async ({ shop, page }) => {
  test.slow();
  const { email } = await signUpSeller(page);
  await page.request.get('/v1/auth/logout');
  await shop.open('/login');
  // The page's script has stored the language for the next page.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  await page.goto(await mailedLink(email, 'reset-password'));
  await password(page, 'New password').fill('një kolltuk tjetër 9');
  await password(page, 'Confirm password').fill('një kolltuk tjetër 9');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(password(page, 'New password')).toHaveValue('');

  // The link is used up, which is told before anything is filled in.
  await page.goto(await mailedLink(email, 'reset-password'));
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await expect(password(page, 'New password')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await shop.open('/login');
  await logIn(page, email, 'një kolltuk tjetër 9');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a link that does not hold says so, and leads to a new one', async ({ shop, page }) => {
  await shop.open('/verify-email/rubbish');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Couldn't verify email");
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.getByRole('link', { name: 'Log in and ask for a new link' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const { email } = await signUpSeller(page, { active: false });
  await shop.open('/verify-email/rubbish');
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByText('The e-mail with the new link is on its way.')).toBeVisible();
  await page.goto(await mailedLink(email, 'verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is verified');
});

test('another address takes the place of the old one once its link is opened', async ({
  shop,
  page,
}) => {
  test.slow();
  const { email, password: secret } = await signUpSeller(page);
  const newEmail = `new.${email}`;
  await shop.open('/account');
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('New e-mail').fill(newEmail);
  await section.getByLabel('Current password').fill(secret);
  await section.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(section.getByText(`We sent a link to ${newEmail}.`)).toBeVisible();
  await expect(section.getByText(`You sign in with ${email}.`)).toBeVisible();

  await page.goto(await mailedLink(newEmail, 'verify-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is verified');
  await page.request.get('/v1/auth/logout');
  await shop.open('/login?next=/account');
  await logIn(page, newEmail, secret);
  await expect(page.getByText(`You sign in with ${newEmail}.`)).toBeVisible();
});

/** Expects where a visitor to each page ends up: by its address, and by a link within the site. */
async function expectWays(page: Page, shop: Shop, ways: Record<string, RegExp>): Promise<void> {
  for (const [path, end] of Object.entries(ways)) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    if (!end.test(`http://x${path}`)) {
      expect(answer.status(), path).toBe(302);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
    await page.goto(path);
    await expect(page, path).toHaveURL(end);
    // A page for everybody; its script has loaded once it has found that the link is none.
    await shop.open('/reset-password/x');
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await expect(page.getByText('This link is no longer valid')).toBeVisible();
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'way' });
      document.querySelector('main')?.append(link);
    }, path);
    await page.getByText('way', { exact: true }).click();
    await expect(page, path).toHaveURL(end);
  }
}

test('the guards lead a visitor to the sign-in', async ({ shop, page }) => {
  await expectWays(page, shop, {
    '/dashboard': /\/login\?next=%2Fdashboard$/,
    '/onboarding': /\/login\?next=%2Fonboarding$/,
    '/sign-up': /\/sign-up$/,
  });
});

test('the guards lead who is not verified to onboarding', async ({ shop, page }) => {
  await signUpSeller(page, { active: false });
  await expectWays(page, shop, {
    '/dashboard': /\/onboarding$/,
    '/login': /\/onboarding$/,
    '/onboarding': /\/onboarding$/,
    '/account': /\/account$/,
  });
  await shop.open('/onboarding');
  await page.getByRole('button', { name: 'Try another email' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('the guards lead a seller at work away from signing in', async ({ shop, page }) => {
  await signUpSeller(page);
  await expectWays(page, shop, {
    '/login': /\/dashboard$/,
    '/onboarding': /\/dashboard$/,
    '/profile': /\/profile$/,
  });
});

test('a seller turns reminders off and on again, in both languages', async ({ shop, page }) => {
  await signUpSeller(page);
  await shop.open('/account');
  const reminders = page.getByRole('region', { name: 'Reminders' });
  const morning = reminders.getByRole('switch', { name: 'Every morning, if something waits' });
  await expect(reminders.getByRole('switch', { checked: true })).toHaveCount(3);
  await morning.click();
  await expect(morning).not.toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(morning).not.toBeChecked();
  await expect(reminders.getByRole('switch', { checked: true })).toHaveCount(2);
  await morning.click();
  await expect(morning).toBeChecked();

  await page.getByRole('link', { name: 'SQ – Shqip' }).first().click();
  await expect(
    page
      .getByRole('region', { name: 'Kujtesat' })
      .getByRole('switch', { name: 'Çdo mëngjes, nëse ka kërkesa që presin', checked: true }),
  ).toBeVisible();
});

test('whoever has no business is offered no reminders', async ({ shop, page }) => {
  await signUpSeller(page, { business: null });
  await shop.open('/account');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('who is signed out in another window is asked to sign in, and comes back', async ({
  shop,
  page,
}) => {
  const { email, password: secret } = await signUpSeller(page);
  await shop.open('/contact-us');
  await page.request.get('/v1/auth/logout');
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
  await logIn(page, email, secret);
  await expect(page).toHaveURL(/\/account$/);
});

test('the language of the account is kept, on the page where it is changed', async ({ page }) => {
  const { email, password: secret } = await signUpSeller(page, { language: 'en' });
  await page.goto('/customer-service');
  await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'SQ – Shqip' }).first().click();
  await expect(htmlOf(page)).toHaveAttribute('lang', 'sq');
  await expect(page).toHaveURL(/\/customer-service$/);
  await page.context().clearCookies();
  await page.goto('/login?lang=en');
  await logIn(page, email, secret);
  await expect(page.getByRole('button', { name: 'Dil' }).first()).toBeVisible();
  await expect(htmlOf(page)).toHaveAttribute('lang', 'sq');
});

test('the own account: password, other devices, data and its end', async ({
  shop,
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email, password: secret } = await signUpSeller(page);
  const other = await browser.newPage({ baseURL });
  await other.goto('/login?lang=en');
  await logIn(other, email, secret);
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  const third = await browser.newPage({ baseURL, userAgent: 'An old telephone' });
  await third.goto('/login?lang=en');
  await logIn(third, email, secret);
  await expect(third.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  // The dashboard would notice by itself that its session has ended.
  for (const device of [other, third]) await device.goto('/account');

  await shop.open('/account');
  const main = page.getByRole('main');
  await expect(main.getByText('This device')).toHaveCount(1);
  const places = main.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByText('Chrome on Linux')).toHaveCount(2);
  await main.getByRole('button', { name: 'End the sign-in: Unknown device' }).click();
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await third.goto('/account');
  await expect(third).toHaveURL(/\/login/);
  await third.close();
  await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  await password(page, 'New password').fill('një kolltuk tjetër 9');
  await password(page, 'Confirm password').fill('një kolltuk tjetër 9');
  const section = main.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password').fill('wrong');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByLabel('Current password')).toBeFocused();
  await section.getByLabel('Current password').fill(secret);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Your password has been changed.')).toBeVisible();
  const events = main.getByRole('region', { name: 'Security' }).getByRole('listitem');
  await expect(events).toHaveText([
    /^Password changed.*Chrome on Linux · 127\.0\.0\.\*$/,
    /^Signed in.*Unknown device · 127\.0\.0\.\*$/,
    /^Signed in.*Chrome on Linux/,
    /^Account opened/,
  ]);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('orendi-account.json');

  await main.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Really delete the account?' });
  await question.getByLabel('Current password').fill('një kolltuk tjetër 9');
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await shop.open('/login');
  await logIn(page, email, 'një kolltuk tjetër 9');
  await expect(page.getByText('The e-mail or the password is wrong.')).toBeVisible();
});

for (const language of ['al', 'en'] as const) {
  test(`the pages of accounts are accessible on a phone and a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const check = async (what: string, ...parts: string[]) => {
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityFaults(page, ...parts), `${what} at ${width} px`).toEqual([]);
      }
    };
    for (const path of ['/login', '/sign-up', '/forgot-password', '/reset-password/x']) {
      await shop.open(path, language);
      await check(path);
    }
    await shop.open('/sign-up', language);
    const address = freshEmail(`accessible.${language}`);
    for (const [name, text] of Object.entries({ ...person, email: address })) {
      await page.locator(`form [name="${name}"]`).fill(text);
    }
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('terms', 'dialog');
    await signUpSeller(page, { language, active: false });
    for (const path of ['/onboarding', '/account']) {
      await page.goto(path);
      await check(path);
    }
  });
}
