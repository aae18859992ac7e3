import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepPhotos } from '@orendi/server/features/requests/index';
import { idOf, submitForm } from '@orendi/server/features/requests/testing/visitor';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let business: number;
let ana: number;
let beni: number;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await operator.shop.pool.query(statement, values)).rows;

/** A seller with an account, a visitor of theirs who is asked about, and one who is not. */
beforeEach(async () => {
  await query(
    'truncate request, mail, buyer_address, watcher, job, account, business, rate_limit, audit_entry cascade',
  );
  business = await createBusiness(operator.shop, {
    business_name: 'Arka',
    email: 'arka@example.com',
    phone_no: '+355692223344',
  });
  const product = await createProduct(operator.shop, { business_id: business });
  await query(
    `insert into account (email, name, surname, language, business_id)
     values ('dora@example.com', 'Dora', 'Leka', 'al', $1), ('beni@example.com', 'Beni', 'Hoxha', 'al', null)`,
    [business],
  );
  await query(`insert into credential (account_id, provider, provider_account_id, password_hash)
    select id, 'credential', id::text, 'argon2-hash' from account`);
  await query(`insert into session (account_id, token, expires_at)
    select id, 'token-' || id, now() + interval '1 day' from account`);
  const send = async (fields: Record<string, unknown>) =>
    idOf(await submitForm(operator.shop, { id: product, ...fields }));
  ana = await send({
    name: 'Ana Gjoka',
    contactEmail: 'Ana@Example.com',
    phoneNumber: '069 212 3456',
  });
  beni = await send({
    name: 'Beni Hoxha',
    contactEmail: 'beni@example.com',
    phoneNumber: '069 555 6677',
  });
  await query(`insert into job (queue, data) values
    ('forgotten-passwords', '{"email": "ana@example.com"}'), ('forgotten-passwords', '{"email": "x@example.com"}')`);
  await query(`insert into watcher (email, language, seed, token_hash) values
    ('Ana@example.com', 'al', gen_random_uuid(), 'a'), ('beni@example.com', 'al', gen_random_uuid(), 'b')`);
  await query(
    `insert into watch (watcher_id, search) select id, 'query=' || left(email, 3) from watcher`,
  );
  await query(`update account set new_email = 'ana@example.com' where email = 'beni@example.com'`);
});

test.each(['ANA@example.com', '069 212 3456', '+355692123456'])(
  'a visitor known by %s gets a copy of the request and what was sent about it, and of no other',
  async (who) => {
    const { code, output } = await operator.run(`person export ${who}`);
    expect(code).toBe(0);
    const copy = JSON.parse(output);
    expect(copy.request).toMatchObject([
      {
        id: ana,
        client_phone: '+355692123456',
        client_phone_typed: '069 212 3456',
      },
    ]);
    const mails = (copy.mail as { request_id: number; recipient: string }[])
      .map(({ request_id: id, recipient }) => `${id} ${recipient}`)
      .sort();
    const recipients = ['Ana@Example.com', 'arka@example.com', 'dora@example.com'];
    expect(mails).toEqual(recipients.map((recipient) => `${ana} ${recipient}`));
    expect(copy.watch?.[0]?.search).toBe(who.includes('@') ? 'query=Ana' : undefined);
    expect(output).not.toMatch(/Beni|argon2-hash|token-|"seed"/);
  },
);

test('photos of a request are in the copy, and gone with it', async () => {
  const { photos } = operator.shop.services;
  const webp = Buffer.from('RIFF....WEBP');
  webp.writeUInt32LE(webp.length - 8, 4);
  const key = (await photos?.add(webp)) ?? '';
  await query(
    `insert into request_photo (request_id, key, fingerprint, width, height, bytes) values ($1, $2, 'f', 1, 1, $3)`,
    [ana, key, webp.length],
  );
  const { output } = await operator.run('person export ana@example.com');
  expect(JSON.parse(output).request_photo).toMatchObject([
    { request_id: ana, webp: webp.toString('base64') },
  ]);
  await operator.run('person erase ana@example.com --yes');
  expect(await query('select key from request_photo')).toEqual([]);
  // Older than it is, for the sweep of the next hour.
  const then = new Date(Date.now() - 2 * 3_600_000);
  const path = join(operator.shop.dataDir, 'request-photos', key.slice(0, 2), `${key}.webp`);
  await utimes(path, then, then);
  await sweepPhotos(operator.shop.services);
  expect(await photos?.read(key)).toBeNull();
});

