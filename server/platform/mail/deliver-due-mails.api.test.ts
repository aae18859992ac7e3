import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { deliverDueMails } from './deliver-due-mails.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { queueMails } from './queue-mails.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('mail').execute();
});

async function writeMails(count: number): Promise<void> {
  const recipients = Array.from({ length: count }, (_, at) => `m${at + 10}@example.com`);
  const mail = { subjectId: 'note', template: 'note', payload: {}, recipients };
  await queueMails(shop.db, 'orendi.example', mail);
}

/** One turn, with a server that does this. */
async function deliver(
  send: MailTransport['send'],
  { stop = new AbortController(), now = (): number => 0 } = {},
) {
  const { deliveries, isMoreDue } = await deliverDueMails(
    {
      db: shop.db,
      transport: { send, close: () => {} },
      templates: { note: async () => ({ subject: 'Note', text: 'note', html: '<p>note</p>' }) },
      mailFrom: 'shop@orendi.example',
      now,
    },
    () => {},
    stop.signal,
  );
  return { outcomes: deliveries.map(({ outcome }) => outcome), isMoreDue };
}

const countSent = async () =>
  (await shop.db.selectFrom('mail').select('id').where('sent_at', 'is not', null).execute()).length;
const timesOf = (outcome: string, times: number) => Array<string>(times).fill(outcome);

test('ten mails at most are recorded together, and none twice', async () => {
  await writeMails(12);
  const told: string[] = [];
  const counted: number[] = [];
  const send = async ({ to }: { to: string }) => {
    told.push(to);
    counted.push(await countSent());
  };
  expect(await deliver(send)).toEqual({ outcomes: timesOf('sent', 10), isMoreDue: true });
  expect(counted).toEqual(Array(10).fill(0));
  expect(await deliver(send)).toEqual({ outcomes: timesOf('sent', 2), isMoreDue: false });
  expect(await deliver(send)).toEqual({ outcomes: [], isMoreDue: false });
  expect(new Set(told).size).toBe(12);
  expect(told).toHaveLength(12);
  const mails = await shop.db.selectFrom('mail').select('attempts').execute();
  expect(mails.map(({ attempts }) => attempts)).toEqual(Array(12).fill(1));
});

test('each mail to a slow server is recorded by itself', async () => {
  await writeMails(2);
  let time = 0;
  const slow = { now: () => (time += 600) };
  expect(await deliver(async () => {}, slow)).toEqual({ outcomes: ['sent'], isMoreDue: true });
  expect(await countSent()).toBe(1);
});

test('a stop gives back the mail on its way, and records those before it', async () => {
  await writeMails(3);
  const stop = new AbortController();
  let mails = 0;
  const send = async () => {
    mails += 1;
    if (mails < 3) return;
    stop.abort();
    await new Promise(() => {});
  };
  expect(await deliver(send, { stop })).toEqual({ outcomes: ['sent', 'sent'], isMoreDue: false });
  expect(await countSent()).toBe(2);
  expect(await deliver(async () => {})).toEqual({ outcomes: ['sent'], isMoreDue: false });
});

test('a refusal is recorded at once, with the mails before it', async () => {
  await writeMails(3);
  let mails = 0;
  const send = async () => {
    mails += 1;
    if (mails === 2) throw new MailRefusedError('no such mailbox', true);
  };
  expect(await deliver(send)).toEqual({ outcomes: ['sent', 'refused'], isMoreDue: true });
  expect(await countSent()).toBe(1);
  const [refused] = await shop.db
    .selectFrom('mail')
    .select(['last_error', 'attempts'])
    .where('last_error', 'is not', null)
    .execute();
  expect(refused).toEqual({ last_error: 'no such mailbox', attempts: 1 });
  expect(await deliver(send)).toEqual({ outcomes: ['sent'], isMoreDue: false });
});
