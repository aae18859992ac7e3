import type { ReportedListings } from '@orendi/contract/schemas/operator-shop';
import type {
  AuditPage,
  HeldAnywherePage,
  Outbox,
  SearchWork,
  WaitingMails,
} from '@orendi/contract/schemas/operator-work';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { createProduct } from '../../testing/factories.ts';
import { post, type Seller, signUpOwner } from '../../testing/seller.ts';
import { idOf, submitForm, openConsole, type TestConsole } from '../../testing/open-console.ts';

let desk: TestConsole;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  seller = await signUpOwner(desk.shop, { business_name: 'Arka' });
  product = await createProduct(desk.shop, {
    business_id: seller.businessId,
    product_name: 'Divan Dora',
  });
});

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await desk.shop.pool.query(text, values)).rows;

describe('reports', () => {
  const report = async (reason: string, message = '') => {
    const token = await solveToken(desk.shop.services.captcha);
    const form = { id: product, type: 'product', reason, message, token };
    expect((await post(desk.shop, '/public/reports', form)).status).toBe(201);
  };
  const reported = async (state: string) => {
    const { results } = await desk.read<ReportedListings>(`/reports?state=${state}`);
    return results.find(({ listing }) => listing.id === product);
  };

  test('stand together by listing, with reasons and texts', async () => {
    await report('misleading', 'The color is another one.');
    await report('misleading');
    await report('other', 'A copy of ours.');
    expect(await reported('open')).toEqual({
      listing: {
        id: product,
        type: 'product',
        name: 'Divan Dora',
        image: expect.any(String),
        business: { id: seller.businessId, business_name: 'Arka' },
        hidden_at: null,
        state: 'published',
        hidden_reason: null,
        copies: [],
      },
      reasons: expect.arrayContaining([
        { reason: 'misleading', times: 2 },
        { reason: 'other', times: 1 },
      ]),
      texts: [
        { text: 'A copy of ours.', created_at: expect.any(String) },
        { text: 'The color is another one.', created_at: expect.any(String) },
      ],
      first_at: expect.any(String),
      last_at: expect.any(String),
      settled_at: null,
    });
    expect(await reported('settled')).toBeUndefined();
  });

  test('are settled by a dismissal, which is written down, and once', async () => {
    await report('duplicate');
    expect((await desk.send('POST', `/reports/${product}/dismiss`)).status).toBe(200);
    expect(await reported('open')).toBeUndefined();
    expect(await reported('settled')).toMatchObject({ settled_at: expect.any(String) });
    expect((await desk.log())[0]).toBe(`report dismiss listing ${product}: 1 report`);
    expect((await desk.send('POST', `/reports/${product}/dismiss`)).status).toBe(200);
    expect(await desk.log()).toHaveLength(1);
  });

  test('are settled by hiding', async () => {
    await desk.takeOver();
    await report('prohibited');
    const form = { reason: 'It may not be sold.', code: desk.operator.code() };
    expect((await desk.send('POST', `/listings/${product}/hide`, form)).status).toBe(200);
    expect(await reported('open')).toBeUndefined();
    expect(await reported('settled')).toMatchObject({ listing: { hidden_reason: form.reason } });
  });
});

describe('held requests', () => {
  const hold = async () =>
    idOf(await submitForm(desk.shop, { id: product, signals: { website: 'x' } }));
  const held = () => desk.read<HeldAnywherePage>('/held-requests?perPage=48');
  const settle = (ids: number[], action: string) =>
    desk.send('PUT', '/held-requests', { ids, action });
  const stateOf = async (id: number) =>
    (await rowsOf('select state from request where id = $1', id))[0]?.state;

  test('of all shops are listed with why, the newest first', async () => {
    const ids = [await hold(), await hold()];
    const { results, total } = await held();
    expect(results.map(({ id }) => id).slice(0, 2)).toEqual(ids.reverse());
    expect(total).toBe(results.length);
    expect(results[0]).toMatchObject({
      signals: ['honeypot'],
      item_name: 'Divan Dora',
      business: { id: seller.businessId, business_name: 'Arka' },
    });
  });

  test('are restored to their seller, or dropped, and either is written down', async () => {
    const [first, second] = [await hold(), await hold()];
    expect((await settle([first], 'restore')).status).toBe(200);
    expect((await settle([second], 'drop')).status).toBe(200);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['new', 'dropped']);
    expect(
      await rowsOf(`select id from mail where request_id = $1 and template = 'request'`, first),
    ).not.toEqual([]);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `request drop request ${second}: `,
      `request release request ${first}: `,
    ]);
    const { results } = await held();
    expect(results.map(({ id }) => id)).not.toContain(first);
  });

  test('are held again when a drop is taken back, which an order is not', async () => {
    const [first, second] = [await hold(), await hold()];
    await settle([first], 'drop');
    expect((await settle([first], 'hold')).status).toBe(200);
    expect(await stateOf(first)).toBe('held');
    expect((await desk.log())[0]).toBe(`request hold request ${first}: `);
    await settle([second], 'restore');
    expect((await settle([second], 'hold')).status).toBe(404);
    expect(await stateOf(second)).toBe('new');
  });

  test('are settled all or not at all', async () => {
    const id = await hold();
    expect((await settle([id, 999_999], 'restore')).status).toBe(404);
    expect(await stateOf(id)).toBe('held');
  });

  test.each([
    [{ ids: [], action: 'drop' }, ['ids']],
    [{ ids: [1], action: 'keep' }, ['action']],
    [{}, ['ids', 'action']],
  ])('%j is refused', async (form, broken) => {
    const refused = await desk.send('PUT', '/held-requests', form);
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(broken);
  });
});

