import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createMetrics } from '../metrics/index.ts';
import { createMailTransport } from './mail-transport.ts';
import type { MailTemplate } from './mail-message.ts';
import { mailQueue, queueMails } from './queue-mails.ts';
import { startMailDelivery } from './start-mail-delivery.ts';
import { openSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts';

const soon = { timeout: 10_000, interval: 20 };

let shop: TestShop;
const log = {
  info: () => {},
  warn: vi.fn<(facts: object, text?: string) => void>(),
};
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
});

beforeEach(async () => {
  await shop.db.deleteFrom('mail').execute();
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const note: MailTemplate = async (payload) => {
  const { word } = payload as { word: string };
  if (word === 'nothing') return null;
  if (word === 'unspeakable') throw new Error('no words for it');
  return { subject: `Note: ${word}`, text: `${word}\n`, html: `<p>${word}</p>` };
};

async function openInbox(options?: Parameters<typeof openSmtpInbox>[0]): Promise<SmtpInbox> {
  const inbox = await openSmtpInbox(options);
  undo.push(inbox.close);
  return inbox;
}

function deliverTo(smtpUrl: string | null, metrics = createMetrics()): () => Promise<void> {
  const { db, jobs, settings } = shop.services;
  const stop = startMailDelivery({
    db,
    jobs,
    log,
    metrics,
    mailFrom: 'Orendi <shop@orendi.example>',
    templates: { note },
    transport: createMailTransport({ ...settings, smtpUrl }, () => {}),
    sweepMs: 100,
  });
  undo.push(stop);
  return stop;
}

async function writeMail(word: string, ...recipients: string[]): Promise<void> {
  const mail = { subjectId: `note-${word}`, template: 'note', payload: { word }, recipients };
  await shop.db.transaction().execute((trx) => queueMails(trx, 'orendi.example', mail));
}

const words = (mails: Email[]) => mails.map(({ text }) => text?.trim()).sort();

const listMails = () => shop.db.selectFrom('mail').selectAll().orderBy('id').execute();

/** By the clock that puts mails off. */
async function timeNow(): Promise<number> {
  const { rows } = await shop.pool.query('select clock_timestamp() as time');
  return Number(rows[0]?.time);
}

/** Expects that the first mail was put off for so many seconds, at a moment after `since`. */
async function expectPutOff(seconds: number, since: number): Promise<void> {
  const dueAt = Number((await listMails())[0]?.due_at);
  expect(dueAt - since).toBeGreaterThanOrEqual(seconds * 1000);
  expect(dueAt - (await timeNow())).toBeLessThanOrEqual(seconds * 1000);
}

const isSent = async () => {
  const mails = await listMails();
  return mails.length > 0 && mails.every(({ sent_at }) => sent_at !== null);
};

/** Makes postponed mails due. */
const waitNoLonger = () =>
  shop.db
    .updateTable('mail')
    .set({ due_at: new Date(0) })
    .execute();

describe('mails', () => {
  test('go to the server once each, with sender, recipient and a Message-ID of their own', async () => {
    const inbox = await openInbox();
    deliverTo(inbox.url);
    await writeMail('alpha', 'a@example.com', 'b@example.com');
    shop.services.jobs.wake(mailQueue);
    await vi.waitUntil(isSent, soon);
    await pause(300);
    expect(inbox.mails).toHaveLength(2);
    expect(inbox.mails[0]).toMatchObject({
      from: { name: 'Orendi', address: 'shop@orendi.example' },
      to: [{ address: expect.stringMatching(/^[ab]@example\.com$/) }],
      subject: 'Note: alpha',
    });
    expect(inbox.mails.map(({ text, html }) => [text?.trim(), html?.trim()])).toEqual([
      ['alpha', '<p>alpha</p>'],
      ['alpha', '<p>alpha</p>'],
    ]);
    const ids = inbox.mails.map(({ messageId }) => messageId).sort();
    expect(ids).toEqual((await listMails()).map(({ message_id }) => message_id).sort());
    expect(ids[0]).toMatch(/^<note-alpha-1\.[0-9a-f]{12}@orendi\.example>$/);
  });

  test('that were stored before the start go out at the start, none twice with two processes', async () => {
    const inbox = await openInbox({ beforeTaking: () => pause(5) });
    const many = Array.from({ length: 30 }, (_, i) => `m${i + 10}`);
    for (const word of many) await writeMail(word, 'a@example.com');
    deliverTo(inbox.url);
    deliverTo(inbox.url);
    await vi.waitUntil(isSent, soon);
    expect(words(inbox.mails)).toEqual(many);
  });

  test('wait for a server that is away, and say so once in the log', async () => {
    const { url, port, close } = await openSmtpInbox();
    await close();
    log.warn.mockClear();
    deliverTo(url);
    await writeMail('beta', 'a@example.com');
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    const since = await timeNow();
    await waitNoLonger();
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 2, soon);
    const [waiting] = await listMails();
    expect(waiting).toMatchObject({
      sent_at: null,
      last_error: expect.stringMatching(/ECONNREFUSED/),
    });
    await expectPutOff(30, since);
    expect(log.warn).toHaveBeenCalledOnce();

    const inbox = await openInbox({ port });
    await waitNoLonger();
    await vi.waitUntil(isSent, soon);
    expect(words(inbox.mails)).toEqual(['beta']);
  });

  test('are counted by what became of them', async () => {
    const inbox = await openInbox({
      beforeTaking: ({ text }) => {
        if (text?.includes('epsilon')) throw Object.assign(new Error('no'), { responseCode: 451 });
      },
    });
    const metrics = createMetrics();
    for (const word of ['delta', 'epsilon', 'nothing']) await writeMail(word, 'a@example.com');
    deliverTo(inbox.url, metrics);
    await vi.waitFor(async () => {
      const text = await metrics.registry.metrics();
      expect(text).toMatch(/^orendi_mail_attempts_total\{outcome="sent"\} 1$/m);
      expect(text).toMatch(/^orendi_mail_attempts_total\{outcome="refused"\} 1$/m);
      expect(text).toMatch(/^orendi_mail_attempts_total\{outcome="obsolete"\} 1$/m);
      expect(text).toMatch(/^orendi_mails_waiting 1$/m);
    }, soon);
  });

  test('with nothing left to say are deleted unsent, and those for later wait', async () => {
    const inbox = await openInbox();
    const later = { subjectId: 'later', template: 'note', payload: { word: 'later' } };
    const dueAt = new Date(Date.now() + 3_600_000);
    await queueMails(shop.db, 'orendi.example', { ...later, recipients: ['a@example.com'], dueAt });
    await writeMail('nothing', 'a@example.com');
    await writeMail('now', 'a@example.com');
    deliverTo(inbox.url);
    await vi.waitUntil(async () => (await listMails()).length === 2, soon);
    await vi.waitUntil(() => inbox.mails.length > 0, soon);
    expect(words(inbox.mails)).toEqual(['now']);
    expect((await listMails()).map(({ due_at, attempts }) => [due_at, attempts])).toContainEqual([
      dueAt,
      0,
    ]);
  });

  test('that were refused are tried again, and hold no other mail up', async () => {
    const busy = Object.assign(new Error('try later'), { responseCode: 451 });
    const refusals = vi.fn<(mail: Email) => void>((mail) => {
      if (refusals.mock.calls.length === 1 && mail.text?.includes('gamma')) throw busy;
    });
    const inbox = await openInbox({ beforeTaking: refusals });
    const since = await timeNow();
    await writeMail('gamma', 'a@example.com');
    deliverTo(inbox.url);
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    await writeMail('delta', 'a@example.com');
    await vi.waitUntil(() => inbox.mails.length === 1, soon);
    expect(words(inbox.mails)).toEqual(['delta']);
    const [refused] = await listMails();
    expect(refused).toMatchObject({ sent_at: null, last_error: expect.stringContaining('451') });
    await expectPutOff(15, since);
    await waitNoLonger();
    await vi.waitUntil(isSent, soon);
    expect(words(inbox.mails)).toEqual(['delta', 'gamma']);
    expect((await listMails())[0]).toMatchObject({ attempts: 2, last_error: null });
  });

  test('that are days old and refused wait an hour, never longer', async () => {
    const inbox = await openInbox({
      beforeTaking: () => {
        throw Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      },
    });
    const since = await timeNow();
    await writeMail('old', 'a@example.com');
    await shop.pool.query(`update mail set created_at = now() - interval '9 days'`);
    deliverTo(inbox.url);
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    await expectPutOff(3_600, since);
  });

  test.each([
    [550, '25 hours', true],
    [550, '23 hours', false],
    [452, '25 hours', false],
    [452, '121 hours', true],
  ])('that were refused with %i for %s are given up: %s', async (responseCode, time, isGivenUp) => {
    let tries = 0;
    const inbox = await openInbox({
      beforeTaking: () => {
        tries += 1;
        throw Object.assign(new Error('not to a@example.com'), { responseCode });
      },
    });
    await writeMail('refused', 'a@example.com');
    await shop.pool.query(`update mail set refused_since = now() - $1::interval`, [time]);
    log.warn.mockClear();
    deliverTo(inbox.url);
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    await waitNoLonger();
    await vi.waitUntil(async () => isGivenUp || (await listMails())[0]?.attempts === 2, soon);
    await pause(300);
    const [mail] = await listMails();
    expect(mail?.given_up_at instanceof Date).toBe(isGivenUp);
    expect(mail).toMatchObject({
      sent_at: null,
      last_error: expect.stringContaining('not to a@example.com'),
    });
    expect(tries).toBe(isGivenUp ? 1 : 2);
    expect(mail?.attempts).toBe(tries);
    const told = log.warn.mock.calls
      .filter(([, text]) => text?.startsWith('a mail is given up'))
      .map(([facts]) => facts);
    expect(told).toEqual(isGivenUp ? [{ mail: mail?.id }] : []);
  });

  test('are never given up because their server is away, however long', async () => {
    const { url, close } = await openSmtpInbox();
    await close();
    await writeMail('patient', 'a@example.com');
    await shop.pool.query(`update mail set refused_since = now() - interval '99 days'`);
    deliverTo(url);
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    expect(await listMails()).toMatchObject([{ given_up_at: null, sent_at: null }]);
  });

  test('that cannot be put into words are kept, and hold no other mail up', async () => {
    const inbox = await openInbox();
    await writeMail('unspeakable', 'a@example.com');
    await writeMail('epsilon', 'a@example.com');
    await shop.db
      .updateTable('mail')
      .set({ due_at: new Date(0) })
      .execute();
    deliverTo(inbox.url);
    await vi.waitUntil(() => inbox.mails.length === 1, soon);
    await vi.waitUntil(async () => (await listMails())[0]?.attempts === 1, soon);
    expect(await listMails()).toMatchObject([
      { sent_at: null, last_error: 'no words for it' },
      { last_error: null },
    ]);
  });

  test('that were taken but could not be recorded are not sent again', async () => {
    const inbox = await openInbox();
    await shop.pool.query(
      'alter table mail add constraint unrecordable check (sent_at is null) not valid',
    );
    await writeMail('zeta', 'a@example.com');
    deliverTo(inbox.url);
    await vi.waitUntil(() => inbox.mails.length > 0, soon);
    await pause(350);
    await shop.pool.query('alter table mail drop constraint unrecordable');
    await vi.waitUntil(isSent, soon);
    expect(words(inbox.mails)).toEqual(['zeta']);
  });

  test('whose transaction is rolled back are never sent', async () => {
    const inbox = await openInbox();
    deliverTo(inbox.url);
    const change = shop.db.transaction().execute(async (trx) => {
      const mail = {
        subjectId: 'x',
        template: 'note',
        payload: { word: 'x' },
        recipients: ['a@b.c'],
      };
      await queueMails(trx, 'orendi.example', mail);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await pause(400);
    expect(inbox.mails).toEqual([]);
  });

  test('on their way when the process stops are given back', async () => {
    const taking = vi.fn<() => Promise<void>>(() => pause(120_000, undefined, { ref: false }));
    const inbox = await openInbox({ beforeTaking: taking });
    await writeMail('slow', 'a@example.com');
    const stop = deliverTo(inbox.url);
    await vi.waitUntil(() => taking.mock.calls.length === 1, soon);
    await stop();
    undo.pop();
    expect(await listMails()).toMatchObject([{ sent_at: null, attempts: 0 }]);
  });
});
