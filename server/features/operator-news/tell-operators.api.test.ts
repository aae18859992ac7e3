import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createOperator } from '../operators/index.ts';
import { operatorMails, type OperatorNews, tellOperators } from './index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ settings: { operatorEmail: 'ana@example.com' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query('delete from mail');
});

const news: OperatorNews = {
  topic: 'new-shop-12',
  title: (language) => (language === 'al' ? 'Dyqan i ri' : 'A new shop'),
  lines: [() => 'Divani', (language) => (language === 'al' ? 'Në Durrës' : 'In Durrës')],
  path: '/operator/shops/12',
};

const tell = () => shop.db.transaction().execute((trx) => tellOperators(trx, shop.services, news));
const read = async () => {
  const mails = await shop.db
    .selectFrom('mail')
    .select(['recipient', 'template', 'payload', 'message_id'])
    .orderBy('id')
    .execute();
  return Promise.all(
    mails.map(async ({ template, payload, ...mail }) => {
      const content = await operatorMails(shop.services.settings)[template]?.(payload, shop.db);
      return Object.assign(mail, content);
    }),
  );
};

test('without an operator’s account the operator of the settings is told, in Albanian', async () => {
  await tell();
  const [mail, ...others] = await read();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'ana@example.com', subject: 'Dyqan i ri' });
  expect(mail?.message_id).toMatch(/^<new-shop-12-/);
  expect(mail?.text).toContain('Divani\n\nNë Durrës\n\nHap konsolën: http');
  expect(mail?.text).toContain('/operator/shops/12\n\n-- \nE merr këtë e-mail sepse');
  expect(mail?.html).toContain('Në Durrës');
});

test('each operator is told in the language of the account, and nobody else', async () => {
  for (const [email, language] of [
    ['besa@example.com', 'al'],
    ['carl@example.com', 'en'],
  ] as const) {
    const person = { name: 'Besa', surname: 'Hoxha', email, language };
    expect(await createOperator(shop.services, 'a test', person)).toBe(true);
  }
  await tell();
  expect(await read()).toMatchObject([
    { recipient: 'besa@example.com', subject: 'Dyqan i ri' },
    { recipient: 'carl@example.com', subject: 'A new shop' },
  ]);
});
