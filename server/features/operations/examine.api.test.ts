import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { townOfSlug } from '@orendi/contract/towns';
import { issueCertificates } from '@orendi/search/testing/issue-certificates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmtpInbox } from '../../platform/mail/testing/smtp-inbox.ts';
import { drawPlain } from '../../platform/media/testing/draw-picture.ts';
import { findRedisServer } from '../../platform/redis/testing/find-redis-server.ts';
import { startRedis } from '../../platform/redis/testing/start-redis.ts';
import type { Settings } from '../../platform/settings.ts';
import { createBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { examine } from './examine.ts';
import { englishWordsIn } from '../../testing/english-words.ts';
import { type Area, type Finding, tellFinding } from './doctor/finding.ts';
import type { Ground, Outside } from './doctor/ground.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const day = 86_400_000;
const nothing = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });

/** The world of a shop that is well. */
const well: Outside = {
  resolveTxt: async (name) => {
    if (name.startsWith('_domainkey.')) throw Object.assign(new Error(), { code: 'ENODATA' });
    return [[name.startsWith('_dmarc.') ? 'v=DMARC1; p=none' : 'v=spf1 mx -all']];
  },
  fetch: async () => new Response('ready', { headers: { date: new Date().toUTCString() } }),
  findCertificate: async () => ({ endsAt: new Date(Date.now() + 60 * day), fault: null }),
};

const image = (headers: Record<string, string>) =>
  new Response('', { headers: { ...headers, 'content-type': 'image/webp' } });

const inPublic: Partial<Settings> = {
  publicUrl: 'https://mobilje.example',
  mailFrom: 'Orendi <no-reply@mobilje.example>',
  operatorEmail: 'ana@mobilje.example',
  rateLimitScale: 1,
};

let settings: Partial<Settings>;
let ground: Partial<Ground>;
let outside: Partial<Outside>;
beforeEach(() => {
  settings = inPublic;
  ground = {};
  outside = {};
});

/** In English, as on the command line. That each is Albanian in the console is seen on the way. */
function tellAll(found: Finding[]) {
  for (const finding of found) {
    const { text, remedy } = tellFinding(finding, 'al');
    expect({ text, words: englishWordsIn(`${text} ${remedy ?? ''}`) }).toEqual({ text, words: [] });
  }
  return found.map((finding) => tellFinding(finding, 'en'));
}

async function find(area: Area) {
  const { services } = shop;
  const all = { ...services, settings: { ...services.settings, ...settings }, ...ground };
  const found = tellAll(await examine(all, { ...well, ...outside }));
  return found.filter((finding) => finding.area.toLowerCase() === area);
}
const levels = async (area: Area) => (await find(area)).map(({ level }) => level);
const worst = async (area: Area) => {
  const found = await find(area);
  return found.find(({ level }) => level === 'fault') ?? found.find(({ level }) => level !== 'ok');
};

test('whatever is not well says what to do, and what is well does not', async () => {
  const all = tellAll(await examine({ ...shop.services, db: null, media: null }));
  for (const { level, text, remedy } of all) {
    expect(text).toMatch(/\S.*[.)]?$/);
    expect(remedy === null).toBe(level === 'ok');
  }
});

describe('Redis', () => {
  test('is not needed, and missed where the settings name one', async () => {
    expect(await find('redis')).toMatchObject([
      { level: 'ok', text: expect.stringContaining('no Redis') },
    ]);
    settings = { ...inPublic, redisUrl: 'redis://127.0.0.1:1' };
    expect(await find('redis')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('ECONNREFUSED') },
    ]);
    settings = { ...inPublic, redisUrl: 'redis://:secret@redis.invalid' };
    expect(await levels('redis')).toEqual(['warning', 'warning']);
  });

  test.skipIf(findRedisServer() === null)('answers, and says what it is', async () => {
    const redis = await startRedis(findRedisServer() ?? '');
    settings = { ...inPublic, redisUrl: redis.url };
    const [found] = await find('redis').finally(() => redis.stop());
    expect(found?.text).toMatch(/within \d+ ms/);
  });
});

