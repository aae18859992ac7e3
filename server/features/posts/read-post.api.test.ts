import type { PostReading } from '@orendi/contract/schemas/posts';
import { foldText } from '@orendi/contract/fold-name';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { post, type Seller, signUpOwner } from '../../testing/seller.ts';
import { loadWords, type ShopWords } from '../discovery/index.ts';
import { readPost } from './routes.ts';

let shop: TestShop;
let words: ShopWords;
let owner: Seller;
const categories = new Map<number, string>();

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  words = await loadWords(shop.db);
  const rows = await shop.db
    .selectFrom('category')
    .select(['id', 'category_name as name'])
    .execute();
  for (const { id, name } of rows) categories.set(id, name);
});
afterAll(() => shop.close());

const read = (text: string) => readPost(text, words);
type Expected = Partial<Record<keyof PostReading | 'category', unknown>>;
function pick(text: string, { category, ...expected }: Expected): Expected {
  const found = read(text);
  const fields = Object.keys(expected) as (keyof PostReading)[];
  return {
    ...Object.fromEntries(fields.map((field) => [field, found[field]])),
    ...(category !== undefined && { category: categories.get(found.category_id ?? 0) }),
  };
}

const none = undefined;
const posts: [text: string, expected: Expected][] = [
  [
    'Shitet kënd L, stof gri e errët, 280x190 cm. Ishte 720 €, tani 590 €. Transporti falas',
    {
      category: 'Corner sofas',
      price: 720,
      sale: 130,
      sale_type: 'fixed',
      currency: 'EUR',
      length: 280,
      width: 190,
      material_al: 'Stof',
      color: '#5f6164',
      delivery: 'included',
    },
  ],
  ['Komodë me 4 sirtarë, ish 160 tash 120 €', { price: 160, sale: 40, currency: 'EUR' }],
  ['Tavolinë mesi 12,500 Lek  9,900 Lek (-20%)', { price: 12_500, sale: 2_600, currency: 'ALL' }],
  [
    'dollap rrobash 3 dyer, 420 mije leke te vjetra',
    { category: 'Wardrobes', price: 42_000, currency: 'ALL', sale: none },
  ],
  [
    'Krevat druri pishe, 1 milion e 200 mijë lekë të vjetra',
    { price: 120_000, material_al: 'Dru pishe' },
  ],
  ['Kolltuk relaks 35 mijë e 500 lekë', { category: 'Armchairs', price: 35_500 }],
  [
    'Puf kadife jeshile, 39 ojro',
    { price: 39, currency: 'EUR', color: '#3d7f4a', material: 'Velvet' },
  ],
  [
    'Kuzhinë me porosi nga 250 € metri. Gati për 4-6 javë',
    { price: none, currency: none, made_to_measure: true, lead_time_weeks: 6 },
  ],
  ['Divan trevendësh 300 - 450 €', { category: 'Sofas', price: none }],
  [
    'Dollap 250x230x60 480 euro transporti falas',
    { price: 480, length: 250, delivery: 'included' },
  ],
  ['divan 120.000 te vjetra', { price: 12_000, currency: 'ALL' }],
  ['Divan ishte 25.000 lekë tani 19.900', { price: 25_000, sale: 5_100, currency: 'ALL' }],
  ['Krevat 49 900 lek me dyshek, 36 900 lek pa dyshek', { price: 36_900 }],
  ['2 kolltuqe nga 150€ secili', { price: 150 }],
  ['Divan kodi 120 450 euro', { price: 450 }],
  ['Divan Gj-220 Th-90 L-85', { price: none, length: 220, width: 90, height: 85 }],
  ['Perde, metri 8 euro', { price: none }],
  ['Perde me masë, çmimi në inbox', { category: 'Curtains', price: none, made_to_measure: true }],
  [
    'Qilima:\n80x150 - 15 €\n160x230 - 45 €\n200x300 - 70 €',
    { category: 'Rugs', price: none, length: none },
  ],
  ['Sofa tre vendëshe, 1.900 CHF, Zürich', { price: none }],
  ['Set 2 kolltuqe + tavolinë. Kolltuku 90 €, tavolina 60 €, krejt seti 220 €', { price: 220 }],
  [
    'Karrige zyre 65 € copa, 4 copë 240 €, posta 3 €',
    { category: 'Office chairs', price: 65, delivery: 'paid' },
  ],
  [
    'Tavolinë buke 180x90x76, dru ahu. Karriget 45 € secila, tavolina 210 €',
    { category: 'Dining tables', price: 210, height: 76, material: 'Beech' },
  ],
  ['Divan i ri ose me këste 25 € në muaj. Çmimi 480 €', { price: 480 }],
  ['Komodinë 45 x 40 x 50, 60', { price: 60, currency: none, length: 45, width: 40, height: 50 }],
  ['Bufe: gjatesi 1m e 60, thellesi 45 cm, lartesi 90 cm', { length: 160, width: 45, height: 90 }],
  ['Raft librash D 90 Gj 30 L 180', { length: 90, width: 30, height: 180 }],
  ['Vitrinë 80 gj x 40 th x 190 l', { length: 80, width: 40, height: 190 }],
  [
    'Bookcase 31.5 x 11.8 x 70.9 inches, $85',
    { length: 80, width: 30, height: 180.1, currency: 'USD' },
  ],
  ['Dollap 2.40 x 2.20 x 65 cm', { length: 240, width: 220, height: 65 }],
  ['Tavolinë e rrumbullakët Ø 110 cm, lartësia 75', { length: 110, width: 110, height: 75 }],
  [
    'Krevat dopio për dyshek 160x200, kokë 130 cm e lartë',
    { length: none, width: none, height: 130 },
  ],
  [
    'Dyshek 160x200, trashësia 24 cm, garanci 10 vjet, 38 kg',
    { length: 160, height: 24, warranty_months: 120, weight: 38 },
  ],
  [
    'Karrige lokali, e zezë ose e bardhë, mban 120 kg, 29 €',
    { color: none, weight: none, price: 29 },
  ],
  [
    '[12:41, 03/11/2026] Arta: e keni ende ormarin?\n[12:43, 03/11/2026] Punishtja: Ormar 3 dyer, 350 eu me montim\n[12:44, 03/11/2026] Arta: 300€?',
    { category: 'Wardrobes', price: 350, product_name: 'Ormar 3 dyer' },
  ],
  [
    'Oferta:\n1) Komodë TV 180 cm, 140 €\n2) Tavolinë mesi, 75 €',
    { category: 'TV units', price: 140, length: 180 },
  ],
  ['Jemi hapur çdo ditë 09:00-20:00! Faleminderit', { product_name: none, price: none }],
];

