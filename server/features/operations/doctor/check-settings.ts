import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { m } from '@orendi/messages';
import { isPrivateHost, isPublic } from '../../../platform/private-host.ts';
import { say } from '../../../platform/sentence.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findPublicDemo } from '../../businesses/index.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('settings');

/** Settings that are each right, but risky or at odds with one another. */
export async function checkSettings({
  settings,
  db,
}: Pick<Ground, 'settings' | 'db'>): Promise<Finding[]> {
  const url = settings.publicUrl ? new URL(settings.publicUrl) : null;
  const found = [
    ...(url ? checkAddresses(settings, url) : [withoutAddress]),
    ...(isPublic(url) ? checkPublicShop(settings) : []),
    ...checkWorkers(settings),
    ...checkDiagnosis(settings),
    ...(await checkSecret(settings)),
    ...(db ? await checkDemo(db, settings) : []),
  ];
  return found.length > 0 ? found : [ok(say(m.doctor_settings_fit))];
}

const withoutAddress = warning(
  say(m.doctor_settings_no_address),
  say(m.doctor_settings_no_address_do),
);

function checkAddresses(settings: Settings, url: URL): Finding[] {
  const { cookieDomain, mediaUrl, host, trustedProxies } = settings;
  const isSecure = url.protocol === 'https:';
  const domain = cookieDomain?.replace(/^\./, '');
  return [
    isPublic(url) &&
      !isSecure &&
      fault(say(m.doctor_settings_http), say(m.doctor_settings_http_do)),
    isSecure &&
      mediaUrl.startsWith('http://') &&
      fault(say(m.doctor_settings_media), say(m.doctor_settings_media_do)),
    domain &&
      url.hostname !== domain &&
      !url.hostname.endsWith(`.${domain}`) &&
      fault(
        say(m.doctor_settings_cookie, { domain }),
        say(m.doctor_settings_cookie_do, { host: url.hostname }),
      ),
    isSecure &&
      !isPrivateHost(host) &&
      warning(say(m.doctor_settings_host, { host }), say(m.doctor_settings_host_do)),
    trustedProxies.some((proxy) => proxy.endsWith('/0')) &&
      fault(say(m.doctor_settings_proxies), say(m.doctor_settings_proxies_do)),
  ].filter((found) => found !== false && found !== undefined && found !== '');
}

function checkPublicShop({ mailFrom, operatorEmail, webOrigins }: Settings): Finding[] {
  const sender = /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? '';
  return [
    isPrivateHost(sender) &&
      warning(say(m.doctor_settings_sender, { domain: sender }), say(m.doctor_settings_sender_do)),
    !operatorEmail && warning(say(m.doctor_settings_operator), say(m.doctor_settings_operator_do)),
    webOrigins.some((origin) => origin.startsWith('http://')) &&
      warning(say(m.doctor_settings_origin), say(m.doctor_settings_origin_do)),
  ].filter((found) => found !== false);
}

function checkWorkers({ workers }: Settings): Finding[] {
  const processors = availableParallelism();
  if (workers === 1 || workers <= processors) return [];
  return [
    warning(
      say(m.doctor_settings_workers, { workers, processors }),
      say(m.doctor_settings_workers_do),
    ),
  ];
}

function checkDiagnosis({ rateLimitScale, logLevel }: Settings): Finding[] {
  return [
    rateLimitScale > 1 &&
      warning(
        say(m.doctor_settings_rates, { scale: rateLimitScale }),
        say(m.doctor_settings_rates_do),
      ),
    ['fatal', 'error', 'silent'].includes(logLevel) &&
      warning(say(m.doctor_settings_log, { level: logLevel }), say(m.doctor_settings_log_do)),
  ].filter((found) => found !== false);
}

async function checkDemo(db: NonNullable<Ground['db']>, settings: Settings): Promise<Finding[]> {
  const { businessIds } = await findPublicDemo(db, settings);
  const count = businessIds.length;
  return count === 0 ? [] : [warning(say(m.doctor_demo, { count }), say(m.doctor_demo_do))];
}

/** What others on this machine could read of the secret that the product keeps itself. */
async function checkSecret({ authSecret, dataDir }: Settings): Promise<Finding[]> {
  const file = join(dataDir, 'auth-secret');
  const found = authSecret ? null : await stat(file).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return [];
  return [
    fault(say(m.doctor_settings_secret, { file }), say(m.doctor_settings_secret_do, { file })),
  ];
}