describe('settings', () => {
  test('of a public shop with mail fit together', async () => {
    settings = { ...inPublic, smtpUrl: 'smtp://127.0.0.1:1' };
    expect(await find('settings')).toMatchObject([{ level: 'ok' }]);
  });

  test.each<[string, Partial<Settings>, string, RegExp]>([
    ['no address', { publicUrl: null }, 'warning', /PUBLIC_URL is not set/],
    ['no https', { publicUrl: 'http://mobilje.example' }, 'fault', /in the open/],
    ['pictures without https', { mediaUrl: 'http://cdn.example' }, 'fault', /MEDIA_URL/],
    [
      'no private bucket',
      { s3Url: 's3://a:b@host/open', s3PrivateUrl: null },
      'warning',
      /without S3_PRIVATE_URL/,
    ],
    ['cookies of another domain', { cookieDomain: 'other.example' }, 'fault', /COOKIE_DOMAIN/],
    ['a domain that only ends alike', { cookieDomain: 'lje.example' }, 'fault', /COOKIE_DOMAIN/],
    ['an open host', { host: '0.0.0.0' }, 'warning', /past the proxy/],
    ['everybody trusted', { trustedProxies: ['0.0.0.0/0'] }, 'fault', /TRUST_PROXY/],
    [
      'a sender of nowhere',
      { mailFrom: 'Orendi <no-reply@orendi.localhost>' },
      'warning',
      /orendi\.localhost/,
    ],
    ['nobody to reach', { operatorEmail: null }, 'warning', /OPERATOR_EMAIL/],
    [
      'another site without https',
      { webOrigins: ['http://shop.example'] },
      'warning',
      /WEB_ORIGIN/,
    ],
    ['wide limits', { rateLimitScale: 5 }, 'warning', /RATE_LIMIT_SCALE is 5/],
    ['more workers than processors', { workers: 64 }, 'warning', /WORKERS is 64/],
    ['no log', { logLevel: 'error' }, 'warning', /LOG_LEVEL/],
  ])('are risky with %s', async (_, risky, level, text) => {
    settings = { ...inPublic, smtpUrl: 'smtp://127.0.0.1:1', ...risky };
    expect(await find('settings')).toMatchObject([{ level, text: expect.stringMatching(text) }]);
  });

  test('are fine with a cookie domain above the address', async () => {
    settings = {
      ...inPublic,
      smtpUrl: 'smtp://127.0.0.1:1',
      publicUrl: 'https://www.mobilje.example',
      cookieDomain: 'mobilje.example',
    };
    expect(await levels('settings')).toEqual(['ok']);
  });

  test('of a public shop with the demo in it say so', async () => {
    settings = { ...inPublic, smtpUrl: 'smtp://127.0.0.1:1' };
    const business = await createBusiness(shop);
    await shop.pool.query('insert into demo_business values ($1)', [business]);
    const found = await find('settings');
    settings = { ...inPublic, publicUrl: 'http://192.168.1.20' };
    const hidden = await levels('settings');
    await shop.pool.query('delete from business');
    await shop.pool.query('delete from picture');
    expect(hidden).toEqual(['ok']);
    expect(found).toMatchObject([
      {
        level: 'warning',
        text: expect.stringMatching(/^Strangers see the demo: 1 business /),
        remedy: expect.stringContaining('demo remove'),
      },
    ]);
  });

  test('do not help when others can read the secret', async () => {
    const dataDir = join(shop.dataDir, 'open');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'auth-secret'), '');
    await chmod(join(dataDir, 'auth-secret'), 0o644);
    settings = { ...inPublic, smtpUrl: 'smtp://127.0.0.1:1', authSecret: null, dataDir };
    expect(await worst('settings')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('auth-secret'),
    });
    await rm(dataDir, { recursive: true });
  });
});

