import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { privatePlace } from '../../../platform/media/index.ts';
import { isPrivateHost, isPublic } from '../../../platform/private-host.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findPublicDemo } from '../../businesses/index.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('settings');

/** Settings that are valid one by one, but risky, or in conflict with each other. */
export async function checkSettings({ settings, db }: Pick<Ground, 'settings' | 'db'>) {
  const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
  const { businessIds: demo } = db ? await findPublicDemo(db, settings) : { businessIds: [] };
  const found = [
    ...(url ? checkAddresses(settings, url) : [warning('settings_no_address')]),
    ...(isPublic(url) ? checkPublicShop(settings) : []),
    ...(privatePlace(settings) ? [] : [warning('settings_photos')]),
    ...checkDiagnosis(settings),
    ...(await checkSecret(settings)),
    ...(demo.length > 0 ? [warning('demo', { count: demo.length })] : []),
  ];
  return found.length > 0 ? found : [ok('settings_fit')];
}

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

/** A fault if other users of this machine can read the secret that the product keeps itself. */
async function checkSecret({ authSecret, dataDir }: Settings): Promise<Finding[]> {
  const file = join(dataDir, 'auth-secret');
  const found = authSecret ? null : await stat(file).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return [];
  return [fault('settings_secret', { file })];
}
