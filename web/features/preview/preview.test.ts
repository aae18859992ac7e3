import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { renderPage } from '../../entry-server.tsx';
import { pageAssets } from '../../testing/page-assets.ts';
import { textOf } from '../../testing/text-of.ts';
import { seller } from '../accounts/testing/seller.ts';
import { business, livingRoom, sofa } from '../seo/testing/samples.ts';

const since = '2026-11-20T10:00:00.000Z';
const waiting = { since, reason: '', awaits_approval: true };
const suspended = { since, reason: 'Foto të huaja', awaits_approval: false };
const own = (suspension: object | null) => ({
  ...business,
  suspension,
  has_listings: true,
  has_requests: false,
});
const product = { ...sofa, type: undefined, state: 'published', sale_from: null, sale_to: null };
const pack = { ...livingRoom, type: undefined, state: 'published', sale_from: null, sale_to: null };
const row = { ...product, product: sofa.product_name, saleValue: 25, saleType: 'percentage' };

const answers: Record<string, unknown> = {
  '/v1/public/industries': [],
  '/v1/private/business-profile/get': own(waiting),
  '/v1/private/product-creation/get/12': product,
  '/v1/private/package-creation/get/40': pack,
  '/v1/private/product-creation/get?drafts=true': [
    { ...row, dimensions: '212x92x0', views: 0 },
    { ...row, id: 13, product: 'Draft chair', state: 'draft', dimensions: '0x0x0', views: 0 },
  ],
  '/v1/private/package-creation/get?drafts=true': [pack],
};

async function open(path: string, changes: object = {}, user: User | null = seller) {
  const known: Record<string, unknown> = { ...answers, ...changes };
  const asked: string[] = [];
  const rendered = await renderPage(new Request(`https://shop.example${path}`), {
    language: 'en',
    publicUrl: 'https://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user,
    findPreview: async () => null,
    callApi: async (call) => {
      asked.push(call);
      return known[call]
        ? Response.json({ data: known[call] })
        : Response.json({ code: 'NOT_FOUND', message: call }, { status: 404 });
    },
  });
  if (rendered instanceof Response) throw new Error('The page was left.');
  return { status: rendered.status, html: textOf(rendered), asked };
}

const pages = ['/business/3', '/product/12', '/package/40'];

it.each(pages)(
  'shows %s to the people of a shop that awaits approval, and says so',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('as the business still awaits approval');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('/request"');
    const staff = await open(path, {}, { ...seller, role: 'staff' });
    expect(staff.status).toBe(200);
  },
);

it.each(pages)('says on %s that the shop is suspended', async (path) => {
  const { html } = await open(path, { '/v1/private/business-profile/get': own(suspended) });
  expect(html).toContain('as the business is suspended');
});

it.each(pages)('keeps %s from strangers, and asks nothing private for them', async (path) => {
  for (const user of [null, { ...seller, business_id: null, role: null }]) {
    const { status, asked } = await open(path, {}, user);
    expect(status).toBe(404);
    expect(asked.filter((call) => call.startsWith('/v1/private/'))).toEqual([]);
  }
});

it.each(pages)('keeps %s from the people of another shop', async (path) => {
  const others = {
    '/v1/private/product-creation/get/12': undefined,
    '/v1/private/package-creation/get/40': undefined,
  };
  expect((await open(path, others, { ...seller, business_id: 4 })).status).toBe(404);
});

it.each(pages)('shows no %s of a shop that is public and lacks it', async (path) => {
  const changes = { '/v1/private/business-profile/get': own(null) };
  expect((await open(path, changes)).status).toBe(404);
});

it.each([
  ['/product/12', { '/v1/private/product-creation/get/12': { ...product, state: 'draft' } }],
  [
    '/product/12',
    { '/v1/private/product-creation/get/12': { ...product, hidden: { since, reason: 'x' } } },
  ],
  [
    '/package/40',
    { '/v1/private/package-creation/get/40': { ...pack, unpublished: [{ id: 13 }] } },
  ],
])('shows no %s that would not be public either way', async (path, changes) => {
  expect((await open(path, changes)).status).toBe(404);
});

it('lists on the page of the shop what would be public', async () => {
  const { html } = await open('/business/3');
  expect(html).toMatch(
    /<section id="saleProducts".*<section id="packages".*<section id="allProducts"/s,
  );
  expect(html).toContain('href="/product/12-divan-script-b-cameria-b"');
  expect(html).toContain('href="/package/40-dhome-ndenjjeje"');
  expect(html).not.toContain('Draft chair');
});

it('shows a sale only on its days', async () => {
  const sale = { ...product, sale_from: '2999-01-01', sale_to: null };
  const { html } = await open('/product/12', { '/v1/private/product-creation/get/12': sale });
  expect(html).toContain('1,990');
  expect(html).not.toContain('25%');
  expect((await open('/product/12')).html).toContain('25%');
});