describe('the product', () => {
  test('is down, and said to be', async () => {
    outside = {
      fetch: () =>
        Promise.reject(new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
    };
    const [found, ...others] = await find('product');
    expect(found).toMatchObject({ level: 'fault', text: expect.stringContaining('ECONNREFUSED') });
    expect(others).toEqual([]);
  });

  test('is up, and not reached by its public address', async () => {
    outside = { fetch: async (url) => new Response(url.startsWith('https') ? '<html>' : 'ready') };
    expect(await levels('product')).toEqual(['ok', 'warning']);
  });

  test('tells what keeps it from being ready', async () => {
    outside = { fetch: async () => new Response('disk full', { status: 503 }) };
    expect(await worst('product')).toMatchObject({ text: expect.stringContaining('disk full') });
  });
});

describe('the database', () => {
  test('is well but for what tests do without', async () => {
    const [version, unsafe, ...others] = await find('database');
    expect(version).toMatchObject({ level: 'ok', text: expect.stringMatching(/^PostgreSQL \d+/) });
    expect(unsafe).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('full_page_writes'),
    });
    expect(others).toEqual([]);
  });

  test('is away, and all that needs it says so', async () => {
    ground = { db: null, whyNoDatabase: 'It cannot be reached: no such host.' };
    expect(await find('database')).toMatchObject([
      { level: 'fault', text: 'It cannot be reached: no such host.' },
    ]);
    expect(await levels('pictures')).toEqual(['warning']);
    expect(await levels('backup')).toEqual(['warning']);
  });

  test('is newer or older than the product', async () => {
    await shop.pool.query(
      `update migration set name = '9999_later.sql' where name = '0001_catalogue.sql'`,
    );
    const found = await find('database');
    await shop.pool.query(
      `update migration set name = '0001_catalogue.sql' where name = '9999_later.sql'`,
    );
    expect(found.filter(({ text }) => text.includes('version of the product'))).toMatchObject([
      { level: 'fault', text: expect.stringContaining('9999_later.sql') },
      { level: 'warning', text: expect.stringContaining('1 migration is') },
    ]);
  });

  test('is elsewhere, and the way to it is open', async () => {
    settings = { ...inPublic, databaseUrl: 'postgres://orendi@db.example/orendi' };
    expect((await find('database')).at(-1)).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('without TLS'),
    });
  });
});

