import type { EditedPage, PageText } from '@orendi/contract/schemas/market';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { latestMail, openConsole, type TestConsole } from '../../testing/open-console.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { builtInMarkdown } from './built-in-texts.ts';

let desk: TestConsole;
let seller: Seller;

beforeAll(async () => {
  desk = await openConsole();
  seller = await signUpOwner(desk.shop);
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  await desk.shop.db.deleteFrom('page_text').execute();
  await desk.shop.services.changes.transaction(async (_, touch) => touch('market'));
});

const own = {
  al: '# Kushtet tona\n\nLexoji.\n\n## Pika e parë\n\nFjalë.',
  en: '# Our terms\n\nRead them.\n\n## First point\n\nWords <b>here</b>.',
};
const publish = (page: string, body: object) => desk.send('PUT', `/texts/${page}`, body);
const edited = (page: string) => desk.read<EditedPage>(`/texts/${page}`);
async function shown(page: string, language = 'en') {
  const response = await desk.shop.request(`/v1/public/texts/${page}`, {
    headers: { cookie: `lang=${language}` },
  });
  expect(response.headers.get('cache-tag')).toBe('market');
  return (await answerOf<PageText>(response)).data;
}

test('pages show the built-in texts until something is published', async () => {
  const terms = await shown('terms');
  expect(terms).toMatchObject({ title: 'Terms of service', version: '2026-11-27' });
  expect(terms.sections.at(-1)?.html).toContain('<p>{{operator}}</p>');
  expect((await shown('help', 'al')).title).toBe('Shërbimi i klientit');
  expect(await edited('contact')).toMatchObject({ versions: [], differences: null, overtaken: [] });
});

test('a published text is shown at once in both languages, with the fixed paragraphs around it', async () => {
  expect((await publish('terms', { ...own, basedOn: 0 })).status).toBe(200);
  const terms = await shown('terms');
  expect(terms).toMatchObject({ title: 'Our terms', intro: 'Read them.', version: 'v1' });
  expect(terms.sections.map(({ heading }) => heading)).toEqual(['', 'First point', '']);
  expect(terms.sections[0]?.html).toContain('the seller contacts you');
  expect(terms.sections[1]?.html).toBe('<p>Words &lt;b&gt;here&lt;/b&gt;.</p>\n');
  expect(terms.sections[2]?.html).toContain('in the six months');
  expect((await shown('terms', 'al')).title).toBe('Kushtet tona');
  expect(await desk.log()).toContain('text publish terms: version 1');
});

test('former versions are kept and can be published again, and so can the built-in text', async () => {
  await publish('help', { ...own, basedOn: 0 });
  await publish('help', { ...own, en: '# Help\n\nOther words.', basedOn: 1 });
  await publish('help', { al: null, en: null, basedOn: 2 });
  expect((await shown('help')).title).toBe('Customer service');
  const page = await edited('help');
  expect(page.differences).toBeNull();
  expect(page.versions.map(({ version, texts }) => [version, texts?.en])).toEqual([
    [3, undefined],
    [2, '# Help\n\nOther words.'],
    [1, own.en],
  ]);
  expect(page.versions[0]?.actor).toBe(desk.operator.email);
  await publish('help', { ...own, basedOn: 3 });
  expect((await shown('help')).title).toBe('Our terms');
});

