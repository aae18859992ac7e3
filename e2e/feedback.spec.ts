import {
  answer,
  inTheWay,
  isLazy,
  languages,
  openForm,
  openSofa,
  sendForm,
  toastsOf,
  words,
} from './request-page.ts';
import { expect, test } from './shop.ts';

test('no page loads toasts or tooltips before somebody needs them', async ({ shop, page }) => {
  const lazy: string[] = [];
  page.on('request', (request) => isLazy(request.url()) && lazy.push(request.url()));
  await shop.open();
  await openSofa(shop);
  await shop.isIdle();
  await openForm(shop);
  await shop.isIdle();
  expect(lazy).toEqual([]);
  await sendForm(page);
  await expect(toastsOf(page)).toHaveCount(1);
  expect(lazy).toHaveLength(1);
});

test.describe('a form that is refused', () => {
  for (const language of languages) {
    test(`says in a toast how many fields are wrong, and editing takes it away (${language})`, async ({
      shop,
      page,
    }) => {
      const text = words[language];
      await openForm(shop, language);
      await sendForm(page, language);
      const toasts = page.getByRole('region', { name: text.toasts });
      await expect(toasts).toContainText(text.required);
      await expect(toasts.locator('[aria-live="assertive"] [data-toast]')).toHaveCount(1);
      await expect(page.getByLabel(text.name)).toBeFocused();
      await expect(page.getByLabel(text.name)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(text.name).fill('Arben');
      await expect(toastsOf(page)).toHaveCount(0);
      await expect(page.getByLabel(text.name)).not.toHaveAttribute('aria-invalid', 'true');
    });

    test(`takes a gateway that waited too long for what it is (${language})`, async ({
      shop,
      page,
    }) => {
      await openForm(shop, language);
      await answer(page, (route) => route.fulfill({ status: 408, body: '<h1>Too late</h1>' }));
      await sendForm(page, language);
      await expect(inTheWay(page)).toContainText(words[language].timeout);
      await expect(page.getByRole('main')).toContainText(words[language].timeout);
    });

    test(`has words for an answer that has none (${language})`, async ({ shop, page }) => {
      await openForm(shop, language);
      await answer(page, (route) => route.fulfill({ status: 413, body: '<h1>nginx</h1>' }));
      await sendForm(page, language);
      await expect(inTheWay(page)).toContainText(words[language].oops);
    });
  }

  test('says in a toast and beside the button what the server said', async ({ shop, page }) => {
    await openForm(shop);
    const message = 'Too many requests. Please try again in a little while.';
    await answer(page, (route) =>
      route.fulfill({ status: 429, json: { message, code: 'RATE_LIMITED' } }),
    );
    await sendForm(page);
    await expect(inTheWay(page)).toHaveText(message);
    await expect(page.getByRole('main')).toContainText(message);
    await sendForm(page);
    await expect(inTheWay(page)).toHaveCount(1);
    await page.getByLabel('Message').fill('Hello');
    await expect(page.getByRole('main')).not.toContainText(message);
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('shows a refused captcha, which has no field, beside the button', async ({ shop, page }) => {
    await openForm(shop);
    const msg = 'ReCAPTCHA failed. Please try again.';
    await answer(page, (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Broken', code: 'CAPTCHA', errors: [{ path: 'recaptcha', msg }] },
      }),
    );
    await sendForm(page);
    await expect(inTheWay(page)).toHaveText(msg);
    await expect(page.getByRole('main')).toContainText(msg);
    await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('without a proper answer', () => {
  test.use({ expectFailures: true });

  test('no network is told once, by the form', async ({ shop, page, context }) => {
    await openForm(shop);
    await page.getByLabel('Name').fill('Dritan');
    await context.setOffline(true);
    await sendForm(page);
    await expect(page.getByRole('alert')).toContainText('What you wrote is kept');
    await expect(toastsOf(page)).toHaveCount(0);
    await page.getByLabel('Name').fill('Dritan Hoxha');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a broken gateway is an error in a toast, and the form can be sent again', async ({
    shop,
    page,
  }) => {
    await openForm(shop);
    await answer(page, (route) => route.fulfill({ status: 504 }));
    await sendForm(page);
    await expect(inTheWay(page)).toContainText(words.en.timeout);
    await expect(page.getByRole('button', { name: words.en.send })).toBeVisible();
    await page.unroute('**/v1/public/requests');
    await sendForm(page);
    await expect(inTheWay(page)).toContainText(words.en.required);
  });
});
