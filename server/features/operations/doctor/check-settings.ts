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
  const { cookieDomain, mediaUrl, host, trustedProxies, mailFrom, operatorEmail } = settings;
  const { webOrigins, workers, rateLimitScale, logLevel } = settings;
  const { businessIds: demo } = db ? await findPublicDemo(db, settings) : { businessIds: [] };
  const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
  const hasVisitors = isPublic(url);
  const isSecure = url?.protocol === 'https:';
  const domain = cookieDomain?.replace(/^\./, '');
  const sender = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? '';
  const processors = availableParallelism();
  const found = [
    !url && warning('settings_no_address'),
    hasVisitors && !isSecure && fault('settings_http'),
    isSecure && mediaUrl.startsWith('http://') && fault('settings_media'),
    url &&
      domain &&
      url.hostname !== domain &&
      !url.hostname.endsWith(`.${domain}`) &&
      fault('settings_cookie', { domain, host: url.hostname }),
    isSecure && !isPrivateHost(host) && warning('settings_host', { host }),
    url && trustedProxies.some((proxy) => proxy.endsWith('/0')) && fault('settings_proxies'),
    hasVisitors && isPrivateHost(sender) && warning('settings_sender', { domain: sender }),
    hasVisitors && !operatorEmail && warning('settings_operator'),
    hasVisitors &&
      webOrigins.some((origin) => origin.startsWith('http://')) &&
      warning('settings_origin'),
    privatePlace(settings) === null && warning('settings_photos'),
    workers > processors && warning('settings_workers', { workers, processors }),
    rateLimitScale > 1 && warning('settings_rates', { scale: rateLimitScale }),
    ['fatal', 'error', 'silent'].includes(logLevel) && warning('settings_log', { level: logLevel }),
    await checkSecret(settings),
    demo.length > 0 && warning('demo', { count: demo.length }),
  ].filter((one) => typeof one === 'object' && one !== null);
  return found.length > 0 ? found : [ok('settings_fit')];
}

/** A fault if other users of this machine can read the secret that the product keeps itself. */
async function checkSecret({ authSecret, dataDir }: Settings): Promise<Finding | null> {
  const file = join(dataDir, 'auth-secret');
  const found = authSecret ? null : await stat(file).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return null;
  return fault('settings_secret', { file });
}
