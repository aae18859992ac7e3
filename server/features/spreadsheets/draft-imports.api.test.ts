import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto, sheetOf, zipOf } from './testing/files.ts';
import { apply, preview, sendSheet, undo } from './testing/import-calls.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
});

const drafts = '?drafts=true';
const inLek = `${drafts}&currency=ALL`;

const products = () =>
  shop.db
    .selectFrom('product')
    .select(['id', 'product_name', 'state', 'price', 'currency', 'model', 'category_id'])
    .where('business_id', '=', owner.businessId)
    .orderBy('id')
    .execute();

const header = ['Emri', 'Kodi', 'Përshkrimi', 'Description', 'Çmimi', 'Kategoria', 'Foto'];
const full = (name: string, code: string, photo = '') =>
  [name, code, 'I butë', 'Soft', '500 €', 'divane', photo] as const;

/** In the manner of a list that another shop exports. */
const foreign = [
  'item,name,category,price,old_price,short_description,designer,depth,height,width,other_colors',
  '90420332,FREKA,Bar furniture,265.0,,"Bar table, in/outdoor, 51x51 cm",Nora Wi,,99,51,No',
  '368814,NORDA / NORDA,Bar furniture,"1,299.00","1,400.00",Bar table,F. Cay,,105,80,No',
  '9333523,NORDA,Sofas,2095.0,,,,,,,No',
  `80155205,STIG,Bar furniture,,,Bar stool,${'H. Preutz/'.repeat(9)},50,100,60,Yes`,
].join('\n');

describe('rows that lack something', () => {
  test('are faulty to a client that does not ask for drafts', async () => {
    const sheet = sheetOf([header, [...full('Divan', 'D-1')]]);
    const { counts, rows } = await preview(shop, owner, sheet);
    expect(counts).toMatchObject({ added: 0, faulty: 1 });
    expect(rows?.[0]).toMatchObject({ outcome: 'faulty', lacks: [] });
  });

  test('become drafts, named with what they lack; the others are published', async () => {
    const sheet = sheetOf([
      header,
      [...full('Divan', 'D-1')],
      [...full('Kolltuk', 'K-1', 'k.jpg')],
      ['Raft', 'R-1', null, 'Shelf', 'me marrëveshje', 'Anije', null],
      ['Puf', 'P-1', 'Puf', 'Pouf', '20 €', 'divane', 'nuk.jpg'],
      ['Sirtar', 'S-1', 'S', 'S', '20 €', 'divane', 'broken.jpg'],
      [null, 'X-1', 'S', 'S', '20 €', 'divane', null],
      [...full('x'.repeat(121), 'X-2')],
    ]);
    const photos = zipOf({ 'k.jpg': await drawPhoto(), 'broken.jpg': 'no picture' });
    const seen = await preview(shop, owner, sheet, photos, drafts);
    expect(seen.counts).toEqual({ added: 5, updated: 0, unchanged: 0, faulty: 2 });
    expect(seen.rows?.map(({ lacks }) => lacks)).toEqual([
      ['Foto'],
      [],
      ['Përshkrimi', 'Çmimi', 'Currency', 'Kategoria', 'Foto'],
      ['Foto'],
      ['Foto'],
      [],
      [],
    ]);
    expect(seen.rows?.[2]?.errors.map(({ column }) => column)).toEqual(['Çmimi', 'Kategoria']);
    expect(seen.rows?.[4]?.errors).toHaveLength(1);

    const applied = await apply(shop, owner, seen.id);
    const made = await products();
    expect(made.map(({ product_name: name, state }) => [name, state])).toEqual([
      ['Divan', 'draft'],
      ['Kolltuk', 'published'],
      ['Raft', 'draft'],
      ['Puf', 'draft'],
      ['Sirtar', 'draft'],
    ]);
    expect(applied.drafts.map(({ product_name: name }) => name)).toEqual([
      'Divan',
      'Raft',
      'Puf',
      'Sirtar',
    ]);
    expect(applied.drafts[1]).toMatchObject({
      row: 4,
      product_id: made[2]?.id,
      lacks: ['Përshkrimi', 'Çmimi', 'Currency', 'Kategoria', 'Foto'],
    });
    expect(await undo(shop, owner, seen.id)).toMatchObject({ deleted: 5, kept: [] });
  });

  test('of a foreign list all come in, in the currency that is asked for', async () => {
    const seen = await preview(shop, owner, Buffer.from(foreign), undefined, inLek);
    expect(seen.counts).toMatchObject({ added: 4, faulty: 0 });
    expect(seen.rows?.[1]?.read).toBe('1,299 ALL · 80 × – × 105 cm');
    expect(seen.rows?.[3]?.errors.map(({ column }) => column)).toEqual(['category', 'designer']);
    await apply(shop, owner, seen.id);
    expect(await products()).toMatchObject([
      { product_name: 'FREKA', state: 'draft', price: 265, currency: 'ALL', model: '90420332' },
      { product_name: 'NORDA / NORDA', price: 1400, currency: 'ALL' },
      { product_name: 'NORDA', price: 2095, currency: 'ALL', category_id: expect.any(Number) },
      { product_name: 'STIG', price: null, currency: 'ALL', category_id: null },
    ]);
  });

  test('keep the currency that they say, and get the material in both languages', async () => {
    const sheet = sheetOf([
      ['Emri', 'Çmimi', 'Materiali'],
      ['Divan', '$1,299.00', 'Lëkurë'],
      ['Raft', '1299', 'Gurë hëne'],
    ]);
    const { id, rows } = await preview(shop, owner, sheet, undefined, inLek);
    expect(rows?.map(({ read }) => read)).toEqual([
      '$1,299 · Lëkurë / Leather',
      '1,299 ALL · Gurë hëne',
    ]);
    await apply(shop, owner, id);
    expect((await products()).map(({ currency }) => currency)).toEqual(['USD', 'ALL']);
  });

  test('are published by a later sheet that gives what they lacked', async () => {
    const first = await preview(
      shop,
      owner,
      sheetOf([header, [...full('Divan', 'D')]]),
      undefined,
      drafts,
    );
    await apply(shop, owner, first.id);
    const [draft] = await products();
    const again = sheetOf([
      ['ID', 'Foto'],
      [draft?.id ?? 0, 'a.jpg'],
    ]);
    const photos = zipOf({ 'a.jpg': await drawPhoto() });
    const second = await preview(shop, owner, again, photos, drafts);
    expect(second.counts).toMatchObject({ updated: 1 });
    await apply(shop, owner, second.id);
    expect(await products()).toMatchObject([{ state: 'published' }]);
    await undo(shop, owner, second.id);
    expect(await products()).toMatchObject([{ state: 'draft' }]);
  });

  test('keep what they have where a later sheet is wrong', async () => {
    const first = sheetOf([header, [...full('Divan', 'D')]]);
    await apply(shop, owner, (await preview(shop, owner, first, undefined, drafts)).id);
    const before = await products();
    const again = sheetOf([
      ['ID', 'Emri', 'Çmimi', 'Ngjyra'],
      [before[0]?.id ?? 0, 'Divan Alba', 'me marrëveshje', 'x'.repeat(41)],
    ]);
    const second = await preview(shop, owner, again, undefined, drafts);
    expect(second.rows?.[0]?.errors.map(({ column }) => column)).toEqual(['Çmimi', 'Ngjyra']);
    await apply(shop, owner, second.id);
    expect(await products()).toEqual([{ ...before[0], product_name: 'Divan Alba' }]);
  });
});

