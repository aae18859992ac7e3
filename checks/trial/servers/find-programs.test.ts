import { expect, test } from 'vitest';
import { findPrograms } from './find-programs.ts';

const all = (name: string) => `/usr/bin/${name}`;
const postgres = () => '/usr/lib/postgresql/15/bin';

test('every package that is missing is named at once', () => {
  const none = () => null;
  expect(() => findPrograms(none, none)).toThrow(
    'apt-get install nginx redis-server postgresql openjdk-17-jre-headless maven patroni etcd-server python3-etcd',
  );
  const withoutMaven = (name: string) => (name === 'mvn' ? null : all(name));
  expect(() => findPrograms(withoutMaven, postgres)).toThrow(/^Not installed: maven\./);
});

test('Valkey does in place of Redis', () => {
  const withValkey = (name: string) => (name === 'redis-server' ? null : all(name));
  expect(findPrograms(withValkey, postgres)).toMatchObject({
    nginx: '/usr/bin/nginx',
    redis: '/usr/bin/valkey-server',
    postgres: '/usr/lib/postgresql/15/bin',
    patroni: '/usr/bin/patroni',
  });
});
