import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAltcha } from './altcha.ts';
import { solveToken } from './testing/solve-token.ts';

const secret = 'a secret of the tests, long enough';
const captcha = createAltcha({ secret, cost: 1 });

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());

describe('the self-hosted captcha', () => {
  test('takes a solved challenge, and names it the same each time', async () => {
    const token = await solveToken(captcha);
    const first = await captcha.verify(token);
    expect(first).toMatchObject({ ok: true, spendKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await captcha.verify(token)).toEqual(first);
  });

  test('takes a challenge of another process with the same secret, and of none with another', async () => {
    const token = await solveToken(captcha);
    expect(await createAltcha({ secret, cost: 7 }).verify(token)).toMatchObject({ ok: true });
    expect(await createAltcha({ secret: 'another secret' }).verify(token)).toEqual({ ok: false });
  });

  test('lives ten minutes', async () => {
    const at = (minutes: number) => () => new Date(Date.now() - minutes * 60_000);
    const nine = await solveToken(createAltcha({ secret, cost: 1, clock: at(9) }));
    const eleven = await solveToken(createAltcha({ secret, cost: 1, clock: at(11) }));
    expect(await captcha.verify(nine)).toMatchObject({ ok: true });
    expect(await captcha.verify(eleven)).toEqual({ ok: false });
  });

  test('refuses what was changed after it was signed', async () => {
    const { challenge, solution } = decode(await solveToken(captcha));
    const { parameters } = challenge;
    const forged = [
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 2 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { a: 1 } } }, solution },
      {
        challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } },
        solution,
      },
      { challenge: { ...challenge, signature: undefined }, solution },
      { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: { ...solution, counter: 0.5 } },
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } },
        solution,
      },
    ];
    for (const payload of forged) {
      expect(await captcha.verify(encode(payload))).toEqual({ ok: false });
    }
  });

  test('refuses a challenge that the visitor made up', async () => {
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      deriveKey,
      expiresAt: new Date(Date.now() + 60_000),
      hmacSignatureSecret: 'made up',
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(await captcha.verify(encode({ challenge, solution }))).toEqual({ ok: false });
  });

  test('refuses garbage of any kind without throwing', async () => {
    for (const token of ['', '{}', 'null', '%%%', encode(null), encode([]), encode({})]) {
      expect(await captcha.verify(token)).toEqual({ ok: false });
    }
    expect(await captcha.verify('A'.repeat(1_000_000))).toEqual({ ok: false });
    const anything = fc.oneof(fc.string(), fc.jsonValue().map(encode));
    await fc.assert(
      fc.asyncProperty(anything, async (token) => {
        expect(await captcha.verify(token)).toEqual({ ok: false });
      }),
    );
  });
});