const prices: [text: string, expected: Expected][] = [
  [
    'Komodë me doreza ari, ish 120€ tash 80€ transporti falas',
    { price: 120, sale: 40, currency: 'EUR' },
  ],
  [
    'Kënd\nÇmimi normal: 85.000 lekë\nÇmimi i ofertës: 69.000 lekë',
    { price: 85_000, sale: 16_000 },
  ],
  ['Kolltuk, çmimi i ri 1200 euro, shitet 450 euro', { price: 1_200, sale: 750 }],
  ['Komodë TV 120€ vetëm këtë javë 99€', { price: 120, sale: 21 }],
  ['Karrige kuzhine, set 6 copë = 21.000 lekë (3.500 lekë/copa)', { price: 21_000, sale: none }],
  ['Aplikë muri, 22€/pc, set 4 pc 80€', { price: 22 }],
  ['Pasqyrë 35€ / 2 copë 60€', { price: 35 }],
  ['Djep. Me dyshek 145€, pa dyshek 110€', { price: 110 }],
  ['Tavolinë zyre, 139€ pa TVSH, 164€ me TVSH', { price: 164 }],
  ['Dollap këpucësh, 79 EUR 🚚 5 EUR', { price: 79, delivery: 'paid' }],
  ['Shporta: e vogël 12€, e mesme 16€, e madhe 20€', { price: none }],
  ['Fitoni një kolltuk falas! Faleminderit për 10 mijë ndjekës', { price: none, category: none }],
];

const looks: [text: string, expected: Expected][] = [
  ['Divan "Lisa", 300 €', { material: none }],
  ['Divan "Lisa". Materiali: dru ahu', { material: 'Beech' }],
  ['Kolltuk kadife. Materiali: lëkurë', { material: 'Leather' }],
  ['Dollap, lis sonoma, 90 €', { material: none }],
  ['Tavolinë, MDF me rimeso arre', { material: 'MDF' }],
  ['Aplikë muri, xham i bardhë dhe bronz', { material_al: 'Xham dhe bronz' }],
  ['Raft, metal i zi dhe MDF', { material_al: 'Metal dhe MDF', color: none }],
  ['Tavolinë xhami me 6 karrige lëkure, 90 €', { material: 'Glass' }],
  ['Komodë, sonoma / e bardhë', { color: none }],
  ['Kleiderschrank weiss, Holz', { category: 'Wardrobes', color: '#ffffff', material: 'Wood' }],
];

const terms: [text: string, expected: Expected][] = [
  ['Dollap. Garancion 2 vjet, gati për 3 javë', { warranty_months: 24, lead_time_weeks: 3 }],
  ['Divan, i përdorur 1 vit, garanci dy vjet', { warranty_months: 24, lead_time_weeks: none }],
  ['Kuzhina, 4 javë', { lead_time_weeks: 4 }],
  ['Divan. Ngjyra sipas dëshirës', { made_to_measure: none }],
  ['Jastëk. Blerje mbi 5 copë: transporti falas', { delivery: none }],
  ['Tavolinë, 11.900 lekë + 500 lekë posta', { price: 11_900, delivery: 'paid' }],
  ['Dhomë gjumi: krevat 160x200, dollap 240x60x220', { length: none, height: none }],
  ['Vazo qeramike, 35 cm', { height: 35, length: none }],
  ['Pasqyrë e rrumbullakët 70 cm', { length: 70, width: 70 }],
  ['Tavolinë 140x80 me 4 karrige', { length: 140, width: 80 }],
  ['Krevat kati me shkallë, kati 2, 300 €', { product_name: 'Krevat kati me shkallë' }],
];

