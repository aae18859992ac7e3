import { createHmac } from 'node:crypto';
import type { Account } from './account.ts';
import type { Recipe } from './recipes.ts';
import type { World } from './world.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator shows now (RFC 6238), as most apps compute them. */
function codeOf(secret: string): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = mac.readUInt8(19) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function started(world: World, by: Account) {
  const { secret, token } = await world.perform<{ secret: string; token: string }>(
    'startAuthenticator',
    { by },
  );
  return { token, code: codeOf(secret) };
}

/** An account with a second factor, which nobody signs in to again. */
async function withFactor(world: World) {
  const by = await world.throwaway();
  const { authenticator } = await world.perform<{ authenticator: object | null }>('listFactors', {
    by,
  });
  if (!authenticator)
    await world.perform('confirmAuthenticator', { by, body: await started(world, by) });
  return { by };
}

/** Without a second factor yet. */
async function withoutFactor(world: World): Promise<Account> {
  const { by } = await withFactor(world);
  await world.perform('removeAuthenticator', { by });
  return by;
}

export const factorRecipes: Record<string, Recipe> = {
  startAuthenticator: async (world) => ({ by: await withoutFactor(world) }),
  confirmAuthenticator: async (world) => {
    const by = await world.throwaway();
    return { by, body: await started(world, by) };
  },
  removeAuthenticator: withFactor,
  renewRecoveryCodes: withFactor,
};