describe('mails', () => {
  const queue = async (fields: { error?: string; isGivenUp?: boolean; dueIn?: string }) => {
    const { error = null, isGivenUp = false, dueIn = '-1 minute' } = fields;
    const [row] = await rowsOf(
      `insert into mail (message_id, template, payload, recipient, attempts, last_error, given_up_at, due_at)
       values ('<request-7-' || floor(random() * 1e9)::int || '.a@orendi>', 'request', '{}', 'arka@example.com', 2, $1,
         case when $2 then now() end, now() + $3::interval) returning id`,
      error,
      isGivenUp,
      dueIn,
    );
    return row.id as number;
  };
  const waiting = () => desk.read<WaitingMails>('/mails?perPage=48');
  const change = (ids: number[], action: string) => desk.send('PUT', '/mails', { ids, action });
  beforeEach(() => rowsOf('delete from mail'));

  test('that wait or were given up are listed with why; those that are not due are not', async () => {
    const failed = await queue({ error: '450 try later', dueIn: '1 hour' });
    const late = await queue({});
    await queue({ dueIn: '1 hour' });
    const { results, total } = await waiting();
    expect(total).toBe(2);
    expect(results).toMatchObject([
      {
        id: failed,
        subject: 'request-7',
        recipient: 'arka@example.com',
        attempts: 2,
        error: '450 try later',
        given_up_at: null,
      },
      { id: late, error: null },
    ]);
  });

  test('are sent again, or removed once given up, and either is written down', async () => {
    const failed = await queue({ error: '450 try later', dueIn: '1 hour' });
    const lost = await queue({ error: '550 unknown', isGivenUp: true });
    expect((await change([failed], 'retry')).status).toBe(200);
    expect((await change([lost], 'drop')).status).toBe(200);
    expect(await rowsOf('select id, last_error, due_at <= now() as is_due from mail')).toEqual([
      { id: failed, last_error: null, is_due: true },
    ]);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `mail drop mail ${lost}: ${lost} request-7`,
      `mail retry mail ${failed}: ${failed} request-7`,
    ]);
  });

  test('that are not there, or not given up, are not removed', async () => {
    const failed = await queue({ error: '450 try later' });
    expect((await change([failed], 'drop')).status).toBe(404);
    expect((await change([999_999], 'retry')).status).toBe(404);
    expect((await waiting()).total).toBe(1);
  });

  test('are changed by a valid form only', async () => {
    const refused = await desk.send('PUT', '/mails', { ids: 'x', action: 'send' });
    expect(await brokenFields(refused)).toEqual(['ids.0', 'action']);
  });
});

