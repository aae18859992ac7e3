import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServicesOn } from '../../../open-services.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { deliverDueMail } from '../../../platform/mail/deliver-due-mail.ts';
import { reminderMails } from './tell-reminders.ts';
import { hoursBefore, openReminderShop, type ReminderShop } from '../testing/open-reminder-shop.ts';

/* In winter Tirana is an hour ahead of UTC. */
const morning = '2026-02-10T07:00:00Z';
const noon = '2026-02-10T11:00:00Z';
const evening = '2026-02-10T19:59:59Z';
const nextMorning = '2026-02-11T07:00:00Z';

let shop: ReminderShop;
let seller: Awaited<ReturnType<ReminderShop['openSeller']>>;

beforeAll(async () => {
  shop = await openReminderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Nobody else is reminded in a test.
  await shop.db.deleteFrom('request').execute();
  seller = await shop.openSeller();
  await setBusiness(`language = 'en'`);
  await turnOff('morning');
});

const turnOff = (...kinds: string[]) =>
  shop.pool.query('update account set reminders_off = $2 where id = $1', [seller.id, kinds]);
const setBusiness = (columns: string, ...values: unknown[]) =>
  shop.pool.query(`update business set ${columns} where id = $1`, [seller.businessId, ...values]);
const setState = (id: number, state: string) =>
  shop.pool.query('update request set state = $2 where id = $1', [id, state]);
const remind = (at: string) => shop.remind(at);
const named = async () =>
  (await shop.mailsOf(seller.id)).map(({ payload }) => payload.waiting.toSorted((a, b) => a - b));
const write = async (at: string, index = -1) => {
  const mails = await shop.mailsOf(seller.id);
  return shop.write(mails.at(index)?.payload, at);
};

describe('a lead that waits', () => {
  test('is brought to mind once it has waited 4 hours, and once again after 24', async () => {
    const id = await seller.ask(noon, 3.99);
    await remind(noon);
    expect(await named()).toEqual([]);
    await remind('2026-02-10T11:00:40Z');
    await remind('2026-02-10T15:00:00Z');
    expect(await named()).toEqual([[id]]);
    await remind('2026-02-11T07:00:30Z');
    expect(await named()).toEqual([[id]]);
    await remind('2026-02-11T07:00:40Z');
    expect(await named()).toEqual([[id], [id]]);
    await remind('2026-02-12T11:00:00Z');
    expect(await named()).toHaveLength(2);
  });

  test('is named by a mail to the account and the business, in the language of the business', async () => {
    await setBusiness(`language = 'al', email = 'dyqani@example.com'`);
    await seller.ask(noon, 30, {
      client_name: 'Ana <Hoxha>',
      client_message: 'A e keni në blu?\nNr. 2',
    });
    await remind(noon);
    const { rows } = await shop.pool.query(
      `select recipient from mail where account_id = $1 and template = 'reminder'`,
      [seller.id],
    );
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(
      [seller.email, 'dyqani@example.com'].toSorted(),
    );
    const mail = await write(noon);
    expect(mail?.subject).toBe('1 kërkesë pret përgjigje prej 30 orësh');
    expect(mail?.text).toContain(
      'Ana <Hoxha>: Divan Dora\n€150\nA e keni në blu?\nPret prej 30 orësh',
    );
    expect(mail?.text).not.toContain('Nr. 2');
    expect(mail?.text).toMatch(/http:\/\/\S+\/dashboard\n[^]*http:\/\/\S+\/account\n/);
    expect(mail?.html).toContain('Ana &lt;Hoxha&gt;: Divan Dora');
    expect(mail).not.toHaveProperty('replyTo');
  });

  test('is named together with all others that have passed a threshold, the oldest first', async () => {
    const ids = [];
    for (const hours of [5, 50, 26]) ids.push(await seller.ask(noon, hours));
    await seller.ask(noon, 2);
    await remind(noon);
    expect(await named()).toEqual([ids.toSorted((a, b) => a - b)]);
    const mail = await write(noon);
    expect(mail?.subject).toBe('3 requests wait for an answer, the oldest for 2 days');
    expect(mail?.text.match(/Waiting for .*/g)).toEqual([
      'Waiting for 2 days',
      'Waiting for 26 hours',
      'Waiting for 5 hours',
    ]);
  });

  test('waits since it was restored, where it was held', async () => {
    const id = await seller.ask(noon, 30, {
      signals: ['links'],
      state_since: hoursBefore(noon, 3.9),
    });
    await remind(noon);
    expect(await named()).toEqual([]);
    await remind('2026-02-10T11:06:01Z');
    expect(await named()).toEqual([[id]]);
  });

  test.each(['held', 'dropped', 'answered', 'offered', 'won', 'lost', 'spam'] as const)(
    'does not wait as %s',
    async (state) => {
      await seller.ask(noon, 5, { state });
      await turnOff();
      await remind(noon);
      await remind(nextMorning);
      expect(await shop.mailsOf(seller.id)).toEqual([]);
    },
  );

  test('is not named where it was answered before the mail is sent, which is not sent for nothing', async () => {
    const [first, second] = [await seller.ask(noon, 6), await seller.ask(noon, 5)];
    await remind(noon);
    await setState(first, 'answered');
    expect((await write(noon))?.subject).toBe('1 request has waited 5 hours for an answer');
    await setState(second, 'spam');
    expect(await write(noon)).toBeNull();
  });

  test('is one of hundreds, of which a mail spells out a hundred', async () => {
    for (let count = 0; count < 103; count += 1) await seller.ask(noon, 5 + count / 60);
    await remind(noon);
    expect((await named())[0]).toHaveLength(103);
    const mail = await write(noon);
    expect(mail?.subject).toBe('103 requests wait for an answer, the oldest for 6 hours');
    expect(mail?.text.match(/Ana Hoxha: Divan Dora/g)).toHaveLength(100);
    expect(mail?.text).toContain('And 3 more in the dashboard.');
  });
});

