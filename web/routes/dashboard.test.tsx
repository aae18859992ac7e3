import type { User } from '@orendi/contract/schemas/user';
import { plainMarket } from '@orendi/contract/testing/plain-market';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { orderSample } from '../features/dashboard/testing/samples.ts';
import { business } from '../features/seo/testing/samples.ts';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const orders = {
  results: [
    orderSample(3),
    orderSample(2, { request_status: true, stage: 'answered', client_name: 'Ilir & Co' }),
  ],
  page: 1,
  perPage: 5,
  total: 12,
  waiting: 3,
  oldest_waiting_since: null,
  changed_at: null,
};
const listCall = '/v1/private/business-request/get';
const ordersCall = `${listCall}?sources=all`;
const waitingCall = `${listCall}?stage=new&sources=all&sort=created_at&order=asc&perPage=5`;

const since = new Date(Date.now() - 30 * 3_600_000).toISOString();
const reply = { kind: 'email', href: 'mailto:besa@example.com?body=Hello' } as const;
const waiting = {
  ...orders,
  results: [orderSample(3, { waiting_since: since, client_name: 'Besa Leka', replies: [reply] })],
  total: 3,
  oldest_waiting_since: since,
};
const press = {
  id: 7,
  day: '2026-11-20',
  method: 'whatsapp',
  item_type: 'product',
  item_id: 70,
  item_name: 'Kolltuk Vala',
  presses: 2,
  leads: 0,
};

const answers: Record<string, unknown> = {
  '/v1/private/business-profile/get': {
    ...business,
    suspension: null,
    has_listings: true,
    has_requests: true,
  },
  '/v1/private/product-creation/get': [],
  '/v1/private/package-creation/get': [],
  [ordersCall]: orders,
  [waitingCall]: waiting,
  '/v1/private/contact-presses/get?perPage=12': {
    results: [
      { ...press, id: 8 },
      { ...press, id: 7, item_name: 'Divan Drini', leads: 2 },
    ],
    page: 1,
    perPage: 12,
    total: 2,
  },
  '/v1/private/reply-templates': {
    templates: [{ name: 'Thanks', text_al: 'Tungjatjeta {emri}', text_en: 'Hello {emri}' }],
    are_own: false,
  },
};

const user = {
  id: 1,
  name: 'Ana',
  surname: 'Hoxha',
  email: 'ana@example.com',
  birthDate: null,
  language: 'en' as const,
  isactive: true,
  business_id: 3,
  role: 'owner' as const,
  isOperator: false,
};

/** Renders the dashboard; calls set to null in `changes` fail. */
async function open(
  path = '/dashboard',
  changes: Record<string, unknown> = {},
  role: User['role'] = 'owner',
) {
  const known = { ...answers, ...changes };
  const asked: string[] = [];
  const rendered = await renderPage(new Request(`http://shop.example${path}`), {
    language: 'en',
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user: { ...user, role },
    findPreview: async () => null,
    callApi: async (call) => {
      asked.push(call);
      return known[call]
        ? Response.json({ data: known[call] })
        : Response.json({ code: 'UNAVAILABLE', message: call }, { status: 503 });
    },
  });
  if (rendered instanceof Response) throw new Error(`It leads to another page: ${path}`);
  return { status: rendered.status, html: textOf(rendered), asked };
}

it('shows the business and its orders, with how many wait in the title', async () => {
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain('<title>(3) Dashboard · Orendi</title>');
  expect(html).toContain('Ilir &amp; Co');
  expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Responded<\/button>/);
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>Pending<\/button>/);
  expect(html).toContain('content="noindex"');
});

it('shows staff what they may do, and neither holidays nor the profile', async () => {
  expect((await open()).html).toContain('>Holidays<');
  const { html } = await open('/dashboard', {}, 'staff');
  expect(html).toContain('Ilir &amp; Co');
  expect(html).toContain('href="/create-product"');
  expect(html).not.toContain('>Holidays<');
  expect(html).not.toContain('href="/update-profile');
});

it('asks for the orders that the address names', async () => {
  const sorted = `${listCall}?page=2&sort=client_name&order=asc&sources=all`;
  const { html, asked } = await open('/dashboard?page=2&sort=client_name&order=asc', {
    [sorted]: { ...orders, page: 2 },
  });
  expect(asked).toContain(sorted);
  expect(html).toMatch(/<th[^>]*aria-sort="ascending"/);
});

it('says first what waits, since when, and has the answer in the buyer’s language at hand', async () => {
  const { html } = await open();
  expect(html).toMatch(/<h3[^>]*>3 waiting, the oldest for 30 hours<\/h3>/);
  expect(html).toMatch(/data-late="true"[^>]*>30 hours ago/);
  expect(html.indexOf('Besa Leka')).toBeLessThan(html.indexOf('<table'));
  expect(html).toContain('href="mailto:besa@example.com?body=Tungjatjeta%20Besa%20Leka"');
});

