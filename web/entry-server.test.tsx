import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { PageContext } from '@orendi/contract/page-render';
import type { Card } from '@orendi/contract/schemas/card';
import { showChoicesScript } from '@orendi/contract/view-choices';
import { describe, expect, it } from 'vitest';
import { renderPage } from './entry-server.tsx';
import { noFacets } from './features/discovery/facets/offered-facets.ts';
import { business } from './features/seo/testing/samples.ts';
import { textOf } from './testing/text-of.ts';

const card: Card = {
  id: 7,
  type: 'product',
  name: 'Divan </script><script>alert(1)</script>',
  image: `http://shop.example/media/${'0'.repeat(32)}-800x600-a1b2c3.webp`,
  image_focus: null,
  currency: 'EUR',
  price: 1249.5,
  sale: 20,
  saleType: 'percentage',
  sale_type: 'percentage',
  converted: { ALL: 97_461, USD: 1_169.53 },
  town: 'Pristina',
  town_al: 'Prishtinë',
};
const page = { results: [card], page: 1, hasNextPage: false };
const none = { results: [], page: 1, hasNextPage: false };
const facetCounts = {
  ...noFacets,
  brand: [{ value: 'Valë', count: 1 }],
  material: [{ value: 'Oak', count: 1 }],
  material_al: [{ value: 'Lis', count: 1 }],
};

const answers: Record<string, unknown> = {
  '/v1/public/industries': [],
  '/v1/public/announcements': { main_banner: null, secondary_banner: null },
  '/v1/public/results': {
    categories: {
      allProducts: page,
      saleProducts: page,
      newCollectionProducts: none,
      packages: none,
    },
    facetCounts,
    total: 1,
  },
  '/v1/public/results/search?query=divan&understand=true&page=1&perPage=12': {
    ...page,
    total: 1,
    facetCounts,
  },
};

/** Renders an address against an API that returns the answers above and fails with `status` otherwise. */
async function open(
  path: string,
  language: PageContext['language'] = 'en',
  status = 404,
  user: PageContext['user'] = null,
) {
  const rendered = await renderPage(new Request(`http://shop.example${path}`), {
    language,
    publicUrl: 'http://shop.example',
    assets: {
      start: '/assets/start.js',
      script: '/assets/entry.js',
      styles: ['/assets/page.css'],
      sellersStyles: '/assets/sellers.css',
      fonts: ['/assets/font.woff2'],
      preloads: (ids) => ids.map((id) => `/assets/${id}.js`),
    },
    market: plainMarket,
    user,
    findPreview: async () => '/previews/home/en-0123456789ab.jpg',
    callApi: async (call) =>
      call in answers
        ? Response.json({ data: answers[call] })
        : Response.json({ code: 'NOT_FOUND', message: 'no' }, { status }),
  });
  return rendered instanceof Response
    ? { status: rendered.status, headers: rendered.headers, html: '' }
    : {
        status: rendered.status,
        headers: new Headers(),
        html: textOf(rendered),
        isPrivate: rendered.isPrivate,
        pieces: rendered.html.length,
      };
}

