import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outbox } from '@orendi/contract/schemas/operator-work';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { englishWordsIn } from '../../testing/english-words.ts';
import { createBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { type SignedUpOperator, signUpOperator } from '../../testing/sign-up-operator.ts';
import { tellAlarms } from './index.ts';

const noon = '2026-11-25T11:00:00Z';

let shop: TestShop;
let operator: SignedUpOperator;
let backupTo: string;

beforeAll(async () => {
  shop = await openTestShop({ services: { passwords: quickPasswords } });
  operator = await signUpOperator(shop);
  backupTo = await mkdtemp(join(tmpdir(), 'orendi-backups-'));
});
afterAll(async () => {
  await rm(backupTo, { recursive: true });
  await shop.close();
});
beforeEach(async () => {
  await shop.pool.query('delete from mail; delete from alarm; delete from job');
  await shop.pool.query(
    `insert into push_subscription (account_id, endpoint, p256dh, auth) values (${operator.id}, 'a', 'b', 'c')`,
  );
});
afterEach(async () => {
  await shop.pool.query(
    'delete from push_subscription; delete from backup_run; delete from business',
  );
  Object.assign(shop.services.settings, { backupTo: null, publicUrl: null });
});

const tell = (at = noon) => tellAlarms({ ...shop.services, clock: () => new Date(at) });
const mails = async () => {
  const rows = await shop.db
    .selectFrom('mail')
    .select(['recipient', 'payload'])
    .where('template', '=', 'operator-news')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, payload: { title, lines } }) => ({ recipient, title, lines }));
};
const pushes = async () => {
  const rows = await shop.db
    .selectFrom('job')
    .select('data')
    .where('queue', '=', 'operator-push')
    .execute();
  return rows.map(({ data }) => (data as unknown as { title: string }).title);
};
const inConsole = async () => {
  const response = await shop.request('/v1/operator/outbox', { headers: operator.headers });
  return (await answerOf<Outbox>(response)).data.alarms;
};
const backUp = (at: string, error: string | null) =>
  shop.pool.query(
    `insert into backup_run (folder, started_at, finished_at, is_good, error, bytes)
     values ($1, $2, $2, $3, $4, 1)`,
    [backupTo, at, error === null, error],
  );

test('a shop that is well raises none', async () => {
  await tell();
  expect(await mails()).toEqual([]);
  expect(await inConsole()).toEqual([]);
});

describe('backups', () => {
  beforeEach(() => void Object.assign(shop.services.settings, { backupTo }));

  test('that failed are told once a day, by mail and push', async () => {
    await backUp('2026-11-25T01:40:00Z', 'no room');
    await Promise.all([tell(), tell()]);
    await tell('2026-11-25T22:59:00Z');
    expect(await mails()).toEqual([
      {
        recipient: operator.email,
        title: 'Alarm: backup',
        lines: [expect.stringContaining('no room'), expect.stringContaining('backup --to')],
      },
    ]);
    expect(await pushes()).toEqual(['Alarm: backup']);
    await tell('2026-11-25T23:00:00Z');
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    ['2026-11-24T10:00:00Z', 0],
    ['2026-11-24T07:59:00Z', 1],
  ])('of which the last is of %s raise %i alarms', async (at, count) => {
    await backUp(at, null);
    await tell();
    expect(await mails()).toHaveLength(count);
  });

  test('that nobody ever made raise one after 26 hours', async () => {
    await shop.pool.query(
      `insert into job (queue, every, at, created_at) values ('backup', 'hour', '00:37', '2026-11-24T08:30:00Z')`,
    );
    await tell('2026-11-25T11:00:00Z');
    expect(await mails()).toEqual([]);
    await tell('2026-11-25T11:31:00Z');
    expect((await mails())[0]?.lines).toContain(
      'There is none yet, 27 hours after BACKUP_TO was set.',
    );
  });

  test('are nobody’s business where BACKUP_TO is not set', async () => {
    Object.assign(shop.services.settings, { backupTo: null });
    await backUp('2026-11-01T01:40:00Z', 'no room');
    await tell();
    expect(await mails()).toEqual([]);
  });
});

describe('mails', () => {
  test('that were given up are told by push too, as mail may be what is broken', async () => {
    await shop.pool.query(
      `insert into mail (message_id, template, recipient, payload, given_up_at, last_error)
       values ('<a@b>', 'request', 'a@example.com', '{}', now(), '550')`,
    );
    await tell();
    expect(await pushes()).toEqual(['Alarm: mail']);
    expect((await mails())[0]?.lines).toEqual([
      expect.stringContaining('given up'),
      expect.any(String),
    ]);
    // The frame of the console says it with its own words and buttons.
    expect(await inConsole()).toEqual([]);
  });

  test('that are held are told by push alone', async () => {
    await shop.pool.query('insert into outbox_hold (restored_at, backup_of) values (now(), now())');
    await tell();
    await shop.pool.query('delete from outbox_hold');
    expect(await pushes()).toEqual(['Alarm: mail']);
    expect(await mails()).toEqual([]);
  });
});

describe('shops', () => {
  /** A shop with one request, which has waited for so many hours. */
  const order = async (hours: number, business_name: string, at = noon, holiday?: string) => {
    const id = await createBusiness(shop, { business_name });
    await shop.pool.query(`update business set closed_from = $2, closed_to = $2 where id = $1`, [
      id,
      holiday ?? null,
    ]);
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, client_name, client_message,
         preferred_contact_method, client_language, client_email, created_at)
       values ($1, $1, 'business', 'x', 'Ana', '', 'email', 'al', 'ana@example.com', $2)`,
      [id, new Date(Date.parse(at) - hours * 3_600_000)],
    );
  };

  test('that let buyers wait for over 48 hours are told when they begin to', async () => {
    await order(47, 'Divani');
    await order(49, 'Drini');
    await order(90, 'Vjosa');
    await order(50, 'Semani', noon, '2026-11-25');
    await tell();
    expect((await mails()).map(({ lines }) => lines)).toEqual([
      [
        '1 shop has let buyers wait for over 48 hours: Drini.',
        'Call them: the overview of the console has their numbers.',
      ],
    ]);
  });

  test('wait for the morning', async () => {
    await order(49, 'Drini');
    await tell('2026-11-25T20:30:00Z');
    expect(await mails()).toEqual([]);
    await tell('2026-11-26T07:00:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test('stand in the console as long as they let buyers wait, in its language', async () => {
    const now = new Date().toISOString();
    for (const [at, name] of ['A', 'B', 'C', 'D', 'E', 'F', 'G'].entries()) {
      await order(100 - at, name, now);
      const [alarm, ...others] = await inConsole();
      expect(others).toEqual([]);
      expect(alarm?.text).toContain(at < 5 ? name : `+ ${at - 4}`);
    }
    await shop.pool.query(`update account set language = 'al'`);
    const [albanian] = await inConsole();
    await shop.pool.query(`update account set language = 'en'`);
    expect(albanian?.text).toBe(
      '7 dyqane i lënë blerësit të presin mbi 48 orë: A, B, C, D, E, + 2.',
    );
    expect(englishWordsIn(`${albanian?.text} ${albanian?.remedy}`)).toEqual([]);
    await shop.pool.query(`update business set suspended_at = now(), suspension_reason = 'x'`);
    expect(await inConsole()).toEqual([]);
  });
});
