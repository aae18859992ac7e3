import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const message = (env: NodeJS.ProcessEnv) => {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings', () => {
  test('none is needed', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      mediaUrl: '/media',
      publicUrl: null,
      databaseUrl: null,
      rateLimitScale: 1,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  test('all wrong ones are named at once', () => {
    const text = message({
      PORT: '70000',
      PUBLIC_URL: 'orendi.al',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'x',
    });
    expect(text).toMatch(/^Wrong settings: /);
    for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL', 'SMTP_URL'])
      expect(text).toContain(name);
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: '10.0.0.1' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'postgres://u@h/d' }, 'AUTH_SECRET'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ RECAPTCHA_SITE_KEY: 'x' }, 'RECAPTCHA_SECRET'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ WEB_ORIGIN: 'https://shop.example/path' }, 'WEB_ORIGIN'],
    [{ MEDIA_URL: 'media' }, 'MEDIA_URL'],
  ])('%j is refused, naming %s', (env, name) => {
    expect(message(env)).toContain(name);
  });

  test('a slash at the end of an address is dropped', () => {
    expect(readSettings({ PUBLIC_URL: 'https://orendi.al/' }).publicUrl).toBe('https://orendi.al');
  });
});
