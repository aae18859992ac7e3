import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let ids: { given_up: number; failed: number; waiting: number; sent: number };
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.shop.pool.query('delete from mail');
  const { rows } = await operator.shop.pool.query(`
    with stored as (
      insert into mail (message_id, template, recipient, payload, attempts, last_error, sent_at, refused_since,
        given_up_at, created_at, due_at)
      select '<request-' || n || '-1.abc@orendi.example>', 'request', kind || '@example.com', '{}', n,
        case when kind in ('given_up', 'failed') then '550 no such mailbox' end,
        case kind when 'sent' then now() end, case kind when 'given_up' then now() - interval '1 day' end,
        case kind when 'given_up' then now() end, now() - interval '2 days', now() + interval '1 hour'
      from unnest(array['given_up', 'failed', 'waiting', 'sent']) with ordinality u (kind, n)
      returning id, split_part(recipient, '@', 1) as kind
    ) select jsonb_object_agg(kind, id) as ids from stored`);
  ids = rows[0].ids;
});

const stateOf = async (id: number) => {
  const { rows } = await operator.shop.pool.query(
    `select given_up_at, refused_since, last_error, due_at <= now() as is_due from mail where id = $1`,
    [id],
  );
  return rows[0];
};
const fresh = { given_up_at: null, refused_since: null, last_error: null, is_due: true };

test('mails that failed are listed with what the server said, and no others', async () => {
  const { output } = await operator.run('mail list');
  const lines = output.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    new RegExp(
      `${ids.given_up}  [-\\d :]+  request-1 to given_up@example\\.com, 1 attempt, given up [-\\d :]+: 550 no such mailbox$`,
    ),
  );
  expect(lines[1]).toMatch(/request-2 to failed@example\.com, 2 attempts, tried again /);
});

test('a test mail says what became of it, and for whom it is', async () => {
  expect((await operator.run('mail test ana@example.com')).output).toContain('It is a file');
  expect((await operator.run('mail test')).errors).toContain('Name an address');
  expect((await operator.run('mail test nobody')).errors).toContain('The address "nobody"');
  Object.assign(operator.shop.services.settings, { smtpUrl: 'smtp://127.0.0.1:1' });
  const { output, code } = await operator.run('mail test ana@example.com');
  Object.assign(operator.shop.services.settings, { smtpUrl: null });
  expect(output).toContain('It cannot be sent: ');
  expect(code).toBe(1);
});

test('a monitor is told by status and numbers, and nobody is named', async () => {
  const answer = await operator.shop.request('/healthz/mail');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toMatch(/^mails not sent: 1 given up, 1 waiting since \d{4}-\d\d-\d\dT[\d:.]+Z; /);
  expect(text).not.toContain('@');
  expect((await operator.shop.request('/readyz')).status).toBe(200);
});

test('a fault that passes within a quarter of an hour calls nobody', async () => {
  await operator.shop.pool.query(`delete from mail where given_up_at is not null;
    update mail set created_at = now() - interval '10 minutes'`);
  const answer = await operator.shop.request('/healthz/mail');
  expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
});

/** Leaves one mail, which nobody has tried. */
const leaveUntried = (minutes: number, more = '') =>
  operator.shop.pool.query(`delete from mail where id <> ${ids.waiting};
    update mail set due_at = now() - interval '${minutes} minutes'${more}`);
const mailHealth = async () => (await operator.shop.request('/healthz/mail')).status;

test('a mail that no process has tried calls somebody, too', async () => {
  await leaveUntried(14);
  expect(await mailHealth()).toBe(200);
  await leaveUntried(16);
  expect(await mailHealth()).toBe(503);
});

describe('a restored shop', () => {
  beforeEach(() =>
    operator.shop.pool.query(`insert into outbox_hold (backup_of, restored_at)
      values (now() - interval '1 day', now() - interval '14 minutes')`),
  );
  afterEach(() => operator.shop.pool.query('delete from outbox_hold'));

  test('calls somebody once new mail is held for a quarter of an hour', async () => {
    await leaveUntried(14, ', created_at = due_at');
    expect(await mailHealth()).toBe(200);
    await leaveUntried(16, ', created_at = due_at');
    expect(await mailHealth()).toBe(503);
  });

  test('calls nobody at once for what came with the backup', async () => {
    await leaveUntried(60);
    expect(await mailHealth()).toBe(200);
    await operator.shop.pool.query(
      `update outbox_hold set restored_at = now() - interval '16 minutes'`,
    );
    expect(await mailHealth()).toBe(503);
  });

  test('says in the list that mails are held, and that trying again is no help', async () => {
    expect((await operator.run('mail list')).output).toMatch(
      /Held since.*--yes`\.\n[^]*2 attempts, held: /,
    );
    for (const words of ['--all', ids.given_up])
      expect(await operator.run(`mail retry ${words}`)).toMatchObject({
        code: 2,
        errors: expect.stringContaining('`mail release --yes`'),
      });
    expect(await stateOf(ids.given_up)).toMatchObject({ last_error: '550 no such mailbox' });
  });
});

test('a mail that was given up is tried again at once, as if it were new', async () => {
  const { code, output } = await operator.run(`mail retry ${ids.given_up}`);
  expect([code, output]).toEqual([0, expect.stringContaining('Tried again within seconds: 1.')]);
  expect(await stateOf(ids.given_up)).toEqual(fresh);
  expect(await stateOf(ids.failed)).toMatchObject({ is_due: false });
});

test('all of them are tried again', async () => {
  await operator.run('mail retry --all');
  for (const id of [ids.given_up, ids.failed]) expect(await stateOf(id)).toEqual(fresh);
  expect((await operator.run('mail list')).output).toMatch(/^(.* attempts?, due\n?){2}$/);
  expect((await operator.run('mail retry --all')).output).toBe('There are none.');
});

test('only a mail that was given up can be removed', async () => {
  expect((await operator.run(`mail drop ${ids.failed}`)).errors).toMatch(
    /No mail that was given up/,
  );
  expect((await operator.run(`mail drop ${ids.given_up}`)).errors).toBe(
    `This removes the mail ${ids.given_up}, request-1 to given_up@example.com. Say --yes to do it.`,
  );
  expect((await operator.run(`mail drop ${ids.given_up} --yes`)).output).toBe(
    `Removed: ${ids.given_up}.`,
  );
  expect(await stateOf(ids.given_up)).toBeUndefined();
});

test.each([
  ['mail list 1', /"1" is not expected here/],
  ['mail retry', /Which mails/],
  ['mail retry x', /Name the id/],
  ['mail retry 999999', /No unsent mail has the id 999999/],
  ['mail retry --all 1', /"1" is not expected here/],
  ['mail drop', /Name the id/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});