describe('reminders of an account', () => {
  test('come once an hour at most', async () => {
    const first = await seller.ask(noon, 4);
    const second = await seller.ask(noon, 3.9);
    await remind(noon);
    for (const at of ['2026-02-10T11:30:00Z', '2026-02-10T11:59:59Z']) await remind(at);
    expect(await named()).toEqual([[first]]);
    await remind('2026-02-10T12:00:00Z');
    expect(await named()).toEqual([[first], [second]]);
  });

  test('do not hold up those of another', async () => {
    const other = await shop.openSeller();
    await seller.ask(noon, 5);
    await remind(noon);
    await other.ask(noon, 5);
    await remind('2026-02-10T11:10:00Z');
    expect(await shop.mailsOf(other.id)).toHaveLength(1);
  });

  test('come at daytime only: what passes a threshold at night waits for the morning', async () => {
    const id = await seller.ask(evening, 3.99);
    for (const at of [evening, '2026-02-10T20:00:00Z', '2026-02-11T00:30:00Z']) await remind(at);
    await remind('2026-02-11T06:59:59Z');
    expect(await named()).toEqual([]);
    await remind(nextMorning);
    expect(await named()).toEqual([[id]]);
  });

  test.each([
    ['2026-03-28T16:00:00Z', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
    ['2026-10-24T15:30:00Z', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
  ])('come at eight on the day on which the clocks change: %s', async (asked, before, at) => {
    const id = await seller.ask(asked, 0);
    await remind(before);
    expect(await named()).toEqual([]);
    await remind(at);
    expect(await named()).toEqual([[id]]);
  });

  test('count the hours that pass, whatever the clocks say', async () => {
    // From 8:30 to 8:30 there are 23 hours.
    const asked = '2026-03-28T07:30:00Z';
    await turnOff('morning');
    await seller.ask(asked, 0);
    await remind('2026-03-28T12:00:00Z');
    await remind('2026-03-29T07:29:59Z');
    expect(await named()).toHaveLength(1);
    await remind('2026-03-29T07:30:00Z');
    expect(await named()).toHaveLength(2);
  });

  test('are not sent at night by a mail server that was away', async () => {
    await seller.ask(evening, 5);
    await remind(evening);
    await expect(write('2026-02-10T20:00:00Z')).rejects.toMatchObject({
      until: new Date(nextMorning),
    });
    expect(await write(nextMorning)).not.toBeNull();
  });

  test('rest while the business is closed, on the first and the last day too', async () => {
    const id = await seller.ask(noon, 5);
    await setBusiness(`closed_from = '2026-02-10', closed_to = '2026-02-11'`);
    await remind(noon);
    await remind('2026-02-11T19:00:00Z');
    expect(await named()).toEqual([]);
    await remind('2026-02-12T07:00:00Z');
    expect(await named()).toEqual([[id]]);
    await setBusiness(`closed_from = '2026-02-12', closed_to = '2026-02-12'`);
    expect(await write('2026-02-12T07:00:00Z')).toBeNull();
  });

  test('are not for a suspended business', async () => {
    await seller.ask(noon, 5);
    await setBusiness(`suspended_at = now(), suspension_reason = 'x'`);
    await remind(noon);
    expect(await named()).toEqual([]);
    await setBusiness(`suspended_at = null, suspension_reason = null`);
    await remind(noon);
    await setBusiness(`suspended_at = now(), suspension_reason = 'x'`);
    expect(await write(noon)).toBeNull();
  });

  test('reach an account whose address is not verified, as mails about requests do', async () => {
    await shop.pool.query('update account set isactive = false where id = $1', [seller.id]);
    await seller.ask(noon, 5);
    await remind(noon);
    expect(await named()).toHaveLength(1);
  });

  test('can be turned off, and those queued before are not sent', async () => {
    await seller.ask(noon, 5);
    await turnOff('waiting', 'morning');
    await remind(noon);
    expect(await named()).toEqual([]);
    await turnOff('morning');
    await remind(noon);
    await turnOff('waiting');
    expect(await write(noon)).toBeNull();
  });
});

describe('the mail of a morning', () => {
  const lead = (fields: Parameters<typeof seller.ask>[2] = {}) => seller.ask(morning, 2, fields);

  test('says each day what waits, once, whatever threshold it has passed', async () => {
    await turnOff();
    await lead();
    for (const at of [morning, '2026-02-10T07:00:20Z']) await remind(at);
    const [first] = await shop.mailsOf(seller.id);
    expect(first?.payload).toMatchObject({ isMorning: true, waiting: [] });
    expect((await write(morning))?.subject).toBe('1 request has waited 2 hours for an answer');
    await remind('2026-02-11T11:00:00Z');
    const mails = await shop.mailsOf(seller.id);
    expect(mails.map(({ payload }) => payload.isMorning)).toEqual([true, true]);
    // A mail that could not be sent for a day.
    expect(await shop.write(first?.payload, '2026-02-11T11:00:00Z')).toBeNull();
  });

  test('is not written where nothing waits, nor of what comes later that day', async () => {
    await turnOff();
    await remind(morning);
    await seller.ask('2026-02-10T07:00:01Z', 0);
    await remind('2026-02-10T08:00:00Z');
    expect(await shop.mailsOf(seller.id)).toEqual([]);
  });

  test('names what passed a threshold at night once', async () => {
    await turnOff();
    const night = await seller.ask('2026-02-09T20:00:00Z', 0);
    const late = await lead();
    await remind(morning);
    expect(await named()).toEqual([[night]]);
    expect((await write(morning))?.text.match(/Waiting for .*/g)).toEqual([
      'Waiting for 11 hours',
      'Waiting for 2 hours',
    ]);
    await remind('2026-02-10T09:00:00Z');
    expect(await named()).toEqual([[night], [late]]);
  });

  test('counts as the mail of its hour', async () => {
    await turnOff();
    await seller.ask(morning, 3.9);
    await remind(morning);
    await remind('2026-02-10T07:59:59Z');
    expect(await shop.mailsOf(seller.id)).toHaveLength(1);
    await remind('2026-02-10T08:00:00Z');
    expect(await shop.mailsOf(seller.id)).toHaveLength(2);
  });

  test('brings to mind whom to follow up that day, in any stage before the last', async () => {
    const ids = [];
    for (const state of ['answered', 'offered', 'won', 'lost', 'spam'] as const)
      ids.push(await lead({ state, follow_up_on: '2026-02-10' }));
    await lead({ state: 'answered', follow_up_on: '2026-02-11' });
    await lead({ state: 'answered', follow_up_on: '2026-02-10', withdrawn_at: new Date() });
    await remind(morning);
    await remind(noon);
    const mails = await shop.mailsOf(seller.id);
    expect(mails.map(({ payload }) => payload.followUps)).toEqual([ids.slice(0, 2)]);
    const mail = await write(morning);
    expect(mail?.subject).toBe('Today: follow up with 2 customers');
    await setState(ids[0] ?? 0, 'won');
    await shop.pool.query('update request set follow_up_on = $2 where id = $1', [
      ids[1],
      '2026-02-20',
    ]);
    expect(await write(morning)).toBeNull();
  });

  test('waits for the end of holidays, and tells the follow-ups of those days', async () => {
    const id = await lead({ state: 'answered', follow_up_on: '2026-02-10' });
    await setBusiness(`closed_from = '2026-02-09', closed_to = '2026-02-10'`);
    await remind(morning);
    expect(await shop.mailsOf(seller.id)).toEqual([]);
    await remind(nextMorning);
    expect((await shop.mailsOf(seller.id))[0]?.payload.followUps).toEqual([id]);
  });

  test('does not follow at once when a seller writes down to follow up today', async () => {
    const id = await lead({ state: 'answered', follow_up_on: '2026-02-10' });
    await shop.db
      .insertInto('request_event')
      .values({
        request_id: id,
        kind: 'follow_up',
        value: '2026-02-10',
        happened_at: new Date(noon),
      })
      .execute();
    await remind('2026-02-10T11:00:10Z');
    expect(await shop.mailsOf(seller.id)).toEqual([]);
  });

  test('has the parts that the account wants', async () => {
    await turnOff('follow_up');
    await lead({ state: 'answered', follow_up_on: '2026-02-10' });
    await remind(morning);
    expect(await shop.mailsOf(seller.id)).toEqual([]);
    await lead();
    await remind(morning);
    expect((await shop.mailsOf(seller.id))[0]?.payload).toMatchObject({
      followUps: [],
      isMorning: true,
    });
    await turnOff('morning');
    expect(await write(morning)).toBeNull();
  });
});

describe('across processes and restarts', () => {
  test('each reminder is queued once, whoever looks', async () => {
    await turnOff();
    const { services, close } = await openServicesOn(
      shop.connection,
      shop.services.settings,
      silentLog,
    );
    const [waiting, followUp] = [
      await seller.ask(morning, 26),
      await seller.ask(morning, 2, { state: 'answered', follow_up_on: '2026-02-10' }),
    ];
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all([shop.remind(morning), shop.remind(morning, { services })]);
    }
    await close();
    await remind('2026-02-10T12:00:00Z');
    const mails = await shop.mailsOf(seller.id);
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { waiting: [waiting], followUps: [followUp], isMorning: true },
    ]);
    const { rows } = await shop.pool.query(
      'select occasion from reminder where request_id = any($1) order by occasion',
      [[waiting, followUp]],
    );
    expect(rows.map(({ occasion }) => occasion)).toEqual(['2026-02-10', '24 h', '4 h']);
  });

  test('a transaction that fails leaves nothing behind, and the next one queues it', async () => {
    const id = await seller.ask(noon, 5);
    const broken = { ...shop.services, settings: { ...shop.services.settings, mailFrom: '@\0' } };
    await shop.remind(noon, { services: broken });
    expect(await named()).toEqual([]);
    await remind(noon);
    expect(await named()).toEqual([[id]]);
  });
});

