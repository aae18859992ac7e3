import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '../../../platform/mail/testing/smtp-inbox.ts';
import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { startWorkers } from '../../../start-workers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { readAnswer, submitForm } from '../testing/visitor.ts';

const soon = { timeout: 10_000, interval: 20 };

let shop: TestShop;
let inbox: SmtpInbox;
let stop: () => Promise<void>;

beforeAll(async () => {
  inbox = await openSmtpInbox();
  shop = await openTestShop({
    settings: {
      smtpUrl: inbox.url,
      mailFrom: 'Orendi <shop@orendi.example>',
      publicUrl: 'https://shop.example',
      mediaUrl: 'https://cdn.example/p',
    },
  });
  stop = await startWorkers(shop.services);
});

afterAll(async () => {
  await stop();
  await inbox.close();
  await shop.close();
});

test('the seller has the mail at once, in the language of the business', async () => {
  const business = await createBusiness(shop, {
    business_name: 'Drini & Sons',
    email: 'seller@example.com',
    language: 'en',
  });
  const product = await createProduct(shop, {
    business_id: business,
    product_name: 'Divan „Dora“\u2028',
    price: 12_000,
    currency: 'ALL',
  });
  const { picture_key: key } = await shop.db
    .selectFrom('product_picture')
    .select('picture_key')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const form = {
    id: product,
    name: 'Ana "A" Hoxha',
    message: 'Në <blu>?',
    preferredContactMethod: 'phone',
  };
  const response = await submitForm(shop, form, { cookie: 'XSRF-TOKEN=abc; lang=al' });
  const { data } = await readAnswer(response);
  await vi.waitUntil(() => inbox.mails.length === 2, soon);
  const mail = inbox.mails.find(({ messageId }) => messageId?.startsWith('<request-'));

  expect(mail).toMatchObject({
    from: { name: 'Orendi', address: 'shop@orendi.example' },
    to: [{ address: 'seller@example.com' }],
    replyTo: [{ name: 'Ana "A" Hoxha', address: 'ana@example.com' }],
    subject: 'New request: Divan „Dora“',
    messageId: expect.stringMatching(
      new RegExp(`^<request-${data.id}-1\\.\\w+@orendi\\.example>$`),
    ),
  });
  const { html = '', text = '' } = mail ?? {};
  expect(text).toContain('12,000 ALL');
  expect(text).toContain('Në <blu>?');
  expect(html).toContain('Në &lt;blu&gt;?');
  expect(html).toContain(`https://cdn.example/p/${key}/640.jpg`);
  expect(html).toContain(`https://shop.example/product/${product}-`);
  expect(html).toContain('Drini &amp; Sons');
  const answer = encodeURIComponent('Përshëndetje Ana "A" Hoxha,');
  expect(html).toContain(`https://wa.me/355691234567?text=${answer}`);
  const isSent = { attempts: 1, last_error: null, sent_at: expect.any(Date) };
  await vi.waitFor(async () => {
    expect(await shop.db.selectFrom('mail').selectAll().execute()).toMatchObject([isSent, isSent]);
  }, soon);
});

test('expired rows are removed on schedule, and no others', async () => {
  await shop.pool.query(`
    insert into spent_captcha (challenge, expires_at) values
      ('old', now() - interval '2 hours'), ('young', now() + interval '5 minutes');
    insert into idempotency_key (key, body_hash, request_id, created_at)
      select 'old', '', id, now() - interval '25 hours' from request limit 1;
    insert into idempotency_key (key, body_hash, request_id) select 'young', '', id from request limit 1`);
  const { rows: schedules } = await shop.pool.query(
    `select extract(minute from due_at)::int as minute, due_at - now() between '0' and '1 hour' as soon
      from job where queue = 'requests-cleanup'`,
  );
  expect(schedules).toEqual([{ minute: 17, soon: true }]);

  await shop.pool.query(`update job set due_at = now() where queue = 'requests-cleanup'`);
  shop.services.jobs.wake({ name: 'requests-cleanup' });
  const listLeft = async () => {
    const { rows } = await shop.pool.query(
      `select challenge as name from spent_captcha where challenge in ('old', 'young')
       union all select key from idempotency_key`,
    );
    return rows.map(({ name }) => name);
  };
  await vi.waitUntil(async () => (await listLeft()).length === 2, soon);
  expect(await listLeft()).toEqual(['young', 'young']);
});