test('whoever edits an older version than the last is told so', async () => {
  await publish('contact', { ...own, basedOn: 0 });
  expect((await publish('contact', { ...own, al: 'Tjetër', basedOn: 0 })).status).toBe(409);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((al) => publish('contact', { ...own, al, basedOn: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('one language alone, an empty text and an unknown page are refused', async () => {
  const broken = async (body: object) =>
    brokenFields(await publish('terms', { basedOn: 0, ...body }));
  expect(await broken({ al: own.al, en: null })).toEqual(['en']);
  expect(await broken({ al: ' ', en: own.en })).toEqual(['al']);
  expect(await broken({ al: 'x'.repeat(20_001), en: own.en })).toEqual(['al']);
  expect((await publish('imprint', { ...own, basedOn: 0 })).status).toBe(404);
  expect((await desk.shop.request('/v1/public/texts/imprint')).status).toBe(404);
  expect((await desk.send('GET', '/texts/imprint')).status).toBe(404);
});

test('what a release has changed in the built-in text is told beside an edited one, until it is seen', async () => {
  await publish('privacy', { ...own, basedOn: 0 });
  expect((await edited('privacy')).differences).toBeNull();
  const { al, en } = builtInMarkdown('privacy');
  await desk.shop.db
    .updateTable('page_text')
    .set({ built_in_en: en.replace('You can ask', 'You may ask'), built_in_al: al })
    .execute();
  const { differences } = await edited('privacy');
  expect(differences?.al).toEqual([]);
  expect(differences?.en).toEqual([
    { kind: 'removed', text: expect.stringContaining('You may ask') },
    { kind: 'added', text: expect.stringContaining('You can ask') },
  ]);
  expect((await edited('help')).overtaken).toEqual(['privacy']);
  await publish('privacy', { ...own, basedOn: 1 });
  expect(await edited('privacy')).toMatchObject({ versions: [{ version: 1 }], differences: null });
});

test('new terms are told to those who sell, who agree to them', async () => {
  const calls = callsOf(desk.shop, seller);
  const terms = async () => (await answerOf<object>(await calls.send('GET', '/auth/terms'))).data;
  expect(await terms()).toEqual({ version: '2026-11-27', isAccepted: true });
  const before = await desk.shop.db.selectFrom('mail').selectAll().execute();
  await publish('help', { ...own, basedOn: 0 });
  expect(await desk.shop.db.selectFrom('mail').selectAll().execute()).toHaveLength(before.length);
  await publish('terms', { ...own, basedOn: 0 });
  const mails = await desk.shop.db.selectFrom('mail').selectAll().execute();
  expect(mails.slice(before.length).map(({ recipient }) => recipient)).toEqual([seller.email]);
  expect(mails.at(-1)?.payload).toMatchObject({ kind: 'terms-changed' });
  const mail = await latestMail(desk.shop, seller.id);
  expect(mail.subject).toMatch(/terms|kushtet/i);
  expect(await terms()).toEqual({ version: 'v1', isAccepted: false });
  const old = await calls.send('POST', '/auth/terms', { version: '2026-11-27' });
  expect(old.status).toBe(409);
  const agreed = await calls.send('POST', '/auth/terms', { version: 'v1' });
  expect(agreed.status).toBe(200);
  expect(await terms()).toEqual({ version: 'v1', isAccepted: true });
  const file = await answerOf<{ user: object }>(await calls.send('GET', '/auth/account-data'));
  expect(file.data.user).toMatchObject({ accepted_terms: 'v1' });
  expect((await desk.shop.request('/v1/auth/terms')).status).toBe(401);
});

test('each account keeps the version of the terms that it was made under', async () => {
  const { db } = desk.shop;
  const versionOf = async ({ id }: Pick<Seller, 'id'>) =>
    (
      await db
        .selectFrom('account')
        .select('accepted_terms')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).accepted_terms;
  const early = await signUpOwner(desk.shop);
  await publish('terms', { ...own, basedOn: 0 });
  const late = await signUpOwner(desk.shop);
  expect([await versionOf(early), await versionOf(late)]).toEqual(['2026-11-27', 'v1']);
  // An account older than this is kept has accepted what came with the product.
  await db.updateTable('account').set({ accepted_terms: null }).execute();
  const isAccepted = async () => {
    const response = await callsOf(desk.shop, early).send('GET', '/auth/terms');
    return (await answerOf<{ isAccepted: boolean }>(response)).data.isAccepted;
  };
  expect(await isAccepted()).toBe(false);
  await publish('terms', { al: null, en: null, basedOn: 1 });
  expect(await isAccepted()).toBe(true);
});
