import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { createApi } from './api.ts';
import { securityHeaders } from './security-headers.ts';

/** The content security policy with these settings: the sources of each directive. */
async function policyOf(env: NodeJS.ProcessEnv): Promise<Map<string, string[]>> {
  const app = createApi().use(securityHeaders(readSettings(env), []));
  app.get('/', (c) => c.text(''));
  const answer = await app.request('/');
  const directives = (answer.headers.get('content-security-policy') ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('no page may ask anybody but the shop for anything', async () => {
  const policy = await policyOf({});
  expect(policy.get('default-src')).toEqual(["'self'"]);
  const foreign = [...policy.values()]
    .flat()
    .filter((source) => !/^('self'|'none'|'unsafe-inline'|data:|blob:)$/.test(source));
  expect(foreign).toEqual([]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
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
