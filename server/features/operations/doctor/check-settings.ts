import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isPrivateHost, isPublic } from '../../../platform/private-host.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findPublicDemo } from '../../businesses/index.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('settings');

/** Settings that are valid one by one, but risky, or in conflict with each other. */
export async function checkSettings({
  settings,
  db,
}: Pick<Ground, 'settings' | 'db'>): Promise<Finding[]> {
  const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
  const found = [
    ...(url ? checkAddresses(settings, url) : [withoutAddress]),
    ...(isPublic(url) ? checkPublicShop(settings) : []),
    ...checkDiagnosis(settings),
    ...(await checkSecret(settings)),
    ...(db ? await checkDemo(db, settings) : []),
  ];
  return found.length > 0 ? found : [ok('settings_fit')];
}

const withoutAddress = warning('settings_no_address');

function checkAddresses(settings: Settings, url: URL): Finding[] {
  const { cookieDomain, mediaUrl, host, trustedProxies } = settings;
  const isSecure = url.protocol === 'https:';
  const domain = cookieDomain?.replace(/^\./, '');
  return [
    isPublic(url) && !isSecure && fault('settings_http'),
    isSecure && mediaUrl.startsWith('http://') && fault('settings_media'),
    domain &&
      url.hostname !== domain &&
      !url.hostname.endsWith(`.${domain}`) &&
      fault('settings_cookie', { domain, host: url.hostname }),
    isSecure && !isPrivateHost(host) && warning('settings_host', { host }),
    trustedProxies.some((proxy) => proxy.endsWith('/0')) && fault('settings_proxies'),
  ].filter((found) => found !== false && found !== undefined && found !== '');
}

function checkPublicShop({ mailFrom, operatorEmail, webOrigins }: Settings): Finding[] {
  const sender = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? '';
  return [
    isPrivateHost(sender) && warning('settings_sender', { domain: sender }),
    !operatorEmail && warning('settings_operator'),
    webOrigins.some((origin) => origin.startsWith('http://')) && warning('settings_origin'),
  ].filter((found) => found !== false);
}

function checkDiagnosis({ rateLimitScale, logLevel, workers }: Settings): Finding[] {
  const processors = availableParallelism();
  return [
    workers > processors && warning('settings_workers', { workers, processors }),
    rateLimitScale > 1 && warning('settings_rates', { scale: rateLimitScale }),
    ['fatal', 'error', 'silent'].includes(logLevel) && warning('settings_log', { level: logLevel }),
  ].filter((found) => found !== false);
}

async function checkDemo(db: NonNullable<Ground['db']>, settings: Settings): Promise<Finding[]> {
  const { businessIds } = await findPublicDemo(db, settings);
  const count = businessIds.length;
  return count === 0 ? [] : [warning('demo', { count })];
}

/** A fault if other users of this machine can read the secret that the product keeps itself. */
async function checkSecret({ authSecret, dataDir }: Settings): Promise<Finding[]> {
  const file = join(dataDir, 'auth-secret');
  const found = authSecret ? null : await stat(file).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return [];
  return [fault('settings_secret', { file })];
}
