import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTest } from '@orendi/contract/schemas/operator-work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFolder } from '../../platform/mail/index.ts';
import { openSmtpInbox } from '../../platform/mail/testing/smtp-inbox.ts';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { type SignedUpOperator, signUpOperator } from '../../testing/sign-up-operator.ts';

let shop: TestShop;
let operator: SignedUpOperator;

beforeAll(async () => {
  shop = await openTestShop({ services: { passwords: quickPasswords } });
  operator = await signUpOperator(shop);
});
afterAll(() => shop.close());

async function ask(settings: Partial<typeof shop.services.settings>) {
  Object.assign(shop.services.settings, { smtpUrl: null, publicUrl: null }, settings);
  const { headers } = operator;
  const response = await shop.request('/v1/operator/mails/test', { method: 'POST', headers });
  expect(response.status).toBe(200);
  const [kept, ...others] = await shop.db.selectFrom('mail_test').select('error').execute();
  expect(others).toEqual([]);
  const { data } = await answerOf<MailTest>(response);
  expect(kept?.error).toBe(data.error);
  return data;
}

test('it reaches the operator while other mails are held', async () => {
  await shop.pool.query('insert into outbox_hold (restored_at, backup_of) values (now(), now())');
  const inbox = await openSmtpInbox();
  const answer = await ask({ smtpUrl: inbox.url });
  await inbox.close();
  expect(answer).toEqual({ recipient: operator.email, error: null, isFile: false });
  expect(inbox.mails).toMatchObject([
    { to: [{ address: operator.email }], subject: 'Test: mails of Orendi arrive' },
  ]);
});

test('it says what a server that is away, or is not named, answers', async () => {
  const away = await ask({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect(away.error).toContain('ECONNREFUSED');
  expect(await ask({ publicUrl: 'https://mobilje.example' })).toMatchObject({
    error: 'SMTP_URL is not set',
  });
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'mail test')
    .orderBy('id', 'desc')
    .execute();
  expect(entries.map(({ details }) => details).slice(0, 1)).toEqual(['SMTP_URL is not set']);
});

test('without a server on a machine of one’s own it is a file', async () => {
  const folder = mailFolder(shop.services.settings);
  expect(await ask({})).toMatchObject({ error: null, isFile: true });
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toContain(`To: ${operator.email}`);
});
