import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { secretsOf } from './conceal.ts';
import { createLog } from './log.ts';

const env = {
  AUTH_SECRET: 'a very secret "secret" of the shop, long enough',
  DATABASE_URL: 'postgres://orendi:pa%24%24word-of-db@db1.example,db2.example/orendi',
  DATABASE_REPLICA_URL: 'postgres://reader:word-of-replica@db2.example/orendi',
  S3_URL: 's3://KEYID:s3-secret-key@host.example/bucket',
  SEARCH_URL: 'https://s1.example:9200,https://orendi:search-secret@s2.example:9200',
  SMTP_URL: 'smtp://mailer:smtp-secret@mail.example:587',
  MAIL_FROM: 'shop@orendi.example',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'captcha-secret',
};

/** What stands in the log after these calls, as one text. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  write(createLog('debug', { secrets: secretsOf(readSettings(env)), to }));
  for (const line of lines) JSON.parse(line);
  return lines.join('');
}

test("an error is told by name, message, code and stack, without PostgreSQL's row and connection", () => {
  const error = Object.assign(new Error('terminating connection'), {
    code: '57P01',
    detail: 'Key (email)=(ana@example.com) already exists.',
    client: { secretKey: 4711_0815, processID: 12 },
  });
  const line = logged((log) => log.warn({ err: error }, 'an idle database connection was lost'));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'an idle database connection was lost',
    err: { type: 'Error', code: '57P01', message: 'terminating connection' },
  });
  expect(line).toContain('log.test.ts');
  expect(line).not.toMatch(/secretKey|47110815|ana@|detail/);
});

test('the causes of an error are told the same way, and not for ever', () => {
  const circle = new Error('outer', {
    cause: Object.assign(new Error('inner'), { password: 'p' }),
  });
  (circle.cause as Error).cause = circle;
  const line = logged((log) => log.error({ err: circle }));
  expect(JSON.parse(line)).toMatchObject({
    err: { message: 'outer', cause: { message: 'inner' } },
  });
  expect(line).not.toContain('password');
});

test.each([
  ['an e-mail address', '550 <ana.hoxha+1@mail.example.com>: no mailbox', /ana|hoxha/],
  ['an e-mail address in a quoted value', 'no "Ana@Example.al" here', /ana/i],
  ['a telephone number', 'Key (phone)=(+355 69 212 3456)', /212/],
  ['a local telephone number', 'tel 069 212 3456.', /212/],
  [
    'the password of an address',
    'cannot reach smtp://mailer:smtp-secret@mail.example',
    /smtp-secret/,
  ],
  ['any login in an address', 'no host http://somebody:anything@x.example/', /somebody|anything/],
  ["a database's password", 'password pa$$word-of-db and pa%24%24word-of-db', /word-of-db/],
  ['a key of a bucket', 'SignatureDoesNotMatch s3-secret-key', /s3-secret/],
  ['the secret for signatures', `with ${env.AUTH_SECRET}.`, /very secret/],
  ['the secret of reCAPTCHA', 'secret=captcha-secret&response=', /captcha-secret/],
  ['the token of a link', 'GET /reset-password/eyJ4.abc-def_1', /eyJ4/],
  ['the token of an invitation', 'GET /v1/auth/invitations/eyJ4abc-def_1', /eyJ4/],
  ['the token of a buyer’s page', 'GET /my-request/eyJ4abc-def_1', /eyJ4/],
  ['the token of a list', 'GET /v1/public/lists/abc-def_1', /abc-def/],
  ['the token of a buyer’s call', 'PUT /v1/public/requests/eyJ4abc-def_1/message', /eyJ4/],
  ['the token of a link to come back to', 'GET /login?next=%2Finvitation%2FeyJ4abc', /eyJ4/],
  ['a value that PostgreSQL refused', 'invalid input syntax for type integer: "Ana Hoxha"', /Ana/],
  ['a text that is no JSON', `Unexpected token 'A', "Ana "H" Hox"... is not valid JSON`, /Ana/],
])('%s is never written', (_, text, forbidden) => {
  const written = [
    logged((log) => log.error({ err: new Error(text) }, 'a request failed')),
    logged((log) => log.warn({ reason: text }, 'trouble')),
    logged((log) => log.warn(`PostgreSQL: ${text}`)),
  ];
  for (const line of written) expect(line).not.toMatch(forbidden);
});

test.each([
  ['times, ids and sizes', { at: '2026-11-22T19:31:55.120Z', mail: 123456789, ms: 0.1234567 }],
  ['hosts and ports', { reason: 'connect ECONNREFUSED 192.168.100.200:5432' }],
  ['names of pictures', { name: `ab/${'0123456789abcdef'.repeat(2)}-1200x900-c0a080/320.webp` }],
  ['request ids', { requestId: '0198c1d0-0000-7000-8000-012345678901' }],
])('%s stay readable', (_, facts) => {
  const line = logged((log) => log.warn(facts, 'trouble'));
  expect(JSON.parse(line)).toMatchObject(facts);
});

// A search whose time grows faster than the line would not end within the time for a test.
test('a line of a megabyte is searched to its end', () => {
  const line = logged((log) => log.warn({ reason: 'a'.repeat(1_000_000) }));
  expect(JSON.parse(line)).toMatchObject({ reason: expect.stringMatching(/^a+/) });
});