it('renders home complete, with prices, in the language asked for', async () => {
  const english = await open('/');
  expect(english.status).toBe(200);
  expect(english.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(english.html).toContain('€999.60');
  expect(english.html).toContain('(-20% off)');
  const albanian = await open('/', 'al');
  expect(albanian.html).toContain('<html lang="sq">');
  expect(albanian.html).toContain('€999,60');
  expect(albanian.html).toContain('(−20%)');
});

it('leaves in few pieces, as each is turned into bytes', async () => {
  expect((await open('/')).pieces).toBeLessThan(6);
});

describe('a page for users, drawn once for those who are shown the same,', () => {
  const seller = {
    id: 1,
    name: 'Arta',
    surname: 'Hoxha',
    email: 'arta@example.com',
    birthDate: null,
    language: 'en',
    isactive: true,
    business_id: 3,
    role: 'owner',
    isOperator: false,
  } as const;
  const other = { ...seller, id: 2, email: 'besa@example.com', business_id: 4 };
  const openFor = async (user: PageContext['user'], path = '/') =>
    (await open(path, 'en', 404, user)).html;
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  const withoutData = (html: string) => html.replace(/id="data">.*?<\/script>/, '');

  it('carries the data of each', async () => {
    const [first, second] = [await openFor(seller), await openFor(other)];
    expect([dataOf(first).user, dataOf(second).user]).toEqual([seller, other]);
    expect(withoutData(second)).toBe(withoutData(first));
    expect(second).not.toContain(seller.email);
    const { user: _first, ...rest } = dataOf(first);
    const { user: _second, ...same } = dataOf(second);
    expect(same).toEqual(rest);
  });

  it('is another page for operators, and for visitors', async () => {
    await openFor(seller);
    const operators = await openFor({ ...other, business_id: null, role: null, isOperator: true });
    expect(operators).toContain('href="/operator');
    expect(operators).not.toContain('href="/dashboard"');
    const visitors = await openFor(null);
    expect(visitors).toContain('List your business');
    expect(dataOf(visitors).user).toBeNull();
  });

  it('is another page when what it shows has changed', async () => {
    expect(await openFor(seller)).toContain('-20% off');
    const { '/v1/public/results': before } = answers;
    answers['/v1/public/results'] = JSON.parse(
      JSON.stringify(before).replaceAll('"sale":20', '"sale":30'),
    );
    try {
      expect(await openFor(seller)).toContain('-30% off');
    } finally {
      answers['/v1/public/results'] = before;
    }
  });

  it('is another page for the seller it belongs to', async () => {
    answers['/v1/public/businesses/3'] = business;
    answers['/v1/public/businesses/3/assortment'] = { total: 0, category_ids: [] };
    answers['/v1/public/results?businessId=3&sections=saleProducts%2Cpackages%2CallProducts'] = {
      categories: { saleProducts: none, packages: none, allProducts: page },
      facetCounts,
      total: 1,
    };
    expect(await openFor(other, '/business/3')).not.toContain('href="/update-profile"');
    expect(await openFor(seller, '/business/3')).toContain('href="/update-profile"');
  });

  it('is another page at each address', async () => {
    const chosen = await openFor(seller, '/?choose=material');
    expect(chosen).toContain('material=Oak');
    expect(await openFor(seller)).not.toContain('material=Oak');
  });
});

it('gives the styles of sellers to their pages alone', async () => {
  const sheets = async (path: string) =>
    [...(await open(path)).html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(await sheets('/')).toEqual(['/assets/page.css']);
  expect(await sheets('/login')).toEqual(['/assets/sellers.css']);
});

it('lets no text out of its place', async () => {
  const { html } = await open('/');
  expect(html).not.toContain('<script>alert');
});

it('renders many pages at once, each in its own language', async () => {
  const languages = Array.from({ length: 10 }, () => ['al', 'en'] as const).flat();
  const pages = await Promise.all(languages.map((language) => open('/', language)));
  pages.forEach(({ html }, index) => {
    expect(html).toContain(languages[index] === 'al' ? 'Shiko të gjitha' : 'See all');
    expect(html).not.toContain(languages[index] === 'al' ? 'See all' : 'Shiko të gjitha');
  });
});

it('shows all four sections, and says of an empty one that it is', async () => {
  const { html } = await open('/');
  for (const id of ['saleProducts', 'newCollectionProducts', 'packages', 'allProducts']) {
    expect(html).toContain(`<section id="${id}"`);
  }
  expect(html.split('No products found')).toHaveLength(3);
});

it('invites sellers to an empty shop and says once that there is nothing, but in an empty room for each section', async () => {
  const { '/v1/public/results': before } = answers;
  const names = ['allProducts', 'saleProducts', 'newCollectionProducts', 'packages'];
  const categories = Object.fromEntries(names.map((name) => [name, none]));
  const empty = { categories, facetCounts: noFacets, total: 0 };
  answers['/v1/public/results'] = answers['/v1/public/results?industryId=1'] = empty;
  const { html } = await open('/');
  const { html: room } = await open('/?industryId=1');
  answers['/v1/public/results'] = before;
  expect(html.split('No products found')).toHaveLength(2);
  expect(room.split('No products found')).toHaveLength(5);
  expect(html).toMatch(/make or sell furniture\?.*<a href="\/login"[^>]*>List your business<.*<h2/);
  expect(room).not.toContain('make or sell furniture?');
});

it('offers only filters that have values, and lists them where that is asked for', async () => {
  const english = await open('/');
  expect(english.html).toContain('choose=material');
  expect(english.html).not.toContain('choose=color');
  expect(english.html).not.toContain('material=Oak');
  expect((await open('/?choose=material')).html).toContain('material=Oak');
  const { html } = await open('/?choose=material', 'al');
  expect(html).toContain('material_al=Lis');
  expect(html).not.toContain('material=Oak');
  expect(html).toContain('<link rel="canonical" href="http://shop.example/"/>');
});

it('names the scripts of the page to the one that brings them, and runs one inline', async () => {
  const { html } = await open('/');
  expect(html).toContain(
    `<script type="module" src="/assets/start.js" fetchPriority="low" data-entry="/assets/entry.js" data-scripts="/assets/document.js /assets/pages.js /assets/home.js">`,
  );
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
  const inline = scripts.filter(([, attributes, text]) => text && !attributes?.includes('json'));
  expect(inline.map(([, , text]) => text)).toEqual([showChoicesScript]);
});

it('is an original of its own in each language, and names the others', async () => {
  const { html } = await open('/?query=divan&lang=en');
  expect(html).toContain(
    '<link rel="canonical" href="http://shop.example/?query=divan&amp;lang=en"/>',
  );
  expect(html).toContain('href="http://shop.example/?query=divan&amp;lang=al"');
});

it.each([
  ['/nowhere', '404 - Page Not Found'],
  ['/chair/1', '404 - Page Not Found'],
  ['/product/12', 'No product found'],
  ['/product/abc', 'No product found'],
  ['/package/99999999999/request', 'No product found'],
  ['/business/12', 'No business found'],
  ['/business/abc', 'No business found'],
])('answers 404 for %s', async (path, text) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain(text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it.each([
  ['/product/12', 500],
  ['/product/12', 503],
  ['/?query=chair', 503],
])('keeps for %s the status %d of a failed call, and offers to try again', async (path, code) => {
  const { status, html } = await open(path, 'en', code);
  expect(status).toBe(code);
  expect(html).toContain('Try again');
});

it('shows a page without the results that are away for a moment, with a way to ask again', async () => {
  const { status, html } = await open('/?query=sofa', 'en', 503);
  expect(status).toBe(503);
  expect(html).toMatch(/The results could not be loaded[^]*>no<[^]*<a href="\/\?query=sofa"[^>]*>/);
  expect(html).toContain('value="sofa"');
});

it('leads from a page past the end to the beginning', async () => {
  answers['/v1/public/results/search?query=bed&understand=true&page=3&perPage=48'] = answers[
    '/v1/public/results/search?query=bed&understand=true&page=1&perPage=48'
  ] = { ...none, total: 0, facetCounts };
  const { status, headers } = await open('/?query=bed&page=3');
  expect(status).toBe(302);
  expect(headers.get('Location')).toBe('/?query=bed');
});

it('lets no cache keep a page whose address is a secret', async () => {
  expect(await open('/reset-password/secret')).toMatchObject({ status: 200, isPrivate: true });
  expect(await open('/verify-email/secret')).toMatchObject({ status: 200, isPrivate: true });
  expect(await open('/forgot-password')).toMatchObject({ status: 200, isPrivate: false });
});
