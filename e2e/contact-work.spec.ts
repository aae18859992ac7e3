import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { expect, test } from './shop.ts';

const shopName = 'Punishtja e Numrit';
const press = '**/v1/public/businesses/*/contact';
const askForWork = {
  status: 422,
  json: {
    code: 'CAPTCHA',
    message: 'ReCAPTCHA failed. Please try again.',
    errors: [{ path: 'recaptcha', msg: 'ReCAPTCHA failed. Please try again.' }],
  },
};
const words = {
  en: { ways: `How to reach ${shopName}`, phone: 'Phone', write: 'Phone: write to them' },
  al: { ways: `Si ta kontaktosh ${shopName}`, phone: 'Telefoni', write: 'Telefoni: shkruaji' },
};

test('a press that is asked for work does it without a word, and one that is refused leads to the form', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpSeller(page, { business: { business_name: shopName, shows_phone: 'true' } });
  const answer = await page.request.get('/v1/private/business-profile/get');
  const { id } = ((await answer.json()) as { data: { id: number } }).data;

  for (const [language, width] of [
    ['al', 375],
    ['en', 1440],
    ['en', 375],
    ['al', 1440],
  ] as const) {
    const { ways, phone, write } = words[language];
    const { baseURL = '' } = test.info().project.use;
    const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } });
    const visitor = await context.newPage();
    const list = visitor.getByRole('list', { name: ways });
    const address = `/business/${id}?lang=${language}`;

    await visitor.goto(address);
    let tokens: (string | undefined)[] = [];
    await visitor.route(press, async (route) => {
      const token = route.request().headers()['x-captcha-token'];
      tokens.push(token);
      await (token === undefined ? route.fulfill(askForWork) : route.continue());
    });
    await list.getByRole('button', { name: phone }).click();
    // The captcha is a real one.
    await expect(list.getByRole('link', { name: '+355' })).toBeFocused();
    expect(tokens).toEqual([undefined, expect.stringMatching(/^[\w+/=]{100,}$/)]);
    await expect(visitor.getByRole('alert')).toHaveCount(0);

    tokens = [];
    await visitor.goto(address);
    await visitor.unroute(press);
    await visitor.route(press, (route) => route.fulfill(askForWork));
    await list.getByRole('button', { name: phone }).click();
    const form = list.getByRole('link', { name: write });
    await expect(form).toBeFocused();
    await expect(visitor.getByRole('alert')).toHaveCount(0);
    expect(await accessibilityFaults(visitor, 'ul:has(> li > a)')).toEqual([]);
    await form.click();
    await expect(visitor).toHaveURL(/\/business\/\d+-[\w-]+\/request$/);
    await context.close();
  }
});
