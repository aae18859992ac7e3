import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { z } from 'zod';
import { isPrivateHost, isPublic } from './private-host.ts';
import { serverUrls } from './server-urls.ts';
import { StartError } from './start-error.ts';

const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => {
        const url = URL.parse(text);
        return url !== null && protocols.includes(url.protocol.slice(0, -1));
      },
      `is not an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    )
    .optional();

/** One server, or several of which each could be one. */
const isDatabaseUrl = (text: string) =>
  serverUrls(text).every((url) =>
    ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? ''),
  );
const noDatabaseUrl =
  'is not an address that begins with postgres:// or postgresql://, of one host or several separated by commas';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `is not a whole number from ${least} to ${most}`,
    )
    .transform(Number);

const listOf = (isOne: (part: string) => boolean, fault: string, between: string | RegExp = ',') =>
  z
    .string()
    .transform((text) => text.split(between).map((part) => part.trim()))
    .refine((parts) => parts.every(isOne), fault);

const hostName = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
    'is not a host name or an IP address',
  );

/** A lead that has waited for a month is in the mail of each morning, and in no other. */
const mostHours = 720;

/** Decimals separated by commas; none for `off`. */
const hours = z
  .string()
  .transform((text) => (text.trim() === 'off' ? [] : text.split(',').map((part) => part.trim())))
  .refine(
    (parts) =>
      parts.every(
        (part) =>
          /^\d{1,3}(\.\d{1,4})?$/.test(part) && Number(part) > 0 && Number(part) <= mostHours,
      ),
    `is neither off nor a list of hours above 0 and up to ${mostHours}, separated by commas`,
  )
  .transform((parts) => [...new Set(parts.map(Number))]);

/** An e-mail address, with or without mailto:, or an https address, as a URL; null for anything else. */
function contactUrl(text: string): string | null {
  const email = z.email().safeParse(text.replace(/^mailto:/, ''));
  if (email.success) return `mailto:${email.data}`;
  const isWebAddress = /^https:\/\/[^\s/]+\S*$/.test(text) && URL.canParse(text);
  return isWebAddress ? text : null;
}

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    WORKERS: wholeNumber(1, 64).default(1),
    HOST: hostName.default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    PUBLIC_URL: optionalUrl('http', 'https').transform((url) => url?.replace(/\/+$/, '')),
    DATABASE_URL: z.string().refine(isDatabaseUrl, noDatabaseUrl).optional(),
    DATABASE_REPLICA_URL: listOf(
      isDatabaseUrl,
      'is not a list of addresses that begin with postgres:// or postgresql://, separated by commas',
      // Between addresses, and not between the hosts of one.
      /,\s*(?=[a-z]+:\/\/)/i,
    ).default([]),
    REDIS_URL: optionalUrl('redis', 'rediss'),
    S3_URL: optionalUrl('s3', 'http', 'https'),
    S3_PRIVATE_URL: optionalUrl('s3', 'http', 'https'),
    SEARCH_URL: listOf(
      (address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
      'is not a list of addresses that begin with https:// or http://, separated by commas',
    ).default([]),
    SEARCH_CA: z.string().refine(isAbsolute, 'is not an absolute path').optional(),
    SEARCH_INDEX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,59}$/, 'is not a name of small letters, digits and hyphens')
      .default('orendi'),
    SEARCH_SHARDS: wholeNumber(1, 1_000).default(3),
    SEARCH_REPLICAS: wholeNumber(0, 10).optional(),
    MEDIA_URL: z
      .string()
      .refine(
        (text) => /^\/[\w-]+(\/[\w-]+)*$/.test(text) || /^https?:\/\/[^/]+/.test(text),
        'is neither a path such as /media nor an http address',
      )
      .transform((text) => text.replace(/\/+$/, ''))
      .default('/media'),
    MEDIA_READS: z
      .enum(['proxy', 'redirect'], { error: 'is neither proxy nor redirect' })
      .default('proxy'),
    SMTP_URL: optionalUrl('smtp', 'smtps'),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not an e-mail address')
      .optional(),
    REMIND_AFTER_HOURS: hours.default([4, 24]),
    SHOP_APPROVAL: z.enum(['on', 'off'], { error: 'is neither on nor off' }).default('off'),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    WEB_ORIGIN: listOf(
      (origin) => URL.parse(origin)?.origin === origin,
      'is not a list of origins such as https://shop.example, separated by commas',
    ).default([]),
    TRUST_PROXY: z.string().optional(),
    COOKIE_DOMAIN: hostName.optional(),
    HSTS: z
      .enum(['host', 'subdomains'], { error: 'is neither host nor subdomains' })
      .default('host'),
    AUTH_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
    RATE_LIMIT_SCALE: z
      .string()
      .refine((text) => Number(text) > 0, 'is not a number above 0')
      .transform(Number)
      .default(1),
    OPERATOR_EMAIL: z.email('is not an e-mail address').optional(),
    OPERATOR_PHONE: z.string().optional(),
    SECURITY_CONTACT: z
      .string()
      .transform((text) => contactUrl(text) ?? '')
      .refine((url) => url !== '', 'is neither an e-mail address nor an https address')
      .optional(),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    BACKUP_TO: z.string().refine(isAbsolute, 'is not an absolute path').optional(),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'is not one of fatal, error, warn, info, debug, silent',
      })
      .default('info'),
  })
  .check(({ value: env, issues }) => {
    const fault = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: undefined });
    if (!env.PUBLIC_URL && (!isPrivateHost(env.HOST) || env.TRUST_PROXY)) {
      fault('PUBLIC_URL', 'is needed when HOST is open to others or TRUST_PROXY is set');
    }
    if (!env.AUTH_SECRET && env.DATABASE_URL) {
      fault('AUTH_SECRET', 'is needed with DATABASE_URL, the same for every process');
    }
    if (env.DATABASE_REPLICA_URL.length > 0 && !env.DATABASE_URL) {
      fault('DATABASE_REPLICA_URL', 'goes with the DATABASE_URL of their primary');
    }
    if (Boolean(env.RECAPTCHA_SITE_KEY) !== Boolean(env.RECAPTCHA_SECRET)) {
      fault('RECAPTCHA_SITE_KEY', 'and RECAPTCHA_SECRET go together');
    }
    if (env.METRICS_PORT && env.METRICS_PORT === env.PORT)
      fault('METRICS_PORT', 'is the same as PORT');
    if (env.BACKUP_TO && isWithin(env.BACKUP_TO, resolve(env.DATA_DIR))) {
      fault('BACKUP_TO', 'lies in DATA_DIR, with which it would be lost');
    }
    if (env.MEDIA_READS === 'redirect' && !env.S3_URL) {
      fault('MEDIA_READS', 'redirect needs a bucket: S3_URL');
    }
    if (env.MEDIA_READS === 'redirect' && !env.MEDIA_URL.startsWith('/')) {
      fault('MEDIA_READS', 'redirect needs MEDIA_URL to be a path: a CDN is answered itself');
    }
    if (env.S3_PRIVATE_URL && bucketIn(env.S3_PRIVATE_URL) === bucketIn(env.S3_URL ?? '')) {
      fault('S3_PRIVATE_URL', 'names the bucket of S3_URL, which others may read');
    }
    if (env.SMTP_URL && !env.MAIL_FROM) fault('MAIL_FROM', 'is needed with SMTP_URL');
  });

function bucketIn(s3Url: string): string {
  const { host = '', pathname = '' } = URL.parse(s3Url) ?? {};
  return `${host}/${pathname.split('/')[1]}`;
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

/**
 * Read once; an empty variable counts as absent.
 * @throws StartError naming every wrong setting at once
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(present);
  if (error) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`Wrong settings: ${faults.join('; ')}.`);
  }
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = data;
  return {
    port: data.PORT,
    host: data.HOST,
    /** How many processes serve the port. */
    workers: data.WORKERS,
    dataDir: resolve(data.DATA_DIR),
    /** Null: taken from each request whose host is loopback or private. */
    publicUrl: data.PUBLIC_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    /** One address for each server. */
    replicaUrls: data.DATABASE_REPLICA_URL.flatMap(serverUrls),
    /** Null: processes count in the database, and announce through it alone. */
    redisUrl: data.REDIS_URL ?? null,
    s3Url: data.S3_URL ?? null,
    /** The bucket for what may not be public. */
    s3PrivateUrl: data.S3_PRIVATE_URL ?? null,
    /** The nodes of the search cluster; none: each process searches in its own memory. */
    searchUrls: data.SEARCH_URL,
    /** A file with the certificates of the authorities that sign for its nodes; null: those that Node.js trusts. */
    searchAuthorityFile: data.SEARCH_CA ?? null,
    /** The prefix of the names of its indexes. */
    searchIndex: data.SEARCH_INDEX,
    /** Into how many parts the next index is split, and how many copies each has; null: one, if there is a second node. */
    searchShards: data.SEARCH_SHARDS,
    searchReplicas: data.SEARCH_REPLICAS ?? null,
    mediaUrl: data.MEDIA_URL,
    /** Whether pictures of a bucket pass through the process, or browsers are sent to the bucket. */
    mediaReads: data.MEDIA_READS,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? 'Orendi <no-reply@orendi.localhost>',
    /** After how many hours of waiting a lead is brought to mind; none: never. */
    remindAfterHours: data.REMIND_AFTER_HOURS,
    /** Whether a shop that registers itself is public only once the operator has said yes. */
    approvesShops: data.SHOP_APPROVAL === 'on',
    recaptcha: siteKey && secret ? { siteKey, secret } : null,
    webOrigins: data.WEB_ORIGIN,
    trustedProxies: (data.TRUST_PROXY ?? 'loopback').split(',').map((text) => text.trim()),
    cookieDomain: data.COOKIE_DOMAIN ?? null,
    /** Whether the promise of https is for this host alone, or for all below it too. */
    hsts: data.HSTS,
    /** Null: generated once and kept in the data folder. */
    authSecret: data.AUTH_SECRET ?? null,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    operatorEmail: data.OPERATOR_EMAIL ?? null,
    operatorPhone: data.OPERATOR_PHONE ?? null,
    /** The address to which holes are reported: mailto: or https:. */
    securityContact: data.SECURITY_CONTACT ?? contactUrl(data.OPERATOR_EMAIL ?? ''),
    /** Where this machine can ask for metrics; null: nowhere. */
    metricsPort: data.METRICS_PORT ?? null,
    /** Where a backup goes each day; null: none is made by itself. */
    backupTo: data.BACKUP_TO ?? null,
    /** How many of those are kept. */
    backupKeep: data.BACKUP_KEEP,
    logLevel: data.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;

export const isPublicShop = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  isPublic(publicUrl ? new URL(publicUrl) : null);

/** Whether strangers visit, and what they send reaches nobody: mails are files on this machine. */
export const lacksMailServer = (settings: Pick<Settings, 'publicUrl' | 'smtpUrl'>) =>
  settings.smtpUrl === null && isPublicShop(settings);

/** Their names in the environment. */
export const settingNames = Object.keys(environment.shape);
