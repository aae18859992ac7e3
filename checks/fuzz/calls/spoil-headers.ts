import type { Random } from '../../random.ts';
import type { HostileValues } from '../values/hostile-values.ts';
import type { Call } from './call.ts';
import { xsrfToken } from './write-request.ts';

const contentTypes = [
  null,
  '',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/jsonp',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a b"',
  'multipart/mixed; boundary=fuzz-7c1f0e',
  ';;;',
];

/** The headers of a call with one or two of them missing, wrong or strange. */
export function spoilHeaders(
  { headers, by }: Call,
  hostile: HostileValues,
  random: Random,
): Call['headers'] {
  const text = () => hostile.text(random);
  const session = by?.cookies.get('session');
  const cookies = [
    'lang=en',
    `XSRF-TOKEN=${xsrfToken}; session=${text()}`,
    `XSRF-TOKEN=${xsrfToken}; lang=${text()}; session=${session}`,
    `XSRF-TOKEN=${text()}; session=${session}`,
    `XSRF-TOKEN=${xsrfToken}; XSRF-TOKEN=other; session=${session}; session=other`,
    `XSRF-TOKEN=${xsrfToken}; session=%ff%00`,
    text(),
    ';=;=,',
    'a=b; '.repeat(500),
  ];
  const spoilt: [string, string | null][] = [
    ['x-xsrf-token', null],
    ['x-xsrf-token', random.pick([text(), '', xsrfToken.toUpperCase()])],
    ['cookie', null],
    ['cookie', random.pick(cookies)],
    ['content-type', random.pick(contentTypes)],
    ['idempotency-key', random.pick(['', 'a', 'b', 'ë'.repeat(200), 'k'.repeat(201), text()])],
    ['accept', random.pick(['text/html', 'application/xml', '*/*;q=0', text()])],
    ['accept-language', random.pick(['sq', 'en-US,en;q=0.5', '*', text()])],
    ['accept-encoding', random.pick(['br', 'identity;q=0, *;q=0', text()])],
    ['sec-fetch-site', random.pick(['cross-site', 'same-origin', text()])],
    ['origin', random.pick(['null', 'https://evil.example', text()])],
    ['if-none-match', random.pick(['*', '"a"', text()])],
    ['if-modified-since', random.pick(['Thu, 01 Jan 1970 00:00:00 GMT', text()])],
    ['range', random.pick(['bytes=0-0', 'bytes=-1', text()])],
    ['user-agent', text()],
    ['x-forwarded-for', random.pick(['unknown', '::1, 1.2.3.4', 'fe80::1%eth0', text()])],
    ['x-forwarded-host', text()],
    ['x-http-method-override', 'DELETE'],
    ['last-event-id', text()],
  ];
  const all = Object.fromEntries([random.pick(spoilt), random.pick(spoilt)]);
  return random.chance(0.7)
    ? { ...headers, ...Object.fromEntries(Object.entries(all).slice(0, 1)) }
    : { ...headers, ...all };
}