describe('phone numbers', () => {
  test('that may reach a stranger are counted, and those read since are not', async () => {
    expect(await find('phones')).toMatchObject([{ level: 'ok' }]);
    const business = await createBusiness(shop, {
      phone_no: '+35544123456',
      town_id: townOfSlug('prizren')?.id ?? null,
    });
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, client_name, client_phone, client_phone_typed,
        preferred_contact_method, client_language)
       select $1, $1, 'business', 'Arka', 'Ana', phone, typed, 'phone', 'al'
       from (values ('+35549555666', null), ('+35549555666', null), ('078 123 456', null), ('+355692123456', null),
         ('+38349555666', null), ('+35545555666', '045 555 666')) sent (phone, typed)`,
      [business],
    );
    const found = await find('phones');
    await shop.pool.query('delete from business where id = $1', [business]);
    await shop.pool.query('delete from picture');
    expect(found).toMatchObject([
      { level: 'warning', text: expect.stringMatching(/^4 stored numbers/) },
    ]);
  });
});

describe('pictures', () => {
  test('are read by a sample, and missed', async () => {
    const { key } = await shop.services.media.store(
      await drawPlain(800, 600, '#806040').webp().toBuffer(),
    );
    await shop.pool.query('insert into picture (key, bytes) values ($1, 1)', [key]);
    expect(await levels('pictures')).toEqual(['ok']);
    await shop.services.media.remove(key);
    expect(await worst('pictures')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining(key),
    });
    await shop.pool.query('delete from picture where key = $1', [key]);
  });

  test.each<[string, string, Response | Error, string[]]>([
    [
      'hands them out',
      'https://cdn.example',
      image({ 'access-control-allow-origin': '*' }),
      ['ok'],
    ],
    ['withholds them from masks', 'https://cdn.example', image({}), ['warning']],
    ['refuses them', 'https://cdn.example', new Response('', { status: 403 }), ['fault']],
    ['is not found', 'https://cdn.example', new Error('no such host'), ['fault']],
    ['hands them out from the bucket', '/media', image({}), ['ok']],
    ['has another page there', '/media', new Response('<html>'), ['fault']],
  ])('are read where browsers are sent: a place that %s', async (_, mediaUrl, answer, expected) => {
    const { media } = shop.services;
    const { key } = await media.store(await drawPlain(800, 600, '#406080').webp().toBuffer());
    await shop.pool.query('insert into picture (key, bytes) values ($1, 1)', [key]);
    const mediaReads = mediaUrl === '/media' ? 'redirect' : 'proxy';
    settings = { ...inPublic, mediaUrl, mediaReads };
    const url = 'https://bucket.example/signed';
    ground = { media: { ...media, locate: async () => ({ url, until: Infinity }) } };
    const asked: string[] = [];
    outside = {
      fetch: async (address) => {
        asked.push(address);
        if (!/(cdn|bucket)\.example/.test(address)) return well.fetch(address);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    };
    const found = await levels('pictures');
    await shop.pool.query('delete from picture where key = $1', [key]);
    expect(found).toEqual(['ok', ...expected]);
    expect(asked).toContain(mediaReads === 'redirect' ? url : `${mediaUrl}/${key}/1x1-22/160.webp`);
  });
});

describe('mail', () => {
  test('goes out, though not encrypted on this machine', async () => {
    const inbox = await openSmtpInbox();
    settings = { ...inPublic, smtpUrl: inbox.url };
    const found = await find('mail');
    await inbox.close();
    expect(found.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(found[0]?.text).toBe('127.0.0.1 takes our mails.');
  });

  test('does not go out where nobody takes it', async () => {
    const inbox = await openSmtpInbox();
    await inbox.close();
    settings = { ...inPublic, smtpUrl: inbox.url };
    expect(await worst('mail')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test.each<[string, Outside['resolveTxt'], string[]]>([
    ['no such domain', () => Promise.reject(nothing), ['warning']],
    [
      'no records',
      (name) => (name === 'mobilje.example' ? Promise.resolve([]) : Promise.reject(nothing)),
      ['warning', 'warning', 'warning'],
    ],
    [
      'two for one thing',
      async () => [['v=spf1 -all'], ['v=spf1 mx -all']],
      ['fault', 'ok', 'warning'],
    ],
    ['a name server that is away', () => Promise.reject(new Error('away')), ['warning']],
  ])('is believed by its records: %s', async (_, resolveTxt, expected) => {
    outside = { resolveTxt };
    settings = { ...inPublic, smtpUrl: 'smtp://127.0.0.1:1' };
    const found = await find('mail');
    expect(found.slice(1, -1).map(({ level }) => level)).toEqual(expected);
  });

  test('of a public shop without a server is a fault, and nothing else of it is well', async () => {
    const found = await find('mail');
    expect(found).toMatchObject([
      { level: 'fault', text: expect.stringContaining('SMTP_URL is not set') },
    ]);
    settings = { publicUrl: 'http://192.168.1.20' };
    expect(await levels('mail')).toEqual(['ok', 'ok']);
  });

  /** The command that the doctor names for a mail, which lies there with a hold of the outbox or without one. */
  const remedyFor = async (columns: string, values: string, isHeld = false) => {
    settings = { publicUrl: null };
    if (isHeld) await shop.pool.query('insert into outbox_hold (backup_of) values (now())');
    await shop.pool.query(`insert into mail (message_id, template, recipient, payload, ${columns})
      values ('<a@b>', 'none', 'ana@example.com', '{}', ${values})`);
    const found = await worst('mail');
    await shop.pool.query('delete from mail; delete from outbox_hold');
    return found;
  };
  const hourAgo = `now() - interval '1 hour'`;

  test('that was given up is a fault', async () => {
    expect(await remedyFor('given_up_at', 'now()')).toMatchObject({
      level: 'fault',
      text: '1 mail was given up.',
      remedy: expect.stringContaining('`mail retry`'),
    });
  });

  test('that a restored shop holds is a fault, which another command mends', async () => {
    expect(await remedyFor('due_at', 'now()', true)).toMatchObject({
      level: 'fault',
      text: 'The shop was restored from a backup and sends nothing; 1 mail is held.',
      remedy: expect.stringMatching(/^`npm run operator -- mail release --yes`/),
    });
  });

  test('that fails for long is a fault, and so is one that nobody has tried', async () => {
    const failed = await remedyFor('created_at, last_error', `${hourAgo}, 'away'`);
    expect(failed).toMatchObject({ level: 'fault', remedy: expect.stringContaining('retry') });
    const untried = await remedyFor('due_at', hourAgo);
    expect(untried).toMatchObject({ level: 'fault', text: expect.stringContaining('failed: 0') });
    expect(untried?.remedy).not.toContain('retry');
    expect(await remedyFor('due_at', `now() - interval '10 minutes'`)).toBeUndefined();
  });
});

test('a job that fails is named, with why', async () => {
  await shop.pool.query(
    `insert into job (queue, attempts, last_error) values ('push', 1, 'no route')`,
  );
  const [found] = await find('jobs');
  await shop.pool.query(`delete from job where queue = 'push'`);
  expect(found).toMatchObject({ level: 'warning', text: expect.stringMatching(/push.*no route/) });
});

describe('the certificate', () => {
  test.each([
    ['fine', 60, null, 'ok'],
    ['late to be renewed', 9, null, 'warning'],
    ['over', -1, 'CERT_HAS_EXPIRED', 'fault'],
    ['of another name', 60, 'ERR_TLS_CERT_ALTNAME_INVALID', 'fault'],
  ])('is %s', async (_, days, fault, level) => {
    const endsAt = new Date(Date.now() + days * day);
    outside = { findCertificate: async () => ({ endsAt, fault }) };
    expect(await levels('certificate')).toEqual([level]);
  });

  test('is not looked for where there is none', async () => {
    settings = { ...inPublic, publicUrl: 'http://192.168.1.20' };
    expect(await find('certificate')).toEqual([]);
  });
});

describe('the clock', () => {
  test.each([
    [0, ['ok', 'ok']],
    [10_000, ['warning', 'warning']],
    [-3_600_000, ['fault', 'fault']],
  ])('is %d ms off', async (off, expected) => {
    ground = { clock: () => new Date(Date.now() + off) };
    expect(await levels('clock')).toEqual(expected);
  });
});

test('a check that hangs or breaks is a fault of its own, and keeps no other from being made', async () => {
  outside = { findCertificate: () => new Promise<never>(() => {}) };
  const all = { ...shop.services, settings: { ...shop.services.settings, ...inPublic } };
  const found = tellAll(await examine(all, { ...well, ...outside }, 300));
  expect(found.find(({ area }) => area === 'certificate')).toMatchObject({
    level: 'fault',
    text: 'It could not be examined: it took too long.',
  });
  expect(found.some(({ area }) => area === 'backup')).toBe(true);
});

test('a public shop without a backup is at fault', async () => {
  expect(await find('backup')).toMatchObject([{ level: 'fault', text: 'None was ever made.' }]);
  settings = { publicUrl: null, authSecret: null };
  expect(await find('backup')).toMatchObject([
    { level: 'warning', text: expect.stringContaining('auth-secret') },
  ]);
});

describe('a folder for backups', () => {
  let backupTo: string;
  beforeEach(async () => {
    backupTo = await mkdtemp(join(tmpdir(), 'orendi-backups-'));
    settings = { ...inPublic, backupTo };
    ground = { clock: () => new Date('2026-11-24T23:40:00Z') };
  });
  afterEach(async () => {
    await shop.pool.query('delete from backup_run');
    await rm(backupTo, { recursive: true, force: true });
  });

  test('that is new gets its first one soon, and nobody is told to set what is set', async () => {
    const [found, ...others] = await find('backup');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      level: 'warning',
      text: 'There is none yet; the first comes at 00:37 UTC.',
      remedy: expect.stringContaining(`backup --to ${backupTo}`),
    });
    expect(found?.remedy).not.toContain('Set BACKUP_TO');
  });

  test('that is not there is named, also where backups were made before', async () => {
    await rm(backupTo, { recursive: true });
    const missing = { level: 'fault', text: `BACKUP_TO names ${backupTo}, which does not exist.` };
    expect(await find('backup')).toMatchObject([missing]);
    await shop.pool.query(
      `insert into backup_run (folder, started_at, finished_at, is_good, bytes)
        values ($1, '2026-11-24T01:37:00Z', '2026-11-24T01:40:00Z', true, 1)`,
      [backupTo],
    );
    expect(await find('backup')).toMatchObject([missing, { level: 'ok' }]);
  });

  test('into which nothing can be written is named', async () => {
    // A file, as whoever runs the tests may write into every folder.
    await rm(backupTo, { recursive: true });
    await writeFile(backupTo, '');
    expect(await find('backup')).toMatchObject([
      { level: 'fault', text: expect.stringContaining(`${backupTo}, into which`) },
    ]);
  });

  test('in which the last one failed says that it is tried again', async () => {
    await shop.pool.query(
      `insert into backup_run (folder, started_at, finished_at, is_good, error, bytes)
        values ($1, '2026-11-24T22:37:00Z', '2026-11-24T22:38:00Z', false, 'no room', 0)`,
      [backupTo],
    );
    expect(await worst('backup')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('no room'),
      remedy: expect.stringContaining('every hour'),
    });
  });
});

describe('shops', () => {
  test('that answer are fine, and those that do not are named', async () => {
    expect(await find('shops')).toMatchObject([
      { level: 'ok', text: 'No shop lets buyers wait for over 48 hours.' },
    ]);
    const business = await createBusiness(shop, { business_name: 'Drini' });
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, client_name, client_message, preferred_contact_method,
        client_language, client_email, created_at)
       values ($1, $1, 'business', 'Drini', 'Ana', '', 'email', 'al', 'ana@example.com', now() - interval '3 days')`,
      [business],
    );
    const found = await find('shops');
    await shop.pool.query('delete from business');
    expect(found).toMatchObject([
      { level: 'warning', text: expect.stringContaining('Drini'), remedy: expect.any(String) },
    ]);
  });
});

