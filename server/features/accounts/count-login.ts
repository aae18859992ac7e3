import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { addressGroup } from '../../platform/http/address-group.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { refusalOf } from '../../platform/http/rate-limit.ts';
import { type Account, findAccountByEmail } from './account-queries.ts';
import { findKnownDevice } from './known-devices.ts';
import { byAccount, byDevice, emailKey } from './limits.ts';

/**
 * Counts an attempt to sign in. Strangers can use up the attempts of an account, but not those of a device that is known to
 * it; and as the account's stamp is part of what is counted under, setting a new password starts the count anew. An attempt
 * that exceeds its network address's limit does not count against the account.
 * @param account that of the address, if it has one
 * @throws ApiError RATE_LIMITED
 */
export async function countLogin<Env extends ApiEnv>(
  c: Context<Env>,
  services: Pick<Services, 'clock' | 'countCall' | 'secret'>,
  email: string,
  account: Account | undefined,
): Promise<void> {
  const { countCall } = services;
  const key = `${emailKey(email)} ${account?.stamp ?? 0}`;
  const device = account && findKnownDevice(c, services, account.user.id);
  if (device && (await isWithinLimits(countCall, device, key))) return;
  await countCall(byAccount.login, `${key} ${addressGroup(c.get('clientAddress'))}`);
  await countCall(byAccount.loginFromAnywhere, key);
}

/** Limited both ways: who has signed in often holds many tokens, and may since have been shut out by a new password. */
async function isWithinLimits(countCall: Services['countCall'], device: string, key: string) {
  if (await refusalOf(countCall(byDevice, `${device} ${key}`))) return false;
  return (await refusalOf(countCall(byAccount.loginFromDevices, key))) === null;
}

/** Whether the caller's device is known to the account that the form in the body names. The body must have been read. */
export async function isFromKnownDevice(
  c: Context<ApiEnv>,
  services: Pick<Services, 'clock' | 'db' | 'secret'>,
): Promise<boolean> {
  const form: unknown = await c.req.json();
  const hasEmail = typeof form === 'object' && form !== null && 'email' in form;
  if (!hasEmail || typeof form.email !== 'string') return false;
  const account = await findAccountByEmail(services.db, form.email);
  return account !== undefined && findKnownDevice(c, services, account.user.id) !== null;
}