describe('a post', () => {
  test.each([...posts, ...prices, ...looks, ...terms])('%s', (text, expected) => {
    expect(pick(text, expected)).toEqual(expected);
  });

  test.each(posts)('reads the same in capitals, without accents, and a second time: %s', (text) => {
    const { product_name: _, ...fields } = read(text);
    for (const same of [text.toUpperCase(), foldText(text), `\u200B${text}\n\n`, text]) {
      expect(read(same)).toMatchObject(fields);
      expect(Object.keys(read(same))).toHaveLength(Object.keys(read(text)).length);
    }
  });

  test('is named in its own words, calmly, without its price and its sizes', () => {
    expect(read('SHITET URGJENT KREVAT DOPIO ME ARKË, 320€').product_name).toBe(
      'Krevat dopio me arkë',
    );
    expect(read('Kam për të shitur një bufe kuzhine 70 mijë lekë').product_name).toBe(
      'Bufe kuzhine',
    );
    expect(read('Selling our oak desk (120 x 60 cm) for 90 €').product_name).toBe('Oak desk');
  });

  test.each([
    'Divan 069 22 33 444',
    'Divan tel 044-123-456',
    'Divan +383 44 000 046',
    'Divan 00355 67 234 5678',
    'Divan 2026',
    'Divan modeli 2025',
    'Divan që nga 1998',
    'Divan 220x90x85',
    'Divan 240 cm',
    'Divan 3 vendesh',
    'Divan, 1001 Tiranë',
    'Divan, 10000 Prishtinë',
    'Divan\nRruga 120',
    'Divan -20%',
    'Divan 15.11 - 20.12',
    'Divan 08:00-20:00',
    'Divan, transporti 20 €',
    'Divan, 25 € në muaj',
    'Divan, kapar 100 €',
    'Divan 44 kg',
    'Divan, kod 4512',
    'Divan, zbritje 50 €',
  ])('has no price in `%s`', (text) => {
    expect(read(text)).toHaveProperty('category_id');
    expect(read(text)).not.toHaveProperty('price');
  });
});

describe('a hostile post', () => {
  const long = (text: string) => text.repeat(5_000).slice(0, 5_000);
  test.each([
    '9',
    '9 ',
    '1.',
    '1,',
    '1 000 ',
    '12 x ',
    '12x',
    '2m e 20 ',
    '10 cm ',
    '5 € ',
    '€',
    '1€/',
    'mijë ',
    '1 milion e 1 mij ',
    '🛋️',
    '👨‍👩‍👧',
    '\u202E',
    '\u200B',
    ' ',
    '\n',
    ', ',
    ' ,',
    '- ',
    '.',
    '?',
    '#a',
    '@',
    'a@',
    '(',
    '"',
    '1) ',
    'divan: 5 €\n',
    'abcdef ghijk: 5 €\n',
    'divan ',
    'qwertyz ',
    'te ',
    'nga ',
    'dru i ',
    'lekur artificial ',
    'gjatesi ',
    '0',
    '+383',
    '06 ',
    '12:3',
    '1/2/',
    '\u0301',
    'ﷺ',
    'İ',
    'h5',
    'a',
    'ab:c ',
    '1\u20E3',
    '= > ',
  ])('is read in a moment: %j', (text) => {
    read(long(text));
    const before = process.cpuUsage();
    for (let i = 0; i < 3; i += 1) read(long(text));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 3_000).toBeLessThan(60);
  });
});

describe('the call', () => {
  const path = '/private/posts/read';

  it('answers the fields of the form, with the industry of the category', async () => {
    const response = await callsOf(shop, owner).send('POST', path, {
      text: 'Komodinë 2 sirtarë, ishte 60 €, tani 45 €',
    });
    expect(response.status).toBe(200);
    expect((await answerOf<PostReading>(response)).data).toEqual({
      product_name: 'Komodinë 2 sirtarë',
      category_id: 17,
      industry_id: 2,
      price: 60,
      currency: 'EUR',
      sale: 15,
      sale_type: 'fixed',
    });
  });

  it('answers nothing for a text without a piece', async () => {
    const response = await callsOf(shop, owner).send('POST', path, { text: 'Mirëmëngjes!' });
    expect((await answerOf<PostReading>(response)).data).toEqual({});
  });

  it('refuses an empty and an endless text', async () => {
    for (const text of ['', 'a'.repeat(5_001), 5, undefined]) {
      const response = await callsOf(shop, owner).send('POST', path, { text });
      expect(response.status).toBe(422);
      expect(await brokenFields(response)).toEqual(['text']);
    }
  });

  it('is for sellers', async () => {
    const response = await post(shop, path, { text: 'Divan' });
    expect(response.status).toBe(401);
  });
});
