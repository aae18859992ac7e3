import { keepAnswerTimes } from '@orendi/server/features/insights/index';
import { storeOrder } from '@orendi/server/features/requests/testing/store-order';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { inShop, signInOperator } from './operator.ts';
import { expect, Shop, test } from './shop.ts';

test('a tax number that an operator has confirmed shows as a badge, in Albanian on a phone', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page, {
    language: 'al',
    business: { business_name: 'Punishtja Besa' },
  });
  const [product = 0] = await stockBusiness(seller, [{ product_name: 'Divan Besa', price: 900 }]);
  const answer = await page.request.get('/v1/auth/user');
  const { data } = (await answer.json()) as { data: { business_id: number } };
  const pages = [`/business/${data.business_id}`, `/product/${product}`];

  await shop.open('/update-profile', 'al');
  await page.getByRole('button', { name: 'Numri fiskal' }).click();
  const field = page.getByLabel('NIPT ose NUI');
  await field.fill('L1234');
  await page.getByRole('button', { name: 'Përditëso profilin' }).click();
  await expect(page.getByText('Shkruaj një NIPT si L12345678A')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill('l 1234 5678 a');
  await page.getByRole('button', { name: 'Përditëso profilin' }).click();
  await expect(page.getByText('Profili u ruajt')).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  const console = new Shop(desk);
  await signInOperator(desk, 'al');
  await desk.setViewportSize({ width: 390, height: 844 });
  await console.open(`/operator/businesses?q=${data.business_id}`, 'al');
  const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Punishtja Besa' });
  await expect(row.first()).toContainText('Numri fiskal L12345678A');
  await row.getByRole('button', { name: 'Verifikoje' }).click();
  await expect(row.first()).toContainText('(i verifikuar)');
  expect(await accessibilityFaults(desk)).toEqual([]);
  await office.close();

  for (const path of pages) {
    await shop.open(path, 'al');
    await expect(page.getByText('Biznes i verifikuar')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await shop.open('/update-profile', 'al');
  await expect(field).toHaveValue('L12345678A');
  await field.fill('M12345678B');
  await page.getByRole('button', { name: 'Përditëso profilin' }).click();
  await expect(page.getByText('Profili u ruajt')).toBeVisible();
  for (const path of pages) {
    await shop.open(path, 'al');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Biznes i verifikuar')).toHaveCount(0);
  }
});

test('how soon a business answers is read by buyers, and explained to its seller, in Albanian on a phone', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page, {
    language: 'al',
    business: { business_name: 'Punishtja Shpejt' },
  });
  const [product = 0] = await stockBusiness(seller, [{ product_name: 'Divan Shpejt', price: 900 }]);
  const answer = await page.request.get('/v1/auth/user');
  const { data } = (await answer.json()) as { data: { business_id: number } };
  const { business_id } = data;
  const pages = [`/business/${business_id}`, `/product/${product}`];
  const figure = page.getByText('Zakonisht përgjigjet brenda 3 orëve');
  /** Answered at noon, three hours after it came. */
  const answered = (name: string, outcome: 'yes' | null) =>
    inShop(async (services) => {
      const created_at = new Date(Date.now() - 3 * 86_400_000);
      // In Tirana that is the morning, whatever the time of year.
      created_at.setUTCHours(8, 0, 0, 0);
      const answered_at = new Date(created_at.getTime() + 3 * 3_600_000);
      const client_email = `${name}.${business_id}@example.com`;
      const times = { created_at, answered_at, outcome };
      await storeOrder(services, { business_id, client_email, request_status: true, ...times });
    });
  const tell = () => inShop((services) => keepAnswerTimes(services));
  const open = async () => {
    await shop.open('/dashboard', 'al');
    await page.getByText('Ç’u bë me kërkesat').click();
    await page.getByText('Si del kjo shifër').first().click();
  };

  for (const name of ['a', 'b', 'c', 'd']) await answered(name, name < 'b' ? 'yes' : null);
  await tell();
  await open();
  await expect(page.getByText('Ende nuk thuhet gjë')).toBeVisible();
  await expect(page.getByText('4 nga të paktën 5')).toBeVisible();
  await expect(page.getByText('1 nga të paktën 2')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const path of pages) {
    await shop.open(path, 'al');
    await expect(figure).toHaveCount(0);
  }
  await answered('e', 'yes');
  await tell();
  for (const path of pages) {
    await shop.open(path, 'al');
    await expect(figure).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await open();
  await expect(figure).toBeVisible();
});
