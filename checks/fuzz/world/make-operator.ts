import type { Target } from '../targets/target.ts';
import { type Account, newAccount } from './account.ts';
import { codeAt, currentStep } from './authenticator.ts';
import type { World } from './world.ts';

/** An operator, signed in, with an authenticator. Only the command line makes one, so the rest alone is calls. */
export async function makeOperator(
  world: World,
  addOperator: Target['addOperator'],
): Promise<Account> {
  const by = newAccount(world.newEmail());
  const { email, password } = by;
  const token = await addOperator(email);
  await world.perform('resetPassword', { body: { token, password, confirmPassword: password } });
  await world.perform('login', { by, body: { email, password } });
  const started = await world.perform<{ secret: string; token: string }>('startAuthenticator', {
    by,
  });
  by.secret = started.secret;
  // The earliest code that is taken, so that two more are before time has to pass.
  by.lastStep = currentStep() - 1;
  const code = codeAt(by.secret, by.lastStep);
  await world.perform('confirmAuthenticator', { by, body: { token: started.token, code } });
  return by;
}
