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
      remindAfterHours: [4, 24],
      approvesShops: false,
    });
  });

  test.each([
    ['off', []],
    ['4', [4]],
    ['0.5, 24,0.5', [0.5, 24]],
    ['720', [720]],
  ])('reminders come after %s hours', (hours, expected) => {
    expect(readSettings({ REMIND_AFTER_HOURS: hours }).remindAfterHours).toEqual(expected);
  });

  test.each(['0', '-4', '4;24', '4,', '4 h', '1e3', 'Infinity', '721', '4,off', 'OFF'])(
    'reminders cannot come after %s hours',
    (hours) => {
      expect(message({ REMIND_AFTER_HOURS: hours })).toBe(
        'Wrong settings: REMIND_AFTER_HOURS is neither off nor a list of hours above 0 and up to 720, separated by commas.',
      );
    },
  );

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
    [{ DATABASE_URL: 'postgres://u@h1,h2:70000/d' }, 'DATABASE_URL is not'],
    [{ DATABASE_URL: 'mysql://u@h1,h2/d' }, 'DATABASE_URL is not'],
    [{ DATABASE_REPLICA_URL: 'postgres://u@h2/d' }, 'DATABASE_REPLICA_URL goes with'],
    [{ DATABASE_REPLICA_URL: 'postgres://u@h2/d,http://h3/d' }, 'DATABASE_REPLICA_URL is not'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ RECAPTCHA_SITE_KEY: 'x' }, 'RECAPTCHA_SECRET'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ WEB_ORIGIN: 'https://shop.example/path' }, 'WEB_ORIGIN'],
    [{ MEDIA_URL: 'media' }, 'MEDIA_URL'],
    [{ MEDIA_READS: 'cdn' }, 'MEDIA_READS is neither proxy nor redirect'],
    [
      { S3_URL: 's3://a:b@host/open', S3_PRIVATE_URL: 's3://c:d@host/open/photos' },
      'S3_PRIVATE_URL names the bucket of S3_URL',
    ],
    [{ MEDIA_READS: 'redirect' }, 'MEDIA_READS redirect needs a bucket'],
    [
      {
        MEDIA_READS: 'redirect',
        S3_URL: 's3://a:b@host/bucket',
        MEDIA_URL: 'https://cdn.example',
      },
      'MEDIA_READS redirect needs MEDIA_URL to be a path',
    ],
    [{ REDIS_URL: 'http://redis.example' }, 'REDIS_URL'],
    [{ BACKUP_TO: 'backups' }, 'BACKUP_TO is not an absolute path'],
    [{ BACKUP_TO: '/srv/data/backups', DATA_DIR: '/srv/data' }, 'BACKUP_TO lies in DATA_DIR'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP'],
    [{ SEARCH_URL: 'https://a:9200,search' }, 'SEARCH_URL'],
    [{ SEARCH_CA: 'search-ca.pem' }, 'SEARCH_CA is not an absolute path'],
    [{ SEARCH_INDEX: 'Orendi*' }, 'SEARCH_INDEX'],
  ])('%j is refused, naming %s', (env, name) => {
    expect(message(env)).toContain(name);
  });

  test('the database may have several servers, and replicas', () => {
    const { databaseUrl, replicaUrls } = readSettings({
      DATABASE_URL: 'postgres://u:p@h1:5433,h2/d?sslmode=require',
      DATABASE_REPLICA_URL: 'postgres://u@h2/d, postgresql://u@h3:1,h4/d',
      AUTH_SECRET: 'a secret that is only for tests, and long enough',
    });
    expect(databaseUrl).toBe('postgres://u:p@h1:5433,h2/d?sslmode=require');
    expect(replicaUrls).toEqual([
      'postgres://u@h2/d',
      'postgresql://u@h3:1/d',
      'postgresql://u@h4/d',
    ]);
  });

  test('the nodes of a search cluster are told apart', () => {
    const { searchUrls, searchIndex } = readSettings({
      SEARCH_URL: 'https://orendi:secret@s1:9200, https://orendi:secret@s2:9200',
    });
    expect(searchUrls).toEqual(['https://orendi:secret@s1:9200', 'https://orendi:secret@s2:9200']);
    expect(searchIndex).toBe('orendi');
    expect(readSettings({}).searchUrls).toEqual([]);
  });

  test('a slash at the end of an address is dropped', () => {
    expect(readSettings({ PUBLIC_URL: 'https://orendi.al/' }).publicUrl).toBe('https://orendi.al');
  });
});
