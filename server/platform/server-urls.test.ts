import { expect, test } from 'vitest';
import { serverUrls } from './server-urls.ts';

test.each([
  ['postgres://u:p@h/d', ['postgres://u:p@h/d']],
  ['postgres://h', ['postgres://h']],
  [
    'postgres://u:p%40%2C@h1:5433,h2/d?sslmode=require',
    ['postgres://u:p%40%2C@h1:5433/d?sslmode=require', 'postgres://u:p%40%2C@h2/d?sslmode=require'],
  ],
  ['postgresql://[::1]:1,[fe80::2]:2/d', ['postgresql://[::1]:1/d', 'postgresql://[fe80::2]:2/d']],
  ['postgres://u:a,b@h/d', ['postgres://u:a,b@h/d']],
  ['postgres://h1,h2', ['postgres://h1', 'postgres://h2']],
  ['postgres://h/d?options=a,b', ['postgres://h/d?options=a,b']],
])('%s names %j', (url, servers) => {
  expect(serverUrls(url)).toEqual(servers);
});
