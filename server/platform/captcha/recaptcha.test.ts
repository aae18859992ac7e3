import { describe, expect, test, vi } from 'vitest';
import { createCaptcha } from './index.ts';

const keys = { siteKey: 'site', secret: 'google secret' };

function withGoogle(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const log = { warn: vi.fn<() => void>() };
  return { fetch, log, captcha: createCaptcha({ secret: 'ours', recaptcha: keys, fetch, log }) };
}

describe('reCAPTCHA', () => {
  test('gives the page its site key', async () => {
    const { captcha } = withGoogle(async () => Response.json({ success: true }));
    expect(await captcha.challenge()).toEqual({ provider: 'recaptcha', siteKey: 'site' });
  });

  test('asks Google once for a token, with the secret, and keeps the verdict', async () => {
    const { captcha, fetch } = withGoogle(async () => Response.json({ success: true }));
    const [first, second] = await Promise.all([captcha.verify('t'), captcha.verify('t')]);
    expect(first).toMatchObject({ ok: true, expiresAt: expect.any(Date) });
    expect(second).toEqual(first);
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(init?.body).toEqual(new URLSearchParams({ secret: 'google secret', response: 't' }));
  });

  test('gives each token a key of its own', async () => {
    const { captcha } = withGoogle(async () => Response.json({ success: true }));
    const [a, b] = [await captcha.verify('a'), await captcha.verify('b')];
    expect(a.ok && b.ok && a.spendKey !== b.spendKey).toBe(true);
  });

  test('refuses what Google refuses', async () => {
    const { captcha } = withGoogle(async () => Response.json({ success: false }));
    expect(await captcha.verify('t')).toEqual({ ok: false });
  });

  test('refuses, says so in the log, and asks again later when Google cannot be reached', async () => {
    const { captcha, fetch, log } = withGoogle(async () => Response.json({ success: true }));
    fetch.mockRejectedValueOnce(new Error('no route'));
    fetch.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await captcha.verify('t')).toEqual({ ok: false });
    expect(await captcha.verify('t')).toEqual({ ok: false });
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(await captcha.verify('t')).toMatchObject({ ok: true });
  });
});
