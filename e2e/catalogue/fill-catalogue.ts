import { inBoth } from '@orendi/contract/product-fields';
import { saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness, createPackage } from '@orendi/server/testing/factories';
import { counters, openShop } from './open-shop.ts';
import { storePicture } from './store-picture.ts';

const SOFAS = 1;
const ARMCHAIRS = 4;
const TABLES = 6;

/** Fills the shop for the browser tests: some listings that they name, and enough others for several pages. */
export async function fillCatalogue(): Promise<void> {
  const { services, close } = await openShop();
  const picture = (color: string) => storePicture(services, color);
  const [brown, grey, green] = [
    await picture('#a5672f'),
    await picture('#8d8d8d'),
    await picture('#4f7a5a'),
  ];
  const business = await createBusiness(
    { services },
    {
      business_name: 'Mobileria Drini',
      email: 'drini@example.com',
      logo: brown.key,
      cover_photo: green.key,
      website: 'https://drini.example',
      instagram: 'https://instagram.com/drini',
    },
  );
  // Enough logos to fill a whole turn of the slider on any screen; these businesses have no listings.
  for (const [index, business_name] of counters.entries()) {
    const { key: logo } = [grey, green, brown][index % 3] ?? brown;
    await createBusiness({ services }, { business_name, logo, address: '0' });
  }
  const product = (product_name: string, category_id: number, fields: object = {}) => ({
    fields: {
      product_name,
      description_en: 'A calm piece, made to order.',
      description_al: 'Një copë e qetë, e punuar me porosi.',
      price: 100,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 1,
      category_id,
      ...fields,
    },
    pictures: [grey],
  });
  const save = (inputs: Parameters<typeof saveProducts>[3]) =>
    services.changes.transaction((trx, touch) => saveProducts(trx, touch, business, inputs));

  // Enough for several pages, all cheaper than the listings that tests name.
  await save(
    Array.from({ length: 30 }, (_, index) =>
      product(`Tavolinë Ulqini ${index + 1}`, TABLES, { price: 20 + index }),
    ),
  );
  const [sofa, chair] = await save([
    {
      ...product('Divan Drini, lëkurë natyrale', SOFAS, {
        price: 1990,
        sale: 25,
        sale_type: 'percentage',
        brand: 'Drini',
        color: '#a5672f',
        ...inBoth('material', 'Leather', 'Lëkurë'),
        width: 212,
        length: 92,
        height: 84,
        weight: 68,
      }),
      pictures: [brown, grey, green],
    },
    {
      ...product('Kolltuk Çamëria', ARMCHAIRS, {
        price: 189.5,
        brand: 'Valë',
        color: '#4f7a5a',
        quantity: 2,
      }),
      pictures: [green],
    },
  ]);
  // Three weeks ago it cost less for a week.
  const cost = (daysAgo: number, price: number) => ({
    product_id: sofa?.id ?? 0,
    valid_from: new Date(Date.now() - daysAgo * 86_400_000),
    price,
    currency: 'EUR' as const,
    sale: 0,
  });
  const costs = [cost(60, 1990), cost(21, 1750), cost(14, 1990)];
  await services.db.insertInto('price_history').values(costs).execute();
  await createPackage(
    { services },
    {
      business_id: business,
      package_name: 'Dhomë ndenjjeje e plotë',
      price: 1600,
      products: [
        { product_id: sofa?.id ?? 0, quantity: 1 },
        { product_id: chair?.id ?? 0, quantity: 2 },
      ],
    },
  );
  await close();
}
