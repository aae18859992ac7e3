import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { deliverDueMail } from './deliver-due-mail.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { type MailTemplate, TooEarlyError } from './mail-message.ts';
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

const note: MailTemplate = async () => ({ subject: 'Note', text: 'note', html: '<p>note</p>' });

/** One mail, to a server that does this. */
async function deliver(
  send: MailTransport['send'],
  stop = new AbortController(),
  templates: Record<string, MailTemplate> = { note },
) {
  const delivery = await deliverDueMail(
    {
      db: shop.db,
      transport: { send, close: () => {} },
      templates,
      mailFrom: 'shop@orendi.example',
    },
    () => {},
    stop.signal,
  );
  return delivery?.outcome ?? null;
}

const countSent = async () =>
  (await shop.db.selectFrom('mail').select('id').where('sent_at', 'is not', null).execute()).length;

test('each mail is recorded for good before the next one is sent, and none is sent twice', async () => {
  await writeMails(3);
  const told = new Set<string>();
  const counted: number[] = [];
  const send = async ({ to }: { to: string }) => {
    told.add(to);
    // On another connection, as whoever is left after a kill.
    counted.push(await countSent());
  };
  const outcomes = [];
  for (let turn = 0; turn < 4; turn += 1) outcomes.push(await deliver(send));
  expect(outcomes).toEqual(['sent', 'sent', 'sent', null]);
  expect(counted).toEqual([0, 1, 2]);
  expect(told.size).toBe(3);
  const mails = await shop.db.selectFrom('mail').select('attempts').execute();
  expect(mails.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
});

test('a stop gives back the mail on its way', async () => {
  await writeMails(1);
  const stop = new AbortController();
  const send = async () => {
    stop.abort();
    await new Promise(() => {});
  };
  await expect(deliver(send, stop)).rejects.toThrow('the process stops');
  expect(await countSent()).toBe(0);
  expect(await deliver(async () => {})).toBe('sent');
});

test('a refusal is recorded, and the next mail goes out', async () => {
  await writeMails(2);
  const refuse = async () => {
    throw new MailRefusedError('no such mailbox', true);
  };
  expect(await deliver(refuse)).toBe('refused');
  const [refused] = await shop.db
    .selectFrom('mail')
    .select(['last_error', 'attempts'])
    .where('last_error', 'is not', null)
    .execute();
  expect(refused).toEqual({ last_error: 'no such mailbox', attempts: 1 });
  expect(await deliver(async () => {})).toBe('sent');
});

const findMail = () => shop.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();

test('a mail without a template here is left untouched for a newer version', async () => {
  await writeMails(1);
  const before = await findMail();
  expect(await deliver(async () => {}, undefined, { letter: note })).toBeNull();
  expect(await findMail()).toEqual(before);
  expect(await deliver(async () => {})).toBe('sent');
});

test('a mail that a version before has refused for want of its template is sent under the same id', async () => {
  await writeMails(1);
  const { message_id: id } = await findMail();
  const refused = { last_error: 'there is no template note', attempts: 1 };
  await shop.db
    .updateTable('mail')
    .set({ ...refused, refused_since: new Date() })
    .execute();
  const sent: string[] = [];
  expect(await deliver(async ({ messageId }) => void sent.push(messageId))).toBe('sent');
  expect(sent).toEqual([id]);
  expect(await findMail()).toMatchObject({ last_error: null, attempts: 2 });
});

test('a mail that comes too early is rendered anew when its time has come', async () => {
  await writeMails(1);
  const until = new Date(Date.now() + 3_600_000);
  let sent = 0;
  const send = async () => void (sent += 1);
  const early: MailTemplate = async () => {
    throw new TooEarlyError(until);
  };
  expect(await deliver(send, undefined, { note: early })).toBe('postponed');
  expect(await findMail()).toMatchObject({ due_at: until, attempts: 0, last_error: null });
  expect(await deliver(send)).toBeNull();
  await shop.db.updateTable('mail').set({ due_at: new Date() }).execute();
  expect(await deliver(send)).toBe('sent');
  expect(sent).toBe(1);
});
