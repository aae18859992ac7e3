import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { stockPackage } from './catalogue/stock-package.ts';
import { expect, test } from './shop.ts';

const words = {
  al: {
    share: 'Ndaje me të tjerët',
    labels: 'Etiketa',
    label: 'Etiketë (PDF)',
    photo: 'Foto për Instagram',
    story: 'Foto për Story',
  },
  en: {
    share: 'Share',
    labels: 'Labels',
    label: 'Label (PDF)',
    photo: 'Photo for Instagram',
    story: 'Photo for Story',
  },
};

for (const language of ['al', 'en'] as const) {
  test(`a seller prints labels and fetches pictures to post, on a phone (${language})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const seller = await signUpSeller(page, { language });
    const [id = 0] = await stockBusiness(seller, [
      { product_name: 'Divan Këndor Vjosa', price: 1200 },
    ]);
    await stockPackage(seller, 'Dhomë Vjosa', [id]);
    await shop.open('/dashboard', language);
    const { labels, label, photo, story, share: open } = words[language];

    await page.getByRole('checkbox', { name: /Divan Këndor Vjosa/ }).check();
    await page.getByRole('checkbox', { name: /Dhomë Vjosa/ }).check();
    const both = page.waitForEvent('download');
    await page.getByRole('button', { name: labels }).click();
    expect((await both).suggestedFilename()).toBe('orendi-labels.pdf');
    const pdf = (await readFile(await (await both).path())).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4/);
    expect(pdf).toMatch(/\/Count 1 /);

    const share = page.getByRole('button', { name: `${open}: Divan Këndor Vjosa` });
    await share.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: label })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const square = page.waitForEvent('download');
    await dialog.getByRole('link', { name: photo }).click();
    expect((await square).suggestedFilename()).toBe('divan-kendor-vjosa-square.jpg');
    const jpeg = await readFile(await (await square).path());
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    await share.click();
    const tall = page.waitForEvent('download');
    await dialog.getByRole('link', { name: story }).click();
    expect((await tall).suggestedFilename()).toBe('divan-kendor-vjosa-story.jpg');
    await share.click();
    const one = page.waitForEvent('download');
    await dialog.getByRole('button', { name: label }).click();
    expect((await one).suggestedFilename()).toBe('orendi-labels.pdf');
  });
}
