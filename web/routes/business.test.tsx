import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { Language } from '@orendi/contract/language';
import type { PageContext } from '@orendi/contract/page-render';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { noFacets } from '../features/discovery/facets/offered-facets.ts';
import { business, card, industries } from '../features/seo/testing/samples.ts';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const page = { results: [card], page: 1, hasNextPage: false };
const none = { results: [], page: 1, hasNextPage: false };
const facetCounts = {
  ...noFacets,
  brand: [{ value: 'Valë', count: 1 }],
};
const results = '/v1/public/results?businessId=3&sections=';

const desks = [21, 22, 23].map((id) => ({
  id,
  category_name: `Desks ${id}`,
  category_name_al: null,
  category_icon: 'https://shop.example/desk.svg',
}));

const answers: Record<string, unknown> = {
  '/v1/public/industries': [
    ...industries,
    { id: 2, industry_name: 'Office', industry_name_al: 'Zyra', categories: desks },
    { id: 9, industry_name: 'Garden', industry_name_al: 'Kopshti', categories: [] },
  ],
  '/v1/public/texts/contact': { title: 'Contact us', intro: 'Here.', sections: [] },
  '/v1/public/businesses/3': business,
  '/v1/public/businesses/3/assortment': { total: 41, category_ids: [5, 21, 22] },
  [`${results}saleProducts%2Cpackages%2CallProducts`]: {
    categories: { saleProducts: none, packages: none, allProducts: page },
    facetCounts,
    total: 41,
  },
  '/v1/public/results?businessId=3&industryId=2&sections=saleProducts%2Cpackages%2CallProducts': {
    categories: { saleProducts: none, packages: none, allProducts: page },
    facetCounts,
    total: 1,
  },
  '/v1/public/results?businessId=3&industryId=1&sections=saleProducts%2Cpackages%2CallProducts': {
    categories: { saleProducts: none, packages: none, allProducts: none },
    facetCounts,
    total: 0,
  },
  '/v1/public/results/search?businessId=3&query=divan&understand=true&page=1&perPage=12': {
    ...page,
    total: 1,
    facetCounts,
  },
};

/** Renders an address of the business, with `changes` applied to it; 9 is a number that has become part of it. */
function render(
  path: string,
  language: Language = 'en',
  changes: object = {},
  isListed?: PageContext['isListed'],
) {
  const known = { ...answers, '/v1/public/businesses/3': { ...business, ...changes } };
  return renderPage(new Request(`http://shop.example${path}`), {
    language,
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user: null,
    isListed,
    findPreview: async ({ type }) => `/previews/${type}/en-0123456789ab.jpg`,
    callApi: async (call) => {
      const path = call.replace(/(businesses\/|businessId=)9/, '$13');
      return Object.hasOwn(known, path)
        ? Response.json({ data: known[path as keyof typeof known] })
        : Response.json({ code: 'NOT_FOUND', message: call }, { status: 404 });
    },
  });
}

async function open(...[path, ...rest]: Parameters<typeof render>) {
  const rendered = await render(path, ...rest);
  if (rendered instanceof Response) throw new Error(`It leads to another page: ${path}`);
  return { status: rendered.status, html: textOf(rendered) };
}

it('says who it is in the reader’s language, where, and how much there is', async () => {
  const english = await open('/business/3');
  expect(english.status).toBe(200);
  expect(english.html).toContain('Mobileria &quot;Drini&quot; &amp; Bijtë</h1>');
  expect(english.html).toContain('Furniture from Shkodër</p>');
  expect(english.html).toContain('Rruga e Kavajës 10, Tiranë');
  expect(english.html).toContain('41 items');
  const albanian = await open('/business/3', 'al');
  expect(albanian.html).toContain('Mobilje nga Shkodra</p>');
  expect(albanian.html).toContain('41 artikuj');
});

