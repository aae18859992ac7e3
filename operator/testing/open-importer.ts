import { expect } from 'vitest';
import type { Product } from '@orendi/contract/schemas/product';
import { drawPhoto } from './draw-photo.ts';
import { openTestOperator, type TestOperator } from './run-operator.ts';

export const header = 'no,name,what,kind,price,was,depth,files';

export const importOptions = [
  '--business "Mobilje Reale" --email porosi@reale.example --key no --photos photos',
  '--map "product_name={name} {what},description_en=what,description_al=what,category=kind"',
  '--map price=price,old_price=was,length=depth,photos=files --categories "Sofas, big=Divane"',
].join(' ');

interface ProductState {
  id: number;
  key: string;
  version: number;
  updated_at: Date;
  price: number;
  sale: number;
}

export interface TestImporter extends TestOperator {
  /** Writes the rows below the header as `products.csv`, and imports it. */
  importRows(rows: string[], more?: string): ReturnType<TestOperator['run']>;
  listProducts(): Promise<ProductState[]>;
  /** The product as the shop shows it. */
  getProduct(id: number | undefined): Promise<Product>;
}

/** An operator with some photos: `100.jpg` and two more of that number, a duplicate, and one that is no image. */
export async function openImporter(): Promise<TestImporter> {
  const operator = await openTestOperator();
  await operator.write('photos/100.jpg', await drawPhoto('#101010'));
  await operator.write('photos/100-10.jpg', await drawPhoto('#f0f0f0'));
  await operator.write('photos/100-2.JPG', await drawPhoto('#808080'));
  await operator.write('photos/Sofa ë.jpg', await drawPhoto('#123456'));
  await operator.write('photos/sofa-copy.jpg', await drawPhoto('#123456'));
  await operator.write('photos/broken.jpg', Buffer.from('not a picture at all'));
  return {
    ...operator,
    async importRows(rows, more = '') {
      await operator.write('products.csv', [header, ...rows].join('\n'));
      return operator.run(`import products.csv ${importOptions} ${more}`);
    },
    async listProducts() {
      const { rows } = await operator.shop.pool.query<ProductState>(
        'select id, external_key as key, version, updated_at, price, sale from product order by id',
      );
      return rows;
    },
    async getProduct(id) {
      const response = await operator.shop.request(`/v1/public/products/${id}`);
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: Product }).data;
    },
  };
}

/** The counts of a summary by their names. */
export function countsIn(output: string): Record<string, number> {
  const rows = output.matchAll(/^ {2}(rows read|[a-z ]+?) +([\d,]+)$/gm);
  return Object.fromEntries(
    [...rows].map(([, name, count]) => [name, Number(count?.replaceAll(',', ''))]),
  );
}
