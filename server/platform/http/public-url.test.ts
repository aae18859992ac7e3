import { describe, expect, test } from 'vitest';
import { isPrivateHost } from '../private-host.ts';
import { ownUrl, publicUrlOf } from './public-url.ts';

const local = { publicUrl: null, host: '127.0.0.1', port: 3000 };
const asked = (host: string) => new Request('http://x/', { headers: { host } });

describe('the address of the product', () => {
  test.each([
    'localhost:3000',
    '127.0.0.1:8080',
    '192.168.1.20:3000',
    'laptop.local',
    '[::1]:3000',
  ])('a host on this machine or network is believed: %s', (host) =>
    expect(publicUrlOf(asked(host), local)).toBe(`http://${host}`),
  );

  test.each(['evil.example', '8.8.8.8', 'localhost.evil.example', 'a b', '127.0.0.1@evil.example'])(
    'any other is not: %s',
    (host) => expect(publicUrlOf(asked(host), local)).toBe('http://localhost:3000'),
  );

  test('PUBLIC_URL decides where it is set', () => {
    const settings = { ...local, publicUrl: 'https://orendi.al' };
    expect(publicUrlOf(asked('localhost:3000'), settings)).toBe('https://orendi.al');
    expect(ownUrl(settings)).toBe('https://orendi.al');
  });

  test.each(['0.0.0.0', '::', '172.32.0.1', 'example.com', '11.0.0.1'])(
    '%s is not private',
    (host) => expect(isPrivateHost(host)).toBe(false),
  );
});
