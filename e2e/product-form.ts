import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawPicture } from './catalogue/draw-picture.ts';
import { expect } from './shop.ts';

/** A phone photo of one color with noise; its sides are in pixels. */
export async function takePhotograph(name: string, color: string, sides = [3000, 2000]) {
  const noise = { type: 'gaussian', mean: 200, sigma: 40 } as const;
  const grain = { width: 250, height: 250, channels: 3, background: '#808080', noise } as const;
  const input = await sharp({ create: grain }).png().toBuffer();
  const buffer = await sharp(await drawPicture(color))
    .resize(sides[0], sides[1])
    .composite([{ input, tile: true, blend: 'multiply' }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A small picture of one color, quick to send and store. */
export async function smallPhoto(name: string, color: string) {
  return { name, mimeType: 'image/jpeg', buffer: await drawPicture(color) };
}

/** The form in which a seller publishes a product, in English. */
export class ProductForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get publish() {
    return this.page.getByRole('button', { name: 'Publish', exact: true });
  }

  /** The pictures, which are also the drag handles, in their order. */
  get photos() {
    return this.page.getByRole('button', { name: /^Photo \d/ });
  }

  async addPhotos(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const before = await this.photos.count();
    await this.page.getByLabel('Photos').setInputFiles(files);
    await expect(this.photos).toHaveCount(before + files.length);
    await expect(this.page.getByText('Getting ready…')).toHaveCount(0);
  }

  /** Fills in what a product needs besides photos. */
  async fill(name: string, price: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('Product name').fill(name);
    await page.getByLabel('Price').fill(price);
    await page.getByLabel('Industry').selectOption('Living room');
    await page.getByLabel('Category').selectOption('Armchairs');
    await page.getByLabel('Description (Albanian)').fill('Një kolltuk i punuar me dorë.');
    await page.getByLabel('Description (English)').fill('An armchair made by hand.');
  }

  /** The colors of the photos' pictures, which identify them in any order and size. */
  async colors(): Promise<string[]> {
    return this.page.locator('[data-entry] > button img:last-child').evaluateAll((images) =>
      images.map((image) => {
        const canvas = new OffscreenCanvas(1, 1);
        const context = canvas.getContext('2d');
        const { naturalWidth: width, naturalHeight: height } = image as HTMLImageElement;
        context?.drawImage(image as HTMLImageElement, width / 2, height * 0.6, 40, 40, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        if (red > green && red > blue) return 'red';
        return green > blue ? 'green' : 'blue';
      }),
    );
  }
}
