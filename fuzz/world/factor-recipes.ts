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
