import { beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import type { PageSubject } from '../../../platform/head.tsx';
import { business, card, industries, livingRoom, site, sofa } from '../testing/samples.ts';
import { describeSubject } from './describe-subject.ts';

/** Plain data, as a search engine reads it. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function describeAs(subject: PageSubject | null, language: 'al' | 'en' = 'en'): Thing[] {
  speak(language);
  return JSON.parse(JSON.stringify(describeSubject(subject, { ...site, language })));
}

const find = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type);
const home = (search: object, title?: string): PageSubject => ({
  type: 'home',
  search,
  industries,
  title,
  lists: [{ results: [card, { ...card, id: 13 }] }, { results: [card] }],
});

beforeEach(() => speak('en'));

describe('a product', () => {
  const product = () => find(describeAs({ type: 'listing', listing: sofa }), 'Product');

  it('has what Google requires of a merchant listing: name, image, price, currency', () => {
    expect(product()).toMatchObject({
      name: sofa.product_name,
      image: sofa.images,
      offers: { '@type': 'Offer', price: '1492.50', priceCurrency: 'EUR' },
    });
  });

  it('has what Google recommends and we know', () => {
    expect(product()).toMatchObject({
      '@id': 'https://shop.example/product/12-divan-script-b-cameria-b#product',
      url: 'https://shop.example/product/12-divan-script-b-cameria-b',
      sku: '12',
      description: 'A calm sofa.',
      brand: { '@type': 'Brand', name: 'Drini' },
      color: 'Cognac brown',
      material: 'Leather',
      category: 'Living room > Sofas',
      width: { '@type': 'QuantitativeValue', value: 212, unitCode: 'CMT' },
      depth: { value: 92, unitCode: 'CMT' },
      weight: { value: 68, unitCode: 'KGM' },
      offers: {
        url: 'https://shop.example/product/12-divan-script-b-cameria-b',
        availability: 'https://schema.org/InStock',
        seller: {
          '@type': 'Organization',
          '@id': 'https://shop.example/business/3-mobileria-drini-bijte#business',
          url: 'https://shop.example/business/3-mobileria-drini-bijte',
          name: sofa.business.business_name,
        },
      },
    });
  });

  it('promises a warranty where there is one', () => {
    const offersOf = (warranty_months: number | null) =>
      find(describeAs({ type: 'listing', listing: { ...sofa, warranty_months } }), 'Product')?.[
        'offers'
      ];
    expect(offersOf(24)).toMatchObject({
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: 24, unitCode: 'MON' },
      },
    });
    for (const none of [0, null]) expect(offersOf(none)).not.toHaveProperty('warranty');
  });

  it('says what the seller offers with it, in the words that there are for it', () => {
    const offersOf = (offer: Partial<typeof sofa>) =>
      find(describeAs({ type: 'listing', listing: { ...sofa, ...offer } }), 'Product')?.['offers'];
    const offer = { lead_time_weeks: 3, delivery: 'included', take_back_days: 14 } as const;
    expect(offersOf({ ...offer, made_to_measure: true, assembly: 'paid' })).toMatchObject({
      deliveryLeadTime: { '@type': 'QuantitativeValue', value: 3, unitCode: 'WEE' },
      availableDeliveryMethod: { '@id': 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet' },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'EUR' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    });
    expect(offersOf({ delivery: 'pickup', take_back_days: 0 })).toMatchObject({
      availableDeliveryMethod: { '@id': 'http://purl.org/goodrelations/v1#DeliveryModePickUp' },
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    });
    expect(offersOf({ delivery: 'paid' })).not.toHaveProperty('shippingDetails');
    for (const property of ['deliveryLeadTime', 'availableDeliveryMethod', 'shippingDetails'])
      expect(offersOf({})).not.toHaveProperty(property);
    expect(offersOf({})).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('says nothing of what is not given', () => {
    expect(product()).not.toHaveProperty('height');
    expect(product()).not.toHaveProperty('model');
    const bare = {
      ...sofa,
      images: [],
      brand: null,
      color: null,
      material: null,
      material_al: null,
    };
    const thing = find(describeAs({ type: 'listing', listing: bare }), 'Product');
    for (const name of ['image', 'brand', 'color', 'material'])
      expect(thing).not.toHaveProperty(name);
  });

  it('names the price before a sale, and only then', () => {
    expect(product()).toHaveProperty('offers.priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '1990.00',
      priceCurrency: 'EUR',
    });
    const usual = { ...sofa, sale: 0, sale_type: null };
    const thing = find(describeAs({ type: 'listing', listing: usual }), 'Product');
    expect(thing).not.toHaveProperty('offers.priceSpecification');
    expect(thing).toHaveProperty('offers.price', '1990.00');
  });

  it('is out of stock when none is left', () => {
    const thing = find(
      describeAs({ type: 'listing', listing: { ...sofa, quantity: 0 } }),
      'Product',
    );
    expect(thing).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
  });

  it('is described in Albanian, too', () => {
    const things = describeAs({ type: 'listing', listing: sofa }, 'al');
    expect(find(things, 'Product')).toMatchObject({
      description: 'Një divan i qetë.',
      color: 'Kafe konjak',
      material: 'Lëkurë',
      category: 'Dhoma e ndenjjes > Divane',
    });
    expect(find(things, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Kryefaqja' },
        { name: 'Dhoma e ndenjjes' },
        { name: 'Divane' },
        {},
      ],
    });
  });
});

it('a package is one product whose offer names what it holds, by address alone', () => {
  const thing = find(describeAs({ type: 'listing', listing: livingRoom }), 'Product');
  expect(thing).toMatchObject({
    name: 'Dhomë ndenjjeje',
    description: '1 x Divan Drini, 2 x Kolltuk Valë',
    offers: {
      price: '150000.00',
      priceCurrency: 'ALL',
      includesObject: [
        {
          '@type': 'TypeAndQuantityNode',
          amountOfThisGood: 1,
          typeOfGood: { '@id': 'https://shop.example/product/12-divan-drini#product' },
        },
        {
          amountOfThisGood: 2,
          typeOfGood: { '@id': 'https://shop.example/product/13-kolltuk-vale#product' },
        },
      ],
    },
  });
  // Google would report any other nested product as missing its offer.
  expect(JSON.stringify(thing).match(/"@type":"Product"/g)).toHaveLength(1);
});

it('a package leads to no product whose page is not shown', () => {
  const [first, ...others] = livingRoom.products;
  const products = first ? [{ ...first, hidden: true as const }, ...others] : [];
  const listing = { ...livingRoom, products };
  const thing = JSON.stringify(find(describeAs({ type: 'listing', listing }), 'Product'));
  expect(thing).not.toContain('/product/12');
  expect(thing).toContain('/product/13');
});

it('crumbs count from 1 and have a name and, but for the last, an address', () => {
  const crumbs = find(describeAs({ type: 'listing', listing: sofa }), 'BreadcrumbList');
  expect(crumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Living room',
        item: 'https://shop.example/?industryId=1',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Sofas',
        item: 'https://shop.example/?industryId=1&categoryId=5',
      },
      { '@type': 'ListItem', position: 4, name: sofa.product_name },
    ],
  });
});

it('crumbs lead to the pages of room and category where these are known', () => {
  const shelves = { al: { room: '/mobilje/a', category: '/mobilje/b' }, en: pages };
  const crumbs = find(describeAs({ type: 'listing', listing: sofa, shelves }), 'BreadcrumbList');
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Living room', item: 'https://shop.example/furniture/living-room' },
      { name: 'Sofas', item: 'https://shop.example/furniture/sofas' },
      { name: sofa.product_name },
    ],
  });
});

it('a page to land on has the way to it and what it lists', () => {
  const crumbs = [{ name: 'Furniture', path: '/furniture' }];
  const lists = [{ results: [card, { ...card, id: 13 }] }];
  const things = describeAs({ type: 'landing', title: 'Sofas in Tirana', crumbs, lists });
  expect(find(things, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Furniture', item: 'https://shop.example/furniture' },
      { position: 3, name: 'Sofas in Tirana' },
    ],
  });
  expect(find(things, 'ItemList')).toMatchObject({ name: 'Sofas in Tirana', numberOfItems: 2 });
});

const pages = { room: '/furniture/living-room', category: '/furniture/sofas' };
const landing = {
  paths: { al: '/mobilje/divane', en: pages.category },
  category: 'Sofas',
  industry: 'Living room',
  town: null,
  crumbs: [{ name: 'Living room', path: pages.room }],
};

describe('home', () => {
  it('says who runs the shop, how to search it, and what it shows, each listing once', () => {
    const things = describeAs(home({}));
    expect(find(things, 'Organization')).toMatchObject({
      name: 'Orendi',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icon-512.png',
      contactPoint: { '@type': 'ContactPoint', email: 'shop@orendi.example' },
    });
    expect(find(things, 'WebSite')).toMatchObject({
      url: 'https://shop.example/',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/?query={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(find(things, 'ItemList')).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: 'https://shop.example/product/12-divan-drini', name: 'Divan Drini' },
        { position: 2, url: 'https://shop.example/product/13-divan-drini' },
      ],
    });
  });

  it('of a category has the way to it', () => {
    const narrowed = home({ industryId: 1, categoryId: 5 }, 'Sofas');
    const things = describeAs({ ...narrowed, landing } as PageSubject);
    expect(find(things, 'WebSite')).toBeUndefined();
    expect(find(things, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Furniture', item: 'https://shop.example/furniture' },
        { name: 'Living room', item: 'https://shop.example/furniture/living-room' },
        { name: 'Sofas' },
      ],
    });
    expect(find(things, 'ItemList')).toMatchObject({ name: 'Sofas' });
  });

  it('without anything to show has no list', () => {
    const empty = { ...home({}), lists: [] } as PageSubject;
    expect(find(describeAs(empty), 'ItemList')).toBeUndefined();
  });
});

it('a business tells its town, its point on the map, its hours and where it delivers', () => {
  const placed = {
    ...business,
    town: 'Peja',
    town_al: 'Pejë',
    town_slug: 'peje',
    town_country: 'XK',
    latitude: 42.6591,
    longitude: 20.2883,
    opening_hours: [[{ from: 540, to: 1140 }], [], [], [], [{ from: 1200, to: 1560 }], [], []],
    delivery_towns: [{ slug: 'gjakove', name: 'Gjakova', name_al: 'Gjakovë' }],
    delivery_countries: [{ code: 'AL', name: 'Albania', name_al: 'Shqipëri' }],
  };
  const things = describeAs({ type: 'business', business: placed, lists: [] }, 'al');
  expect(find(things, 'FurnitureStore')).toMatchObject({
    address: { streetAddress: business.address, addressLocality: 'Pejë', addressCountry: 'XK' },
    geo: { '@type': 'GeoCoordinates', latitude: 42.6591, longitude: 20.2883 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '19:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '20:00', closes: '02:00' },
    ],
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'Shqipëri' },
      { '@type': 'City', name: 'Gjakovë' },
    ],
  });
});

it('a business has what Google requires of a local one: name and address', () => {
  const things = describeAs({ type: 'business', business, lists: [{ results: [card] }] }, 'al');
  expect(find(things, 'FurnitureStore')).toEqual({
    '@type': 'FurnitureStore',
    '@id': 'https://shop.example/business/3-mobileria-drini-bijte#business',
    name: business.business_name,
    description: 'Mobilje nga Shkodra',
    url: 'https://shop.example/business/3-mobileria-drini-bijte',
    logo: business.logo,
    image: business.logo,
    address: { '@type': 'PostalAddress', streetAddress: 'Rruga e Kavajës 10, Tiranë' },
    sameAs: ['https://drini.example', 'https://instagram.com/drini'],
  });
  expect(find(things, 'BreadcrumbList')).toBeDefined();
  expect(find(things, 'ItemList')).toMatchObject({ name: business.business_name });
});

it('a page that is about nothing says nothing', () => {
  expect(describeAs(null)).toEqual([]);
});

it('names the marketplace and who runs it', () => {
  const market = {
    ...site.market,
    name: 'Shtëpia',
    legal_name: 'Mobilje Tirana shpk',
    registration_number: 'L12345678A',
    address: 'Rruga e Durrësit 5, Tiranë',
    logo: 'https://shop.example/media/logo.webp',
  };
  const things = describeSubject(home({}), { ...site, market, language: 'en' });
  expect(things[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Shtëpia',
    legalName: 'Mobilje Tirana shpk',
    identifier: 'L12345678A',
    address: 'Rruga e Durrësit 5, Tiranë',
    logo: 'https://shop.example/media/logo.webp',
  });
  expect(things[1]).toMatchObject({ '@type': 'WebSite', name: 'Shtëpia' });
});
