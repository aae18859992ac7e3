import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { People } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { seller } from '../features/accounts/testing/seller.ts';
import { business } from '../features/seo/testing/samples.ts';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const people: People = {
  staff: [{ id: 7, name: 'Besa', surname: 'Kola', email: 'besa@x.example' }],
  invitations: [
    {
      id: 3,
      email: null,
      expires_at: '2026-12-11T08:00:00.000Z',
      link: 'http://x/y',
      qr: '<svg/>',
    },
    { id: 2, email: 'ilir@x.example', expires_at: '2026-12-10T08:00:00.000Z', link: '', qr: '' },
  ],
};

async function open(path: string, user: User, answers: Record<string, unknown> = {}) {
  const own = { ...business, suspension: null, has_listings: true, has_requests: true };
  const known: Record<string, unknown> = {
    '/v1/private/people': people,
    '/v1/private/business-profile/get': own,
    ...answers,
  };
  const rendered = await renderPage(new Request(`http://shop.example${path}`), {
    language: 'en',
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user,
    findPreview: async () => null,
    callApi: async (call) => Response.json({ data: known[call] ?? null }),
  });
  if (rendered instanceof Response) throw new Error('There is no page.');
  return { status: rendered.status, text: textOf(rendered) };
}

it('lists who works for the shop, and the open invitations', async () => {
  const { text } = await open('/people', seller);
  expect(text).toMatch(/Besa Kola<.*besa@x\.example<.*>Remove</);
  expect(text).toMatch(/Invitation by a link<.*Valid until 11\/12\/2026<.*ilir@x\.example</);
});

it('invites the first colleague where nobody works for the shop yet', async () => {
  const none = { '/v1/private/people': { staff: [], invitations: [] } };
  const { text } = await open('/people', seller, none);
  expect(text).toContain('Nobody yet. Invite a colleague');
  expect(text).not.toContain('Open invitations');
});

it.each(['/people', '/update-profile'])('%s tells staff that it is the owner’s', async (path) => {
  const { status, text } = await open(path, { ...seller, role: 'staff' });
  expect(status).toBe(403);
  expect(text).toContain('This page is the owner’s');
  expect(text).toContain('href="/dashboard"');
});

it.each(['/create-package', '/create-sale', '/bulk-sale', '/import-products', '/dashboard/sizes'])(
  '%s is for staff, too',
  async (path) => {
    const answers = {
      '/v1/private/product-creation/get': [],
      '/v1/private/product-sizes/get?page=1&perPage=24': {
        results: [],
        page: 1,
        perPage: 24,
        total: 0,
      },
      '/v1/private/business-profile/result?sections=allProducts&perPage=1': { categories: {} },
    };
    const { status, text } = await open(path, { ...seller, role: 'staff' }, answers);
    expect(status).toBe(200);
    expect(text).not.toContain('This page is the owner’s');
  },
);
