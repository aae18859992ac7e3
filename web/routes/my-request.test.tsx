import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { plainMarket } from '@orendi/contract/testing/plain-market';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const fresh: OwnRequest = {
  business: { id: 3, business_name: 'Drini', logo: 'http://shop.example/media/x.webp' },
  item_type: 'product',
  item_id: 7,
  item_name: 'Divan Dora',
  item_image: null,
  price_when_asked: 1249.5,
  currency_when_asked: 'EUR',
  wanted_length: 240,
  wanted_width: null,
  wanted_height: 80,
  name: 'B••• H•••',
  phone: '•••67',
  email: null,
  message: 'A e keni në blu?',
  earlier_messages: [{ message: 'A e keni?', written_at: hoursAgo(2) }],
  photos: [],
  can_add_photos: true,
  edited_at: hoursAgo(1),
  created_at: hoursAgo(2),
  read_at: null,
  answered_at: null,
  offer: null,
  outcome: null,
  asks_outcome: false,
  can_edit: true,
  asked: [],
  withdrawn_at: null,
  can_return: false,
  expires_at: '2027-05-27T08:00:00.000Z',
};

const other = {
  business: { id: 4, business_name: 'Valë', logo: 'http://shop.example/media/y.webp' },
  item: {
    id: 8,
    type: 'product',
    name: 'Divan Vera',
    image: null,
    image_focus: null,
    currency: 'EUR',
    price: 990,
    sale: 0,
    saleType: null,
    sale_type: null,
    town: null,
    town_al: null,
  },
};

interface Shown {
  language?: 'al' | 'en';
  search?: string;
  others?: unknown[];
}

/** @param answer null for a link that opens nothing */
async function open(answer: Partial<OwnRequest> | null, shown: Shown = {}) {
  const { language = 'en', search = '', others } = shown;
  const calls: string[] = [];
  const rendered = await renderPage(new Request(`http://shop.example/my-request/abc${search}`), {
    language,
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user: null,
    findPreview: async () => null,
    callApi: async (path) => {
      calls.push(path);
      const data = path.endsWith('/others') ? others : answer && { ...fresh, ...answer };
      return data
        ? Response.json({ data })
        : Response.json({ code: 'NOT_FOUND', message: 'x' }, { status: 404 });
    },
  });
  if (rendered instanceof Response) throw new Error('There is no page.');
  return { ...rendered, calls, text: textOf(rendered) };
}

/** The words between the bars of the page. */
const textIn = (html: string) =>
  (html.split('<main')[1]?.split('</main>')[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('says what was asked, and that it is not read yet', async () => {
  const { text, status, calls } = await open({});
  const words = textIn(text);
  expect(status).toBe(200);
  expect(calls).toEqual(['/v1/public/requests/abc']);
  expect(words).toContain('Sold by Drini');
  expect(words).toContain('€1,249.50 The price when you asked');
  expect(words).toContain('You sent it 2 hours ago');
  expect(words).toContain('Drini has not opened it yet Not answered yet');
  expect(words).toContain('Length 240 cm, Height 80 cm');
  expect(words).toMatch(/Name B••• H•••.* Phone number •••67/);
  expect(words).toContain('Changed 1 hour ago Change or add');
  expect(words).toMatch(/How it was before \(1\) A e keni\?/);
  expect(words).not.toContain('Did Drini reach you?');
});

it('is for nobody else: not stored, not found, not told to whatever comes after', async () => {
  const { text, isPrivate, route } = await open({});
  expect([isPrivate, route]).toEqual([true, 'my-request']);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain('<meta name="referrer" content="no-referrer"');
});

it('can be kept in a message to oneself, by a service that opens it for nobody', async () => {
  const { text } = await open({}, { language: 'al' });
  const [, href = ''] = /href="(https:\/\/wa\.me[^"]+)"/.exec(text) ?? [];
  expect(new URL(href).searchParams.get('text')).toBe(
    'Kërkesa ime: Divan Dora\nhttp://shop.example/my-request/abc',
  );
  expect(text).not.toContain('facebook');
});

it('shows the price and the words that the seller has sent', async () => {
  const sent_at = hoursAgo(3);
  const offer = { price: 1200, currency: 'EUR', words: 'Po, në blu.', sent_at } as const;
  const answered = { read_at: hoursAgo(5), answered_at: sent_at, offer, can_edit: false };
  const { text } = await open(answered, { language: 'al' });
  const words = textIn(text);
  expect(words).toContain('Drini u përgjigj €1.200 Po, në blu.');
  expect(words).toContain('Drini e lexoi para 5 orësh');
  expect(words).toContain('Drini u përgjigj para 3 orësh');
  expect(words).not.toContain('Ndrysho ose shto');
  expect(words).not.toContain('Ende pa përgjigje');
});

it('asks after a day, and shows the answer, which can be changed', async () => {
  const { text } = await open({ asks_outcome: true, outcome: 'bought' });
  expect(textIn(text)).toContain('Did Drini reach you? Yes, they did Yes, and I bought No Thank');
  expect(text).toMatch(/aria-pressed="true"[^>]*>Yes, and I bought/);
});

it('offers others who may be asked, and says what they get', async () => {
  const { text } = await open({ asks_outcome: true, outcome: 'no' }, { others: [other] });
  const words = textIn(text);
  expect(words).toContain('Sold by Valë Divan Vera €990');
  expect(words).toContain('Valë will get your name, your contact (•••67) and your message.');
  expect(text).toContain('Ask them the same too</button>');
});

it('says all the rest although it is not known who else may be asked', async () => {
  const { text, status } = await open({ asks_outcome: true });
  expect(status).toBe(200);
  expect(text).toContain('Did Drini reach you?');
  expect(text).not.toContain('Ask somebody else too');
});

it('says that it is withdrawn, and until when that can be taken back', async () => {
  const empty = { name: '', phone: null, message: '', earlier_messages: [], can_edit: false };
  const gone = { ...empty, withdrawn_at: '2026-11-27T09:30:00.000Z' };
  const { text } = await open({ ...gone, can_return: true }, { language: 'al' });
  expect(text).toContain('E tërhoqe këtë kërkesë');
  expect(textIn(text)).toContain('Mund ta kthesh deri më 28.11.2026, 10:30.');
  expect(text).toContain('Ktheje kërkesën</button>');
  expect(text).not.toContain('Mesazhi yt');
  expect((await open(gone, { language: 'al' })).text).not.toContain('Ktheje kërkesën');
});

it('asks who got mail by mistake, and closes nothing by being opened', async () => {
  const { text, calls } = await open({}, { search: '?notMe' });
  expect(calls).toEqual(['/v1/public/requests/abc']);
  expect(textIn(text)).toContain('Somebody asked Drini about “Divan Dora”');
  expect(text).toContain('It was not me, close it</button>');
  expect(textIn(text)).not.toContain('A e keni në blu?');
});

it.each([
  ['en', 'This link no longer opens anything', 'Send my link again'],
  ['al', 'Kjo lidhje nuk hap më asgjë', 'Ma dërgo përsëri lidhjen'],
] as const)(
  'has words of its own for a link that opens nothing (%s)',
  async (language, ...words) => {
    const { text, status, isPrivate } = await open(null, { language });
    expect([status, isPrivate]).toEqual([404, true]);
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('<meta name="robots" content="noindex"');
  },
);