describe('the search', () => {
  /** The answer of each of two nodes: the health of the cluster, or an HTTP status. */
  let states: (string | number)[] = [];
  const servers: Server[] = [];
  const startNode = async (place: number): Promise<string> => {
    const server = createServer((_, response) => {
      const state = states[place] ?? 'green';
      response.writeHead(typeof state === 'number' ? state : 200, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ status: state, number_of_nodes: 2 }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://u:p@127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  let searchUrls: string[];
  beforeAll(async () => {
    searchUrls = [await startNode(0), await startNode(1)];
  });
  beforeEach(() => {
    states = [];
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });
  const fed = (secondsAgo: number) =>
    shop.pool.query(
      `insert into search_feed (alias, fed_at) values ('x', now() - $1 * interval '1 second')
        on conflict (alias) do update set fed_at = excluded.fed_at`,
      [secondsAgo],
    );

  test('is in memory unless it has an address', async () => {
    expect(await levels('search')).toEqual(['ok']);
  });

  test('belongs in a cluster beyond 300,000 listings', async () => {
    const estimate = (listings: number) =>
      shop.pool.query(`update pg_class set reltuples = $1 where oid = 'listing'::regclass`, [
        listings,
      ]);
    await estimate(300_001);
    expect(await worst('search')).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('300,001'),
      remedy: expect.stringContaining('SEARCH_URL'),
    });
    await estimate(300_000);
    expect(await levels('search')).toEqual(['ok']);
  });

  test('is well when its nodes answer, and it was fed a moment ago', async () => {
    settings = { searchUrls };
    expect(await worst('search')).toMatchObject({
      text: expect.stringContaining('not been filled'),
    });
    await fed(1);
    expect(await levels('search')).toEqual(['ok']);
    await fed(90);
    expect(await worst('search')).toMatchObject({
      level: 'fault',
      text: expect.stringMatching(/ 9\d /),
    });
    await fed(1);
    states = ['yellow'];
    expect(await levels('search')).toEqual(['warning']);
    states = ['red'];
    expect(await levels('search')).toEqual(['fault']);
    states = ['green', 503];
    expect(await worst('search')).toMatchObject({
      level: 'warning',
      text: expect.stringContaining(new URL(searchUrls[1] ?? '').host),
    });
    states = [503, 503];
    expect(await worst('search')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('HTTP 503'),
    });
  });

  test('is at fault if it does not know the password, with what to do', async () => {
    settings = { searchUrls };
    states = [401, 401];
    expect(await worst('search')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('does not accept the user or the password'),
      remedy: expect.stringContaining('Give SEARCH_URL the user and the password'),
    });
  });

  test('is at fault if nobody whom we trust has signed its certificate, with what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orendi-certificates-'));
    const { authority, certificate, key } = issueCertificates(folder);
    const [cert, ownKey] = await Promise.all([certificate, key].map((file) => readFile(file)));
    const server = createSecureServer({ cert, key: ownKey }, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 'green', number_of_nodes: 1 }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    settings = {
      searchUrls: [`https://u:p@127.0.0.1:${(server.address() as AddressInfo).port}`],
    };
    expect(await worst('search')).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('a certificate that is not trusted'),
      remedy: expect.stringContaining('Let SEARCH_CA name'),
    });
    await fed(1);
    settings = { ...settings, searchAuthorityFile: authority };
    expect(await levels('search')).toEqual(['ok']);
    settings = { ...settings, searchAuthorityFile: join(folder, 'none.pem') };
    expect(await worst('search')).toMatchObject({
      remedy: expect.stringContaining('Let SEARCH_CA name'),
    });
    await rm(folder, { recursive: true });
  });
});