test('what sellers have written down of a person goes into the copy, and is erased', async () => {
  await query(`update request set note = 'Ka marrë te Ana: +355 69 212-3456' where id = $1`, [
    beni,
  ]);
  const [lead] = await query(
    `insert into request (business_id, item_id, item_type, item_name, client_name, client_phone, source, state, note,
       preferred_contact_method, client_language)
     values ($1, $1, 'business', 'Arka', 'Ana', '+355692123456', 'hand', 'answered', 'Vjen të shtunën', 'phone', 'al')
     returning id`,
    [business],
  );
  await query(
    `insert into request_event (request_id, kind, value) values ($1, 'stage', 'answered')`,
    [lead?.id],
  );
  const { output } = await operator.run('person export 069 212 3456');
  const copy = JSON.parse(output);
  expect(copy.request).toMatchObject([{ id: ana }, { id: lead?.id, note: 'Vjen të shtunën' }]);
  expect(copy.request_event).toMatchObject([{ request_id: lead?.id }]);
  const note = 'Ka marrë te Ana: +355 69 212-3456';
  expect(copy.note).toEqual([{ id: beni, note, lost_reason: null }]);
  expect(output).not.toContain('Beni');
  const erased = await operator.run('person erase +355692123456 --yes');
  expect(erased.output).toContain(`the notes on the requests ${beni}`);
  expect(await query('select id, note from request')).toEqual([{ id: beni, note: null }]);
  expect((await operator.run('person export +355692123456')).output).toMatch(/^Nothing is stored/);
});

test('a request is found while it can be taken back, without what opens it, and not longer', async () => {
  const values = ['Ana@Example.com', '+355692123456'];
  await query(
    `update request set client_name = '', client_email = null, client_phone = null, withdrawn_at = now(),
       withdrawn = jsonb_build_object('client_email', $2::text, 'client_phone', $3::text) where id = $1`,
    [ana, ...values],
  );
  for (const who of values) {
    const { output } = await operator.run(`person export ${who}`);
    expect(JSON.parse(output).request).toMatchObject([{ id: ana, client_name: '' }]);
    expect(output).not.toMatch(/link_seed|link_hash|client_network|"withdrawn"/);
  }
  await query('update request set withdrawn = null where id = $1', [ana]);
  const { output } = await operator.run('person export +355692123456');
  expect(output).not.toContain(`"id": ${ana}`);
});

test('the reason why a request was lost is one of these notes', async () => {
  const lost_reason = 'E mori Ana (0692123456)';
  await query(`update request set state = 'lost', lost_reason = $2 where id = $1`, [
    beni,
    lost_reason,
  ]);
  const { output } = await operator.run('person export 069 212 3456');
  expect(JSON.parse(output).note).toEqual([{ id: beni, note: null, lost_reason }]);
  await operator.run('person erase +355692123456 --yes');
  expect(await query('select id, lost_reason from request')).toEqual([
    { id: beni, lost_reason: null },
  ]);
});

test('a number that was kept as typed is found by the one that it may be', async () => {
  await query(
    `update request set client_phone = '067-212 3456', client_phone_typed = null where id = $1`,
    [ana],
  );
  const { output } = await operator.run('person export +355672123456');
  expect(JSON.parse(output).request).toMatchObject([{ id: ana }]);
});

test('a seller gets a copy of the account with the business and all it has, without what opens it', async () => {
  const { output } = await operator.run('person export dora@example.com');
  const copy = JSON.parse(output);
  expect(copy).toMatchObject({
    account: [{ email: 'dora@example.com', name: 'Dora' }],
    business: [{ id: business, business_name: 'Arka' }],
    session: [{ account_id: copy.account[0].id }],
    product: [{ business_id: business }],
  });
  expect(copy.request).toHaveLength(2);
  expect(output).not.toMatch(/argon2-hash|token-/);
});

