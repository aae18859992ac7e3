import { expect, test } from 'vitest';
import { isPublicAddress, knownServices } from './push-services.ts';

const reaches = (endpoint: string) => knownServices.reaches(new URL(endpoint));

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => {
  expect(reaches(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/x',
  'https://user@fcm.googleapis.com/x',
  'https://evil-fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://xnotify.windows.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
])('%s is none', (endpoint) => {
  expect(reaches(endpoint)).toBe(false);
});

test.each([
  ['142.250.180.10', 4, true],
  ['2a00:1450:4009:81f::200a', 6, true],
  ['10.1.2.3', 4, false],
  ['100.64.0.1', 4, false],
  ['169.254.169.254', 4, false],
  ['0.0.0.0', 4, false],
  ['::1', 6, false],
  ['::ffff:10.1.2.3', 6, false],
  ['fd00::1', 6, false],
  ['64:ff9b::a01:203', 6, false],
])('%s is public: %s %s', (address, family, isPublic) => {
  expect(isPublicAddress(address, family)).toBe(isPublic);
});

test('a name that leads to a private network has no address', async () => {
  const { lookup } = knownServices;
  const fault = await new Promise((resolve) => lookup?.('localhost', {}, resolve));
  expect(String(fault)).toContain('on a private network');
});