it.each([
  ['/business/9?query=divan', '/business/3-mobileria-drini-bijte?query=divan'],
  ['/business/9', '/business/3-mobileria-drini-bijte'],
  ['/business/9/request', '/business/3-mobileria-drini-bijte/request'],
])('%s of a business that is part of another leads to %s for good', async (path, to) => {
  const rendered = await render(path);
  expect(rendered).toBeInstanceOf(Response);
  const { status, headers } = rendered as Response;
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it('shows the sections that have something, and no new collection', async () => {
  const { html } = await open('/business/3');
  const ids = [...html.matchAll(/<section id="(\w+)" aria-labelledby/g)].map(([, id]) => id);
  expect(ids).toEqual(['allProducts']);
  expect(html).toContain('href="/business/3?filterBy=all"');
});

it('searches at the address that the page has', async () => {
  const { html } = await open('/business/3-mobileria-drini-bijte');
  expect(html).toContain('href="/business/3-mobileria-drini-bijte?filterBy=all"');
});

it('says of all products alone that there are none', async () => {
  const { html } = await open('/business/3?industryId=1', 'en', { industry_ids: [1, 2] });
  expect(html.match(/No products found/g)).toHaveLength(1);
  expect(html).toMatch(/<section id="allProducts".*No products found/s);
});

it('leads back to the whole shop, as the bar has no links here', async () => {
  const { html } = await open('/business/3');
  expect(html).toMatch(/<a href="\/"[^>]*>.*?All furniture on Orendi<\/a>/);
});

it('searches within the business, and says so of what it finds', async () => {
  const { html } = await open('/business/3?query=divan');
  expect(html).toContain('<section id="search"');
  expect(html).not.toContain('<section id="allProducts"');
  expect(html).toMatch(/<form [^>]*action="\/business\/3"/);
  expect(html).toContain('aria-label="Search in Mobileria &quot;Drini&quot; &amp; Bijtë"');
  expect(html).toContain('<a href="/business/3-mobileria-drini-bijte"');
});

it('offers the industries of the business, and none where there is just one', async () => {
  const { html } = await open('/business/3', 'en', { industry_ids: [1, 2] });
  expect(html).toContain('href="/business/3?industryId=2"');
  expect(html).not.toContain('industryId=9');
  expect((await open('/business/3')).html).not.toContain('industryId=');
});

it('shows the categories of a chosen industry, those that it has something in', async () => {
  const shelf = /<nav aria-label="Categories"/;
  const own = { industry_ids: [1, 2] };
  expect((await open('/business/3', 'en', own)).html).not.toMatch(shelf);
  const { html } = await open('/business/3?industryId=2', 'en', own);
  expect(html).toMatch(shelf);
  expect(html).toContain('categoryId=21');
  expect(html).toContain('categoryId=22');
  expect(html).not.toContain('categoryId=23');
});

it('links to where else the business is, as far as it says so', async () => {
  const { html } = await open('/business/3');
  const links = [
    ...html.matchAll(/<a href="([^"]*)" target="_blank" rel="([^"]*)" aria-label="(\w+)"/g),
  ];
  expect(links.map(([, href, rel, name]) => [href, rel, name])).toEqual([
    ['https://drini.example', 'noopener nofollow', 'Website'],
    ['https://instagram.com/drini', 'noopener nofollow', 'Instagram'],
  ]);
});

it('keeps telephone and e-mail for those who send a request', async () => {
  const { html } = await open('/business/3');
  expect(html).not.toContain(business.phone_no);
  expect(html).not.toContain(business.email);
});

it.each<[string, string, PageContext['isListed']]>([
  ['a business', '/business/3', (id) => id !== 3],
  ['any other page', '/contact-us', (id) => id !== null],
])(
  'keeps %s from search engines that the server does not want listed',
  async (_, path, isListed) => {
    const { status, html } = await open(path, 'en', {}, isListed);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('"@type":"FurnitureStore"');
    const other = path === '/contact-us' ? '/business/3' : '/contact-us';
    expect((await open(other, 'en', {}, isListed)).html).not.toContain('content="noindex"');
  },
);

it('may be found as itself, but not as one of its countless searches', async () => {
  const { html } = await open('/business/3?lang=en');
  expect(html).toContain(
    '<link rel="canonical" href="http://shop.example/business/3-mobileria-drini-bijte?lang=en"/>',
  );
  expect(html).toContain('content="http://shop.example/previews/business/en-0123456789ab.jpg"');
  expect(html).toContain('"@type":"FurnitureStore"');
  expect(html).not.toContain('content="noindex"');
  const searched = await open('/business/3?query=divan');
  expect(searched.html).toContain('<meta name="robots" content="noindex"/>');
});
