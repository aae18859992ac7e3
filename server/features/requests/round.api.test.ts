import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTallies } from '../../platform/http/counters.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { startShopProcess } from './testing/start-shop-process.ts';
import { brokenFields, readAnswer, submitForm } from './testing/visitor.ts';

let shop: RequestShop;
/** Pieces of four shops. */
let pieces: number[];

beforeAll(async () => {
  // Rate limits are another test's subject.
  shop = await openRequestShop({ services: { countCall: async () => {} } });
  pieces = await Promise.all(Array.from({ length: 4 }, () => pieceOfNewShop()));
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.services.tallies = createTallies();
  shop.services.settings.rateLimitScale = 1;
});

async function pieceOfNewShop(fields: object = {}) {
  const business = await createBusiness(shop);
  return createProduct(shop, { business_id: business, ...fields });
}

const offer = 'A e bëni këtë në dy metra, me këmbë druri dhe copë të lashme?';
type Form = Record<string, unknown>;
const ask = (form: Form, by: Pick<RequestShop, 'request'> = shop) =>
  submitForm({ request: by.request, services: shop.services }, { message: offer, ...form });

async function send(form: Form) {
  const response = await ask(form);
  expect(response.status).toBe(201);
  const { data } = await readAnswer(response);
  return { ...data, row: await rowOf(data.id) };
}
const rowOf = (id: number) =>
  shop.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countOf = async (round: string) =>
  (await shop.db.selectFrom('request').select('id').where('round', '=', round).execute()).length;

test('three shops asked at once get one request each, of one round', async () => {
  const round = crypto.randomUUID();
  const sent = [];
  for (const id of pieces.slice(0, 3)) sent.push(await send({ id, round }));
  expect(sent.map(({ row }) => [row.round, row.state])).toEqual(sent.map(() => [round, 'new']));
  const mails = await shop.db
    .selectFrom('mail')
    .select('request_id')
    .where('template', '=', 'request')
    .where(
      'request_id',
      'in',
      sent.map(({ id }) => id),
    )
    .where('template', '=', 'request')
    .execute();
  expect(mails).toHaveLength(3);
});

test('a shop that is asked again is answered with the request that is there', async () => {
  const round = crypto.randomUUID();
  const [first, second] = [
    await send({ id: pieces[0], round }),
    await send({ id: pieces[0], round }),
  ];
  expect([second.id, second.link]).toEqual([first.id, first.link]);
  expect(await countOf(round)).toBe(1);
});

test('taps at once, and in two processes, make one request for each shop', async () => {
  const other = await startShopProcess(shop);
  const round = crypto.randomUUID();
  const wanted = pieces.slice(0, 3);
  const answers = await Promise.all(
    [shop, other, shop, other].flatMap((by) => wanted.map((id) => ask({ id, round }, by))),
  );
  const ids = await Promise.all(answers.map(async (one) => (await readAnswer(one)).data.id));
  await other.kill();
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(new Set(ids).size).toBe(3);
  expect(await countOf(round)).toBe(3);
});

test('a fourth shop is asked, but not as one of the round', async () => {
  const round = crypto.randomUUID();
  for (const id of pieces.slice(0, 3)) await send({ id, round });
  expect((await send({ id: pieces[3], round })).row.round).toBeNull();
});

test('a full round hides no repeated text', async () => {
  const round = crypto.randomUUID();
  for (const id of pieces.slice(0, 3)) await send({ id, round });
  const states = [];
  for (let n = 0; n < 4; n += 1) states.push((await send({ id: pieces[3], round })).row.state);
  expect(states).toEqual(['new', 'new', 'new', 'held']);
});

test.each([
  ['message', { message: 'Tjetër' }],
  ['number', { phoneNumber: '069 765 4321' }],
  ['e-mail', { contactEmail: 'tjeter@example.com' }],
])('a round with another %s is somebody else’s', async (_, change) => {
  const round = crypto.randomUUID();
  await send({ id: pieces[0], round });
  const { row } = await send({ id: pieces[1], round, ...change });
  expect(row).toMatchObject({ round: null, state: 'new' });
});

test('a number that sellers of two countries read differently is one contact', async () => {
  const round = crypto.randomUUID();
  const business = await createBusiness(shop, { phone_no: '+38349123456' });
  const kosovar = await createProduct(shop, { business_id: business });
  const number = { phoneNumber: '049 555 666' };
  const first = await send({ id: pieces[0], round, ...number });
  expect((await send({ id: kosovar, round, ...number })).row.round).toBe(first.row.round);
});

test('the same text to the shops of a round is no sign of spam, nor counts for later forms', async () => {
  // Only the first of a round counts: four rounds are four forms, and a fifth text is the first that is held.
  for (let time = 0; time < 4; time += 1) {
    const round = crypto.randomUUID();
    for (const id of pieces.slice(0, 3)) {
      expect((await send({ id, round })).row.state).toBe('new');
    }
  }
  expect((await send({ id: pieces[0] })).row).toMatchObject({
    state: 'held',
    signals: expect.arrayContaining(['repeated']),
  });
});

test('what is held of the first shop is held of the others', async () => {
  const round = crypto.randomUUID();
  const first = await send({ id: pieces[0], round, signals: { website: 'x' } });
  const second = await send({ id: pieces[1], round });
  expect([first.row.state, second.row.state]).toEqual(['held', 'held']);
  expect(second.row).toMatchObject({ signals: ['honeypot'], round });
});

test('each needs a captcha of its own', async () => {
  const round = crypto.randomUUID();
  await send({ id: pieces[0], round });
  const response = await ask({ id: pieces[1], round, token: 'none' });
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual(['recaptcha']);
});

test('a round is a uuid', async () => {
  const response = await ask({ id: pieces[0], round: 'mine' });
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual(['round']);
});

test('WhatsApp is kept with a number that is preferred', async () => {
  const prefersWhatsapp = true;
  const [id] = pieces;
  const byPhone = { preferredContactMethod: 'phone', prefersWhatsapp };
  expect((await send({ id, ...byPhone })).row.prefers_whatsapp).toBe(true);
  expect((await send({ id, prefersWhatsapp })).row.prefers_whatsapp).toBe(false);
  const { row } = await send({ id, ...byPhone, phoneNumber: '' });
  expect(row).toMatchObject({ preferred_contact_method: 'email', prefers_whatsapp: false });
});

test('a wanted size is kept where the piece is made to measure', async () => {
  const size = { wantedLength: '220', wantedWidth: 90.5, wantedHeight: '' };
  const measured = await pieceOfNewShop({ made_to_measure: true });
  expect((await send({ id: measured, ...size })).row).toMatchObject({
    wanted_length: 220,
    wanted_width: 90.5,
    wanted_height: null,
  });
  expect((await send({ id: pieces[0], ...size })).row.wanted_length).toBeNull();
  const broken = await ask({ id: measured, wantedLength: 'dy metra', wantedHeight: 0 });
  expect(await brokenFields(broken)).toEqual(['wantedLength', 'wantedHeight']);
});

test('a key stands for its form with these fields', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const byPhone = { preferredContactMethod: 'phone' };
  expect((await shop.submit(byPhone, headers)).status).toBe(201);
  expect((await shop.submit({ ...byPhone, prefersWhatsapp: true }, headers)).status).toBe(409);
});
