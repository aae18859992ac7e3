import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './shop.ts';

/** Address, heading in both languages, and the addresses that the page must link to; each leads to the next. */
const pages = [
  {
    path: '/terms-of-service',
    al: 'Kushtet e përdorimit',
    en: 'Terms of service',
    leadsTo: ['/privacy-policy', 'mailto:shop@orendi.example'],
  },
  {
    path: '/privacy-policy',
    al: 'Politika e privatësisë',
    en: 'Privacy policy',
    leadsTo: ['/terms-of-service', 'mailto:shop@orendi.example'],
  },
  {
    path: '/contact-us',
    al: 'Na kontakto',
    en: 'Contact us',
    leadsTo: ['/', '/customer-service', '/login', 'mailto:shop@orendi.example'],
  },
  {
    path: '/login',
    al: 'Hyr në llogari',
    en: 'Log in',
    leadsTo: ['/sign-up', '/forgot-password', '/customer-service', 'mailto:shop@orendi.example'],
  },
  {
    path: '/customer-service',
    al: 'Shërbimi i klientit',
    en: 'Customer service',
    leadsTo: ['/', '/contact-us', '/privacy-policy'],
  },
] as const;

for (const language of ['al', 'en'] as const) {
  test(`every static page in ${language} has its heading, its tags and links onward`, async ({
    page,
  }) => {
    for (const { path, leadsTo, ...heading } of pages) {
      await test.step(path, async () => {
        const response = await page.goto(`${path}?lang=${language}`);
        expect(response?.status()).toBe(200);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading[language]);
        await expect(page).toHaveTitle(`${heading[language]} · Orendi`);
        const [description, canonical] = [
          page.locator('meta[name="description"]'),
          page.locator('link[rel="canonical"]'),
        ];
        await expect(description).toHaveAttribute('content', /.{40,}/);
        await expect(canonical).toHaveAttribute(
          'href',
          new RegExp(`://[^/]+${path}(\\?lang=${language})?$`),
        );
        await expect(page.locator('link[rel="alternate"][hreflang="sq"]')).toHaveCount(1);
        await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
        for (const address of leadsTo) {
          await expect(main.locator(`a[href^="${address}"]`).first()).toBeVisible();
        }
      });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, ...clauses] of [
    [
      'al',
      /Pas porosisë ose kërkesës, shitësi të kontakton/,
      /shumat që na ke paguar në gjashtë muajt/,
    ],
    [
      'en',
      /After an order or a request the seller contacts you/,
      /you paid to us in the six months/,
    ],
  ] as const) {
    test(`the terms in ${language} can be read, and the privacy policy behind them`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.goto('/terms-of-service');
      for (const clause of clauses) await expect(page.getByText(clause)).toBeVisible();
      const names = { al: /politikën e privatësisë/, en: /the whole privacy policy/ };
      await page.getByRole('main').getByRole('link', { name: names[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[1][language]);
      await expect(page.getByText(/XSRF-TOKEN/)).toBeVisible();
    });
  }
});

test('the list of sections leads to them, by keyboard too', async ({ shop, page }) => {
  await shop.open('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const sections = page.getByRole('main').getByRole('region');
  expect(await links.count()).toBe(await sections.count());
  await contents.getByRole('link', { name: 'Cookies' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cookies$/);
  const heading = page.getByRole('heading', { name: 'Cookies' });
  await expect(heading).toBeInViewport();
  // Below the bar fixed to the top.
  const bar = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a seller finds a prepared mail to whoever runs the shop', async ({ shop, page }) => {
  await shop.open('/contact-us');
  await page.getByRole('main').getByRole('link', { name: 'List your business' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const link = page.getByRole('link', { name: 'Write an e-mail' });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('shop@orendi.example');
  expect(mail.searchParams.get('subject')).toBe('I would like to list my business on Orendi');
  expect(mail.searchParams.get('body')).toMatch(/^Name of the business:\r\nTown:\r\n/);
});

test('a text stands in lines of about 68 letters', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ['al', 'en'] as const) {
    await shop.open('/terms-of-service', language);
    const letters = await page
      .getByRole('main')
      .locator('section p')
      .evaluateAll((paragraphs) =>
        paragraphs
          .map((p) => ({ length: p.textContent.length, box: p.getBoundingClientRect(), p }))
          .map(({ length, box, p }) => [
            length,
            box.height / Number.parseFloat(getComputedStyle(p).lineHeight),
          ])
          .filter(([, lines = 0]) => lines > 1),
      );
    const sum = (index: number) => letters.reduce((total, pair) => total + (pair[index] ?? 0), 0);
    expect(letters.length).toBeGreaterThan(5);
    expect(sum(0) / sum(1)).toBeLessThanOrEqual(68);
  }
});

test('on paper there is the text and nothing to press', async ({ shop, page }) => {
  await shop.open('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

for (const language of ['al', 'en'] as const) {
  test(`nothing has accessibility faults or is cut off on a phone or a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    for (const [index, { path, ...heading }] of pages.entries()) {
      await page.setViewportSize({ width: 375, height: 900 });
      if (index === 0) await shop.open(path, language);
      else await shop.follow(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading[language]);
      await expect(page).toHaveTitle(`${heading[language]} · Orendi`);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        expect(await accessibilityFaults(page), where).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, where).toBe(0);
      }
    }
  });
}
