import type { Page } from '@playwright/test';
import { sofaPath } from './catalogue/sofa-path.ts';
import { changeRequest, examine, hoursAgo, onceSolved, phone, sendRequest } from './own-request.ts';
import { expect, test } from './shop.ts';

/** Everything else that the page asks for or passes on, if it names the link. */
function watchToken(page: Page, link: string): string[] {
  const token = link.split('/').at(-1) ?? '';
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === link || pathname.startsWith(`/v1/public/requests/${token}`)) return;
    const handed = [request.url(), request.postData(), ...Object.values(request.headers())];
    if (handed.some((text) => text?.includes(token))) told.push(request.url());
  });
  return told;
}

test.slow();

test('a buyer follows a request: changes it, withdraws it, takes that back, and buys', async ({
  shop,
  page,
  browser,
}) => {
  const first = `A e keni në blu? ${Date.now()}`;
  const second = `${first} Dhe kur mund ta sillni?`;
  const link = await sendRequest(shop, await sofaPath(), first);
  expect(link).toMatch(/^\/my-request\/[\w-]{22}$/);
  await expect(page.getByText(/Lidhja të vjen edhe me e-mail te blerta/)).toBeVisible();
  const kept = page.getByRole('link', { name: 'Ruaje në WhatsApp' });
  const { origin } = new URL(page.url());
  const whatsapp = new URL((await kept.getAttribute('href')) ?? '');
  expect(whatsapp.searchParams.get('text')).toContain(origin + link);
  await page.reload();
  await shop.isAlive();
  await examine(page);

  const told = watchToken(page, link);
  await page.getByRole('link', { name: 'Ndiqe kërkesën' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kërkesa jote');
  const main = page.getByRole('main');
  await expect(main).toContainText('Mobileria Drini nuk e ka hapur ende');
  await expect(main).toContainText('B••• H•••');
  await expect(main).not.toContainText('Blerta');
  await page.reload();
  await shop.isAlive();
  await expect(page).toHaveTitle(/^Kërkesa jote/);

  await page.getByRole('button', { name: 'Ndrysho ose shto' }).click();
  const message = page.getByRole('textbox', { name: 'Ndrysho ose shto' });
  await expect(message).toHaveValue(first);
  const spam = 'https://a.example https://b.example https://c.example';
  await message.fill(spam);
  await page.getByRole('button', { name: 'Ruaje mesazhin' }).click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue(spam);
  await examine(page);
  await message.fill(second);
  await page.getByRole('button', { name: 'Ruaje mesazhin' }).click();
  await expect(message).toHaveCount(0);
  await expect(main).toContainText(second);
  await page.getByText('Si ishte më parë (1)').click();
  await expect(main.getByText(first, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Tërhiqe kërkesën' }).click();
  await examine(page, 'dialog');
  await page.getByRole('button', { name: 'Lëre siç është' }).click();
  await page.getByRole('button', { name: 'Tërhiqe kërkesën' }).click();
  await page.getByRole('button', { name: 'Po, tërhiqe' }).click();
  await expect(page.getByText('E tërhoqe këtë kërkesë')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).not.toContainText(second);
  await examine(page);
  await page.getByRole('button', { name: 'Ktheje kërkesën' }).click();
  await expect(main).toContainText(second);

  await changeRequest(second, {
    created_at: hoursAgo(25),
    read_at: hoursAgo(24),
    state: 'answered',
    sent_at: hoursAgo(2),
    sent_price: 1400,
    sent_currency: 'EUR',
    sent_words: 'Po, në blu, për tri javë.',
  });
  await page.reload();
  await shop.isAlive();
  await expect(page.getByRole('region', { name: 'Mobileria Drini u përgjigj' })).toContainText(
    '€1.400',
  );
  await expect(main).toContainText('Mobileria Drini e lexoi');
  await expect(page.getByRole('button', { name: 'Ndrysho ose shto' })).toHaveCount(0);
  const question = page.getByRole('region', { name: 'A të kontaktoi Mobileria Drini?' });
  const answer = (name: string) => question.getByRole('button', { name, exact: true });
  await answer('Jo').click();
  await expect(answer('Jo')).toHaveAttribute('aria-pressed', 'true');
  await answer('Po, dhe bleva').click();
  await expect(answer('Po, dhe bleva')).toHaveAttribute('aria-pressed', 'true');
  await expect(question).toContainText('Faleminderit!');
  await examine(page);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const plain = await withoutScript.newPage();
  await plain.goto(`${origin}${link}?lang=al`);
  await expect(plain.getByRole('main')).toContainText('€1.400');
  await withoutScript.close();

  await shop.open(link, 'en');
  await expect(question).toHaveCount(0);
  await examine(page);
  expect(told).toEqual([]);
});

test('who has written too late is told, and keeps the text', async ({ shop, page }) => {
  const message = `Is it in stock? ${Date.now()}`;
  await shop.open(await sendRequest(shop, await sofaPath(), message, 'en'));
  await page.getByRole('button', { name: 'Change or add' }).click();
  await changeRequest(message, { sent_at: new Date(), sent_words: 'Yes.' });
  const field = page.getByRole('textbox', { name: 'Change or add' });
  await field.fill('Never mind.');
  await page.getByRole('button', { name: 'Save the message' }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('already answered');
  await expect(field).toHaveValue('Never mind.');
});

test('who did not send it closes the link by a press, and it opens nothing any more', async ({
  shop,
  page,
}) => {
  const link = await sendRequest(shop, await sofaPath(), `Whose is it? ${Date.now()}`, 'en');
  await shop.open(`${link}?notMe`);
  await examine(page);
  await page.getByRole('link', { name: 'It was me, open the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request');
  await shop.open(`${link}?notMe`);
  await page.getByRole('button', { name: 'It was not me, close it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The link is closed');
  await examine(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no longer opens anything/);
});

for (const [language, heading, send, sent] of [
  ['al', 'Kjo lidhje nuk hap më asgjë', 'Ma dërgo përsëri lidhjen', /Nëse ka kërkesa/],
  ['en', 'This link no longer opens anything', 'Send my link again', /If there are requests/],
] as const) {
  test(`a wrong link says so, and the right one can be mailed (${language})`, async ({
    shop,
    page,
  }) => {
    await shop.open('/my-request/AAAAAAAAAAAAAAAAAAAAAA', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await examine(page);
    const button = page.getByRole('button', { name: send });
    await button.click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await button.click();
    await expect(page.getByText(sent)).toBeVisible(onceSolved);
  });
}
