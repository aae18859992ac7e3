import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import type { ApiCall, ApiData } from '@orendi/contract/client-types';

const at = '2026-11-20T10:00:00.000Z';
const business = { id: 4, business_name: 'Punishtja Arta' };

export const listing: KnownListing = {
  id: 7,
  type: 'product',
  name: 'Divan Drini',
  image: null,
  business,
  state: 'published',
  hidden_at: null,
  hidden_reason: null,
  copies: [],
};

export const mail = {
  id: 3,
  subject: 'request-12',
  recipient: 'arta@shop.example',
  attempts: 4,
  error: '550 no such mailbox',
  written_at: at,
  due_at: at,
  given_up_at: at,
};

export const pageOf = <Row>(...results: Row[]) => ({
  results,
  page: 1,
  perPage: 20,
  total: results.length,
});

type Answers = {
  [Name in ApiCall as Name extends `GET ${infer Path}` ? Path : never]?: ApiData<Name>;
};

const figures = { listings: 1, details: 9, contacts: 0, requests: 0, answered: 0 };

const known = {
  '/auth/factors': { authenticator: null, passkeys: [] },
  '/operator/first-steps': {
    done: { mail: true, identity: false, backup: false, assortment: false, shop: true },
    hasBackupFolder: true,
  },
  '/operator/health': {
    waitingShops: [
      { ...business, phone_no: '+355691234567', email: 'arta@shop.example', waiting: 2, since: at },
    ],
    newShops: 0,
    newOwners: 0,
    heldRequests: 0,
    openReports: 3,
    mails: { waiting: 2, failing: 1, givenUp: 0, oldest: at },
    failedJobs: [
      { queue: 'push', attempts: 2, error: 'connect ECONNREFUSED', since: at, due_at: at },
    ],
    disk: { freeBytes: 8_340_000_000, totalBytes: 40_000_000_000 },
    cache: { hits: 90, misses: 10, bytes: 1_200_000 },
    slowestCalls: [
      { route: 'GET /v1/public/results/search', calls: 1204, p50: 1.24, p95: 8, most: 31.5 },
    ],
    backup: null,
  },
  '/operator/market': {
    weeks: Array.from({ length: 12 }, (_, week) => ({
      week: new Date(Date.UTC(2026, 8, 7 + 7 * week)).toISOString().slice(0, 10),
      visits: week < 10 ? null : 100 * week,
      details: 300 + week,
      contacts: 12,
      requests: week === 11 ? 3 : 2,
      answered: 2,
      new_shops: 1,
    })),
    towns: [{ ...figures, id: null, name: 'No town' }],
    categories: [{ ...figures, id: 9, name: 'Krevate' }],
    shops: [{ ...figures, id: 4, town_id: null, name: 'Punishtja Arta' }],
    wishes: Array.from({ length: 7 }, (_, place) => ({
      words: place === 0 ? 'krevat marinari' : `tryezë ${place}`,
      town: place === 0 ? { slug: 'shkoder', name: 'Shkodër' } : null,
      visitors: 40 - place,
      listings: place,
    })),
  },
  '/operator/businesses': pageOf(
    {
      ...business,
      address: 'Rruga e Durrësit 1, Tiranë',
      email: 'arta@shop.example',
      created_at: at,
      tax_number: 'L12345678A',
      verified_at: null,
      products: 12,
      packages: 1,
      waiting: 2,
      invitation: null,
      suspended_at: null,
      suspension_reason: null,
      awaits_approval: false,
      phone_no: '+355691234567',
      description_en: 'Sofas from Shkodër',
      description_al: 'Kolltuqe nga Shkodra',
    },
    {
      id: 5,
      business_name: 'Salloni i Ri',
      address: null,
      email: null,
      created_at: at,
      tax_number: null,
      verified_at: null,
      products: 0,
      packages: 0,
      waiting: 0,
      invitation: {
        id: 9,
        email: null,
        expires_at: at,
        claimant: { name: 'Besa Kola', email: 'besa@shop.example' },
      },
      suspended_at: at,
      suspension_reason: 'Fotografi të huaja',
      awaits_approval: false,
      phone_no: '+355691234567',
      description_en: 'Sofas from Shkodër',
      description_al: 'Kolltuqe nga Shkodra',
    },
  ),
  '/operator/listings': pageOf(listing),
  '/operator/reports': pageOf({
    listing,
    reasons: [{ reason: 'wrong_price' as const, times: 2 }],
    texts: [{ text: 'Në dyqan kushton më shumë.', created_at: at }],
    first_at: at,
    last_at: at,
    settled_at: null,
  }),
  '/operator/held-requests': pageOf({
    id: 12,
    item_id: 7,
    item_name: 'Divan Drini',
    item_type: 'product' as const,
    item_images: '',
    item_images_focus: null,
    price_when_asked: 400,
    currency_when_asked: 'EUR' as const,
    client_name: 'Rob',
    client_message: 'https://spam.example',
    photos: [],
    client_phone: '+38349555666',
    client_phone_typed: '049 555 666',
    client_email: 'rob@spam.example',
    client_language: 'en' as const,
    preferred_contact_method: 'email' as const,
    request_status: false,
    stage: 'held' as const,
    source: 'form' as const,
    waiting_since: null,
    note: null,
    offered_price: null,
    offered_currency: null,
    follow_up_on: null,
    lost_reason: null,
    read_at: null,
    edited_at: null,
    sent_price: null,
    sent_currency: null,
    sent_words: null,
    sent_at: null,
    withdrawn_at: null,
    buyer_outcome: null,
    prefers_whatsapp: false,
    wanted_length: null,
    wanted_width: null,
    wanted_height: null,
    also_asked: false,
    takes_answer: false,
    mail_state: null,
    replies: [],
    created_at: at,
    signals: ['links' as const],
    business,
  }),
  '/operator/outbox': { hasServer: true, held: null, late: 0, givenUp: 0, alarms: [] },
  '/operator/mails': pageOf(mail),
  '/operator/search': {
    fruitless: [{ words: 'hokllë', visitors: 4, last_at: at }],
    synonyms: [{ id: 1, words: ['divan', 'kanape'] }],
    watches: [{ label: '“divan”', href: '/?query=divan', watchers: 3 }],
  },
  '/operator/texts/terms': {
    page: 'terms',
    builtIn: { al: '# Kushtet', en: '# Terms' },
    versions: [
      {
        version: 2,
        texts: { al: '# Tonat', en: '# Ours' },
        actor: 'ana@shop.example',
        created_at: at,
      },
      { version: 1, texts: null, actor: 'ana@shop.example', created_at: at },
    ],
    differences: {
      al: [{ kind: 'added', text: 'Fjali e re.' }],
      en: [{ kind: 'added', text: 'A new sentence.' }],
    },
    overtaken: ['terms', 'help'],
  },
  '/operator/base': {
    market: {
      name: null,
      legal_name: 'Mobilje Tirana shpk',
      registration_number: 'L12345678A',
      address: null,
      phone: null,
      logo: null,
    },
    banners: { main: null, secondary: null },
    industries: [
      {
        id: 1,
        industry_name: 'Living room',
        industry_name_al: 'Dhoma e ndenjes',
        businesses: 3,
        products: 12,
        categories: [
          {
            id: 2,
            industry_id: 1,
            category_name: 'Sofas',
            category_name_al: 'Divane',
            category_icon: 'http://shop.example/icons/sofa.svg',
            products: 12,
          },
        ],
      },
    ],
    rates: [{ currency: 'ALL' as const, per_eur: 97.453, updated_at: at }],
  },
  '/operator/audit': pageOf({
    id: 1,
    happened_at: at,
    actor: 'besa@orendi.example',
    action: 'business suspend',
    subject: 'business 5',
    details: 'Fotografi të huaja',
  }),
} satisfies Record<string, unknown> as Answers;

/** The API's answers on a busy day, by path. */
export const answers: Record<string, unknown> = Object.fromEntries(
  Object.entries(known).map(([path, data]) => [`/v1${path}`, data]),
);
