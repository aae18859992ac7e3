import type { Account } from './account.ts';
import { codeAt, currentStep } from './authenticator.ts';
import type { Recipe } from './recipes.ts';
import type { World } from './world.ts';

async function started(world: World, by: Account) {
  const { secret, token } = await world.perform<{ secret: string; token: string }>(
    'startAuthenticator',
    { by },
  );
  return { token, code: codeAt(secret, currentStep()) };
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

/** The removal of a second factor, confirmed by a recovery code. */
async function removal(world: World) {
  const { by } = await withFactor(world);
  const { recoveryCodes } = await world.perform<{ recoveryCodes: string[] }>('renewRecoveryCodes', {
    by,
  });
  return { by, body: { code: recoveryCodes[0], passkey: undefined } };
}

/** Without a second factor yet. */
async function withoutFactor(world: World): Promise<Account> {
  const removed = await removal(world);
  await world.perform('removeAuthenticator', removed);
  return removed.by;
}

export const factorRecipes: Record<string, Recipe> = {
  startAuthenticator: async (world) => ({ by: await withoutFactor(world) }),
  confirmAuthenticator: async (world) => {
    const by = await world.throwaway();
    return { by, body: await started(world, by) };
  },
  removeAuthenticator: removal,
  renewRecoveryCodes: withFactor,
};