describe('photos without a sheet', () => {
  const importDrafts = async () => {
    const sheet = sheetOf([
      header,
      [...full('Divan Alba', 'B-204')],
      ['Tavolinë Çelës', null, null, null, '20 €', 'divane', null],
      [...full('Raft', 'R-1')],
      [...full('Raft', 'R-2')],
    ]);
    const { id } = await preview(shop, owner, sheet, undefined, drafts);
    await apply(shop, owner, id);
  };

  test('go to drafts by model or name, and publish those that lack nothing else', async () => {
    await importDrafts();
    const seen = await preview(
      shop,
      owner,
      null,
      {
        'b204_2.jpg': await drawPhoto(),
        'B-204_1.jpg': await drawPhoto(),
        'tavoline celes.jpg': await drawPhoto(),
        'raft.jpg': await drawPhoto(),
        'IMG_1.jpg': await drawPhoto(),
      },
      drafts,
    );
    expect(seen.photos.unused).toEqual(['raft.jpg', 'IMG_1.jpg']);
    expect(seen.rows).toMatchObject([
      { row: 0, product_name: 'Divan Alba', outcome: 'updated', photos: 2, lacks: [] },
      { product_name: 'Tavolinë Çelës', photos: 1, lacks: expect.any(Array) },
    ]);
    expect(seen.rows?.[1]?.lacks).toHaveLength(2);
    await apply(shop, owner, seen.id);
    expect((await products()).map(({ state }) => state)).toEqual([
      'published',
      'draft',
      'draft',
      'draft',
    ]);
    const [divan] = await products();
    const shown = await shop.request(`/v1/public/products/${divan?.id}`);
    const { data } = await answerOf<{ images: string[] }>(shown);
    expect(data.images).toHaveLength(2);
    expect(await undo(shop, owner, seen.id)).toMatchObject({ restored: 2, deleted: 0 });
    expect((await products()).every(({ state }) => state === 'draft')).toBe(true);
  });

  test('may be a zip, and leave drafts alone that have photos', async () => {
    await importDrafts();
    const zip = zipOf({ 'B-204/1.jpg': await drawPhoto(), 'R-1.jpg': 'no picture' });
    const first = await preview(shop, owner, null, zip, drafts);
    expect(first.rows).toMatchObject([
      { product_name: 'Divan Alba', lacks: [] },
      { product_name: 'Raft', outcome: 'unchanged', lacks: ['Photos'] },
    ]);
    await apply(shop, owner, first.id);
    const again = await preview(
      shop,
      owner,
      null,
      zipOf({ 'B-204.jpg': await drawPhoto() }),
      drafts,
    );
    expect(again).toMatchObject({ rows: [], photos: { unused: ['B-204.jpg'] } });
  });

  test('are refused to a client that does not ask for drafts, and if they are too many', async () => {
    const one = { 'a.jpg': await drawPhoto() };
    expect(await brokenFields(await sendSheet(shop, owner, null, one))).toEqual(['sheet']);
    expect(await brokenFields(await sendSheet(shop, owner, null, undefined, drafts))).toEqual([
      'sheet',
    ]);
    const many = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [`${i}.jpg`, Buffer.from('x')]),
    );
    expect(await brokenFields(await sendSheet(shop, owner, null, many, drafts))).toEqual([
      'photos',
    ]);
    const wrong = await sendSheet(shop, owner, null, one, '?drafts=maybe&currency=SAR');
    expect(await brokenFields(wrong)).toEqual(['drafts', 'currency']);
    const visitor = { headers: {} };
    expect((await sendSheet(shop, visitor, null, one, drafts)).status).toBeGreaterThan(400);
  });
});