test('a reminder that is sent again has the same Message-ID', async () => {
  await seller.ask(noon, 5);
  await remind(noon);
  await shop.pool.query(`delete from mail where recipient <> $1 or template <> 'reminder'`, [
    seller.email,
  ]);
  const sent: string[] = [];
  const deliver = (stop: AbortController, accepted: () => Promise<void>) => {
    const send = ({ messageId }: { messageId: string }) => {
      sent.push(messageId);
      return accepted();
    };
    const templates = reminderMails(shop.services.settings, async () => new Date(noon));
    const transport = { send, close: () => {} };
    const services = { db: shop.db, templates, transport, mailFrom: 'shop@orendi.example' };
    return deliverDueMail(services, () => {}, stop.signal);
  };
  const killed = new AbortController();
  const dying = deliver(killed, async () => {
    killed.abort();
    await new Promise(() => {});
  });
  await expect(dying).rejects.toThrow('the process stops');
  const again = await deliver(new AbortController(), async () => {});
  expect(again).toMatchObject({ outcome: 'sent' });
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('nothing is queued while the mails of a restored shop are held', async () => {
  await seller.ask(noon, 5);
  await shop.pool.query('insert into outbox_hold (restored_at, backup_of) values (now(), now())');
  await remind(noon);
  expect(await named()).toEqual([]);
  await shop.pool.query('delete from outbox_hold');
  await remind(noon);
  expect(await named()).toHaveLength(1);
});

describe('REMIND_AFTER_HOURS', () => {
  const remindAfter = (hours: number[], at: string) =>
    shop.remind(at, {
      services: {
        ...shop.services,
        settings: { ...shop.services.settings, remindAfterHours: hours },
      },
    });

  test('may name minutes', async () => {
    const id = await seller.ask(noon, 0.5);
    await remindAfter([0.51], noon);
    expect(await named()).toEqual([]);
    await remindAfter([0.5], noon);
    expect(await named()).toEqual([[id]]);
    expect((await write(noon))?.subject).toBe('1 request has waited 30 minutes for an answer');
  });

  test('off reminds of no waiting, while a morning says what waits', async () => {
    await turnOff();
    await seller.ask(noon, 30);
    await remindAfter([], noon);
    expect((await shop.mailsOf(seller.id)).map(({ payload }) => payload)).toMatchObject([
      { waiting: [], isMorning: true },
    ]);
    await remindAfter([], '2026-02-10T15:00:00Z');
    expect(await shop.mailsOf(seller.id)).toHaveLength(1);
  });
});