it('says what a buyer has done since, and of a withdrawn request no more than that', async () => {
  const at = '2026-11-21T18:00:00.000Z';
  const results = [
    orderSample(5, { also_asked: true, edited_at: at, buyer_outcome: 'no' }),
    orderSample(4, {
      withdrawn_at: at,
      edited_at: at,
      client_name: '',
      client_message: '',
      request_status: true,
      stage: 'lost',
      replies: [],
    }),
  ];
  const { html } = await open('/dashboard', { [ordersCall]: { ...orders, results } });
  expect(html).toContain(
    'Also asked elsewhere · Changed by the buyer on 21/11/2026, 19:00 · The buyer says: you did not reach them',
  );
  const [, withdrawn = ''] = /<tr[^>]*data-order="4"([^]*?)<\/tr>/.exec(html) ?? [];
  expect(withdrawn).toContain('Withdrawn by the buyer');
  expect(withdrawn).toContain('>Withdrawn<');
  expect(withdrawn).not.toMatch(/data-waiting|Changed by|aria-pressed|“/);
});

it('lists the contacts that have not become requests', async () => {
  const { html } = await open();
  expect(html).toContain('Somebody opened WhatsApp for Kolltuk Vala');
  expect(html).toMatch(/20\/11\/2026<!-- -->, <!-- -->2 times/);
  expect(html).not.toContain('Somebody opened WhatsApp for Divan Drini');
});

it('keeps the table without what waits, and says so, where only that fails', async () => {
  const { html } = await open('/dashboard', { [waitingCall]: null });
  expect(html).toContain('Ilir &amp; Co');
  expect(html).not.toContain('3 waiting');
});

it('says where no request is like what is searched for', async () => {
  const none = { ...orders, results: [], total: 0 };
  const { html } = await open('/dashboard?q=besa&stage=won', {
    [`${listCall}?sources=all&stage=won&q=besa`]: none,
  });
  expect(html).toContain('No such request');
  expect(html).toMatch(/<input type="search"[^>]*name="q" value="besa"/);
  expect(html).toMatch(/<option value="won" selected="">Won/);
});

it('lets the orders fail without the rest of the page', async () => {
  const { status, html } = await open('/dashboard', { [ordersCall]: null, [waitingCall]: null });
  expect(status).toBe(200);
  expect(html).toContain('<title>Dashboard · Orendi</title>');
  expect(html).toMatch(/<section id="orders"[^>]*>.*aria-busy="true"/s);
  expect(html).toContain('<section id="products"');
});

it('tells a suspended seller why, and still shows the orders', async () => {
  const suspension = {
    since: '2026-11-20T10:00:00.000Z',
    reason: 'Fotografi të huaja',
    awaits_approval: false,
  };
  const { html } = await open('/dashboard', {
    '/v1/private/business-profile/get': { ...business, suspension },
  });
  expect(html).toContain('Fotografi të huaja');
  expect(html).toContain('Ilir &amp; Co');
});

it('draws the figures before any script', async () => {
  const series = Array.from({ length: 30 }, (_, place) => ({
    date: `2026-11-${String(place + 1).padStart(2, '0')}`,
    visits: place,
    requests: place % 2,
    contacts: place < 29 ? 0 : 3,
  }));
  const { html } = await open('/dashboard', {
    '/v1/private/business-stats/get': {
      totalRequestsCount: 12,
      totalProductsCount: 4,
      totalVisitsCount: 1234,
      totalContactsCount: 56,
      topViewedEntities: [{ product_name: 'Divan Drini', views: 812 }],
      series,
    },
  });
  expect(html).toMatch(/<dd[^>]*>1,234<\/dd>/);
  expect(html).toMatch(/<dt[^>]*>Contacts<\/dt><dd[^>]*>56<\/dd><dd[^>]*>7 days: 3 \(0 before\)/);
  expect(html).toContain('Today so far: 29 visits, 1 request');
  expect(html.match(/<rect /g)).toHaveLength(15);
  expect(html).toMatch(/Divan Drini.*812 views/);
  expect(html).toContain('download="business_requests.xls"');
});

const firstRun = { ...business, suspension: null, has_listings: false, has_requests: false };

it('has one main action before the first product, and names what comes next', async () => {
  const { html } = await open('/dashboard', {
    '/v1/private/business-profile/get': { ...firstRun, cover_photo: null },
    [waitingCall]: { ...orders, results: [], total: 0 },
  });
  const main = [...html.matchAll(/<(a|summary)[^>]*bg-accent [^>]*>([^<]*)/g)];
  expect(main.map(([, , text]) => text)).toEqual(['Create your first product']);
  expect(html).toContain('Add a cover photo');
  expect(html).toContain('Share your page with customers and friends');
});

it('sets up a shop that awaits approval as usual, but for what visitors would have to see', async () => {
  const suspension = { since: '2026-11-20T10:00:00.000Z', reason: '', awaits_approval: true };
  const { html } = await open('/dashboard', {
    '/v1/private/business-profile/get': { ...firstRun, cover_photo: null, suspension },
    [waitingCall]: { ...orders, results: [], total: 0 },
  });
  expect(html).toContain('Your business awaits approval');
  expect(html).toContain('Create your first product');
  expect(html).toContain('Once your business is approved.');
  expect(html).not.toMatch(/Your page is online|share your page|>Share</);
});

it('leaves out the first steps once they are done', async () => {
  const done = { ...firstRun, cover_photo: business.logo, has_listings: true, has_requests: true };
  const { html } = await open('/dashboard', { '/v1/private/business-profile/get': done });
  expect(html).not.toContain('What is next');
  expect(html).toMatch(/<a href="\/create-product" class="[^"]*bg-accent /);
});
