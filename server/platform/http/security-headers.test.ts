import { createHash } from 'node:crypto';
import { showChoicesScript } from '@orendi/contract/view-choices';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { createApi } from './api.ts';
import { securityHeaders } from './security-headers.ts';

/** The headers of an answer with these settings. */
async function headersOf(env: NodeJS.ProcessEnv): Promise<Headers> {
  const app = createApi().use(securityHeaders(readSettings(env), []));
  app.get('/', (c) => c.text(''));
  return (await app.request('/')).headers;
}

/** The content security policy with these settings: the sources of each directive. */
async function policyOf(env: NodeJS.ProcessEnv): Promise<Map<string, string[]>> {
  const headers = await headersOf(env);
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Of the one script that is in the pages themselves. */
const earlyScript = `'sha256-${createHash('sha256').update(showChoicesScript).digest('base64')}'`;

test('no page may ask anybody but the shop for anything', async () => {
  const policy = await policyOf({});
  expect(policy.get('default-src')).toEqual(["'self'"]);
  const foreign = [...policy.values()]
    .flat()
    .filter((source) => !/^('self'|'none'|'unsafe-inline'|data:|blob:)$/.test(source))
    .filter((source) => source !== earlyScript);
  expect(foreign).toEqual([]);
  expect(policy.get('script-src')).toEqual(["'self'", earlyScript]);
});

test('with reCAPTCHA, Google and nobody else', async () => {
  const policy = await policyOf({ RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' });
  const hosts = [...policy.values()].flat().filter((source) => source.startsWith('http'));
  expect(new Set(hosts)).toEqual(new Set(['https://www.google.com', 'https://www.gstatic.com']));
});

test('with pictures elsewhere, these for pictures only', async () => {
  const policy = await policyOf({ MEDIA_URL: 'https://cdn.example/p' });
  const allowed = [...policy].filter(([, sources]) => sources.includes('https://cdn.example'));
  expect(allowed.map(([name]) => name)).toEqual(['img-src']);
});

test('with pictures that browsers read from the bucket, it for pictures only', async () => {
  const S3_URL = 's3://key:secret@s3.example/shop?pathStyle=false';
  const policy = await policyOf({ S3_URL, MEDIA_READS: 'redirect' });
  const allowed = [...policy].filter(([, sources]) => sources.includes('https://shop.s3.example'));
  expect(allowed.map(([name]) => name)).toEqual(['img-src']);
  expect((await policyOf({ S3_URL })).get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
});

test.each([
  [{}, null],
  [{ PUBLIC_URL: 'http://shop.example' }, null],
  [{ PUBLIC_URL: 'https://shop.example' }, 'max-age=31536000'],
  [
    { PUBLIC_URL: 'https://shop.example', HSTS: 'subdomains' },
    'max-age=31536000; includeSubDomains',
  ],
])('with %j browsers are held to https: %s', async (env, header) => {
  expect((await headersOf(env)).get('strict-transport-security')).toBe(header);
});

test('a page that opened ours, or that ours opened, is kept apart from it', async () => {
  const headers = await headersOf({});
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