test('a copy goes into a new file that nobody else can read', async () => {
  const { output } = await operator.run('person export ana@example.com --file ana.json');
  const file = join(operator.folder, 'ana.json');
  expect(output).toBe(`Written: ${file}`);
  expect(JSON.parse(await readFile(file, 'utf8')).request).toHaveLength(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await operator.run('person export ana@example.com --file ana.json');
  expect([again.code, again.errors]).toEqual([
    1,
    `${file} cannot be written, or is there already.`,
  ]);
});

test('a visitor is erased everywhere, with the files of mails, and nobody else', async () => {
  const folder = join(operator.shop.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const ids = await query('select message_id, request_id from mail order by id');
  const fileOf = (id: string) => `${id.slice(1, -1)}.eml`;
  for (const { message_id: id } of ids) await writeFile(join(folder, fileOf(id)), 'Ana Gjoka');
  await writeFile(join(folder, 'notes.txt'), 'not a mail');

  const asked = await operator.run('person erase ana@example.com');
  expect([asked.code, asked.errors]).toEqual([
    2,
    `This deletes the requests ${ana}, 1 mails to this address, what this address watches. Say --yes to do it.`,
  ]);
  expect(await query('select id from request')).toHaveLength(2);

  const { code, output } = await operator.run('person erase ana@example.com --yes');
  const gone = `the requests ${ana}, 1 mails to this address, what this address watches, 3 files of mails`;
  expect([code, output]).toEqual([0, `Deleted: ${gone}.`]);
  const [left] = await query(`select
    (select array_agg(id) from request) as requests,
    (select array_agg(distinct request_id) from mail) as mails,
    (select array_agg(data ->> 'email') from job where queue = 'forgotten-passwords') as jobs,
    (select array_agg(search) from watch) as watches,
    (select count(*)::int from account) as accounts,
    (select count(*)::int from account where new_email is not null) as pending`);
  expect(left).toEqual({
    requests: [beni],
    mails: [beni],
    jobs: ['x@example.com'],
    watches: ['query=ben'],
    accounts: 2,
    pending: 0,
  });
  const kept = ids.filter(({ request_id }) => request_id === beni);
  expect((await readdir(folder)).sort()).toEqual(
    [...kept.map(({ message_id: id }) => fileOf(id)), 'notes.txt'].sort(),
  );
  const [written] = await query(`select action, subject, details from audit_entry`);
  expect(written).toEqual({
    action: 'person erase',
    subject: '',
    details: expect.stringMatching(/^requests 1, notes 0, accounts 0, businesses 0, mails \d+$/),
  });
  const dump = await operator.run('person export ana@example.com');
  expect(dump.output).toBe('Nothing is stored with this address or number.');
});

test.each(['dora@example.com', 'arka@example.com', '069 222 3344'])(
  'a seller known by %s is erased with the business and what visitors have sent it',
  async (who) => {
    const { errors } = await operator.run(`person erase ${who}`);
    expect(errors).toContain(
      'the account dora@example.com, the business Arka (1 products, 0 packages, 2 requests)',
    );
    const { code } = await operator.run(`person erase ${who} --yes`);
    expect(code).toBe(0);
    const [left] = await query(`select (select count(*)::int from business) as businesses,
      (select count(*)::int from request) as requests, (select count(*)::int from mail) as mails,
      (select array_agg(email) from account) as accounts`);
    expect(left).toEqual({ businesses: 0, requests: 0, mails: 0, accounts: ['beni@example.com'] });
  },
);

test('a business without an account is erased, too', async () => {
  await query(`delete from account where email = 'dora@example.com'`);
  const { output } = await operator.run('person erase 069 222 3344 --yes');
  expect(output).toBe('Deleted: the business Arka (1 products, 0 packages, 2 requests).');
  expect(await query('select id from business')).toEqual([]);
});

test.each([
  ['person export', /Who\?/],
  ['person export Ana', /Who\?/],
  ['person erase 12', /Who\?/],
  // Two people may have it: nothing of either is given away or lost.
  ['person export 042 234 567', /\+35542234567 or \+38942234567/],
  ['person erase 042 234 567 --yes', /country code/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test('nobody known is told so', async () => {
  const { code, output } = await operator.run('person erase nobody@example.com --yes');
  expect([code, output]).toEqual([0, 'Nothing is stored with this address or number.']);
});