describe('the outbox', () => {
  const outbox = () => desk.read<Outbox>('/outbox');
  const release = (form: object) => desk.send('POST', '/outbox/release', form);
  const queue = (age: string, more = 'null') =>
    rowsOf(`insert into mail (message_id, template, payload, recipient, created_at, due_at, given_up_at)
      select '<a-' || gen_random_uuid() || '>', 'none', '{}', 'arka@example.com', t, t, ${more}
      from (select now() - interval '${age}' as t) x`);
  beforeEach(() => rowsOf('delete from mail'));
  afterEach(() => rowsOf('delete from outbox_hold'));

  test('of a shop that is well has nothing to say', async () => {
    await queue('1 minute');
    expect(await outbox()).toEqual({
      hasServer: true,
      held: null,
      late: 0,
      givenUp: 0,
      alarms: [],
    });
    expect((await release({ isDropping: false })).status).toBe(404);
  });

  test('counts what does not go out', async () => {
    await queue('1 hour');
    await queue('1 hour', 'now()');
    expect(await outbox()).toMatchObject({ late: 1, givenUp: 1 });
  });

  test('of a restored shop is held until it is released, with what came with the backup or without', async () => {
    for (const [isDropping, left] of [
      [true, 1],
      [false, 2],
    ] as const) {
      await rowsOf('delete from mail');
      await rowsOf(`insert into outbox_hold (backup_of) values (now() - interval '1 hour')`);
      await queue('2 hours');
      await queue('1 minute');
      expect((await outbox()).held).toMatchObject({ fromBackup: 1, own: 1 });
      expect(await brokenFields(await release({}))).toEqual(['isDropping']);
      expect((await release({ isDropping })).status).toBe(200);
      expect((await outbox()).held).toBeNull();
      expect(await rowsOf('select id from mail')).toHaveLength(left);
      const fate = isDropping ? 'dropped' : 'sent';
      expect((await desk.log())[0]).toBe(
        `mail release : mails of the backup ${fate}: 1; its own sent: 1`,
      );
    }
  });
});

describe('searches in vain', () => {
  const search = () => desk.read<SearchWork>('/search');
  const add = (...words: string[]) => desk.send('POST', '/synonyms', { words });

  test('are told from three visitors up, and made a synonym', async () => {
    await rowsOf(
      `insert into fruitless_search (day, words, visitors, last_at)
       values (current_date, 'kanape e bute', 3, now()), (current_date, 'sekret', 2, now())`,
    );
    expect((await search()).fruitless).toEqual([
      { words: 'kanape e bute', visitors: 3, last_at: expect.any(String) },
    ]);
    const added = await add('kanape e bute', 'divan i rehatshëm');
    const { data: group } = await answerOf<{ id: number; words: string[] }>(added);
    expect(added.status).toBe(200);
    expect(group.words).toEqual(['kanape e bute', 'divan i rehatshëm']);
    const after = await search();
    expect(after.fruitless).toEqual([]);
    expect(after.synonyms).toContainEqual(group);
    expect((await desk.send('DELETE', `/synonyms/${group.id}`)).status).toBe(200);
    expect((await search()).synonyms).not.toContainEqual(group);
    expect((await desk.send('DELETE', `/synonyms/${group.id}`)).status).toBe(404);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `synonym remove synonym ${group.id}: kanape e bute, divan i rehatshëm`,
      `synonym add synonym ${group.id}: kanape e bute, divan i rehatshëm`,
    ]);
  });

  test.each([
    [['divan'], 'Choose at least 2.'],
    [['divan', 'Divani'], 'Enter at least two words that differ by more than their endings.'],
    [['divan', '!!'], '“!!” is not a word.'],
    [
      ['divan', 'kolltuk lëkure ngjyrë gri moderne'],
      '“kolltuk lëkure ngjyrë gri moderne” has more than 4 words.',
    ],
    [Array.from({ length: 21 }, (_, place) => `fjala${place}`), 'Choose at most 20.'],
  ])('%j is no group of synonyms', async (words, msg) => {
    const refused = await add(...words);
    expect(refused.status).toBe(422);
    expect((await answerOf(refused)).errors).toEqual([{ path: 'words', msg }]);
  });
});

test('the log tells what operators did, on the command line too, in pages, the latest first', async () => {
  await desk.send('POST', '/synonyms', { words: ['lojtar', 'futbollist'] });
  const { results, total } = await desk.read<AuditPage>('/audit?perPage=1');
  expect(results).toEqual([
    {
      id: expect.any(Number),
      happened_at: expect.any(String),
      actor: desk.operator.email,
      action: 'synonym add',
      subject: expect.stringMatching(/^synonym \d+$/),
      details: 'lojtar, futbollist',
    },
  ]);
  const last = await desk.read<AuditPage>(`/audit?perPage=1&page=${total}`);
  expect(last.results).toMatchObject([{ actor: 'a test', action: 'operator add' }]);
  expect(await desk.read<AuditPage>('/audit?page=99')).toMatchObject({ results: [], total });
  expect((await desk.send('GET', '/audit?page=0')).status).toBe(422);
});
