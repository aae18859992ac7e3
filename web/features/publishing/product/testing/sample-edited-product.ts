import { inBoth } from '@orendi/contract/product-fields';
import { noDetails } from '@orendi/contract/testing/no-details';
import type { OwnProduct } from '@orendi/contract/schemas/product';

/** A product as its form receives it, for tests. */
export function sampleEditedProduct(fields: Partial<OwnProduct> = {}): OwnProduct {
  return {
    id: 7,
    business: {
      id: 1,
      business_name: 'Drini',
      logo: 'https://orendi.example/media/l.webp',
      address: 'Shkodër',
      town: null,
      town_al: null,
      delivery_towns: [],
      delivery_countries: [],
      delivery_note: null,
      shows_phone: false,
      shows_whatsapp: false,
      shows_viber: false,
      closed_from: null,
      closed_to: null,
    },
    state: 'published',
    product_name: 'Divan Drini',
    description_en: 'A sofa',
    description_al: 'Një divan',
    price: 1249.5,
    currency: 'EUR',
    sale: 20,
    sale_type: 'percentage',
    sale_from: null,
    sale_to: null,
    industry_id: 1,
    category_id: 2,
    industry: 'Living room',
    industry_al: 'Dhomë ndenjjeje',
    category: 'Sofas',
    category_al: 'Divane',
    ...noDetails(),
    brand: 'Drini',
    length: 92,
    width: 212.5,
    ...inBoth('material', 'Oak', 'Lis'),
    color: '#77513a',
    quantity: 0,
    images: ['https://orendi.example/media/a.webp'],
    images_focus: [],
    created_at: '2026-11-01T10:00:00.000Z',
    version: 3,
    ...fields,
  };
}
