import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isPrivateHost } from './private-host.ts';
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

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `is not a whole number from ${least} to ${most}`,
    )
    .transform(Number);

const hostName = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
    'is not a host name or an IP address',
  );

/** An e-mail address, with mailto: or without, or an https address as a URL; null for anything else. */
function contactUrl(text: string): string | null {
  const email = z.email().safeParse(text.replace(/^mailto:/, ''));
  if (email.success) return `mailto:${email.data}`;
  const isWebAddress = /^https:\/\/[^\s/]+\S*$/.test(text) && URL.canParse(text);
  return isWebAddress ? text : null;
}

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: hostName.default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    PUBLIC_URL: optionalUrl('http', 'https').transform((url) => url?.replace(/\/+$/, '')),
    DATABASE_URL: optionalUrl('postgres', 'postgresql'),
    S3_URL: optionalUrl('s3', 'http', 'https'),
    MEDIA_URL: z
      .string()
      .refine(
        (text) => /^\/[\w-]+(\/[\w-]+)*$/.test(text) || /^https?:\/\/[^/]+/.test(text),
        'is neither a path such as /media nor an http address',
      )
      .transform((text) => text.replace(/\/+$/, ''))
      .default('/media'),
    SMTP_URL: optionalUrl('smtp', 'smtps'),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not an e-mail address')
      .optional(),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    WEB_ORIGIN: z
      .string()
      .transform((text) => text.split(',').map((origin) => origin.trim()))
      .refine(
        (origins) => origins.every((origin) => URL.parse(origin)?.origin === origin),
        'is not a list of origins such as https://shop.example, separated by commas',
      )
      .default([]),
    TRUST_PROXY: z.string().optional(),
    COOKIE_DOMAIN: hostName.optional(),
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
    if (Boolean(env.RECAPTCHA_SITE_KEY) !== Boolean(env.RECAPTCHA_SECRET)) {
      fault('RECAPTCHA_SITE_KEY', 'and RECAPTCHA_SECRET go together');
    }
    if (env.SMTP_URL && !env.MAIL_FROM) fault('MAIL_FROM', 'is needed with SMTP_URL');
  });

/**
 * All settings, read once from the environment. An empty variable counts as absent.
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
    dataDir: resolve(data.DATA_DIR),
    /** Null: taken from each request whose host is loopback or private. */
    publicUrl: data.PUBLIC_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    s3Url: data.S3_URL ?? null,
    mediaUrl: data.MEDIA_URL,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? 'Orendi <no-reply@orendi.localhost>',
    recaptcha: siteKey && secret ? { siteKey, secret } : null,
    webOrigins: data.WEB_ORIGIN,
    trustedProxies: (data.TRUST_PROXY ?? 'loopback').split(',').map((text) => text.trim()),
    cookieDomain: data.COOKIE_DOMAIN ?? null,
    /** Null: generated once and kept in the data folder. */
    authSecret: data.AUTH_SECRET ?? null,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    operatorEmail: data.OPERATOR_EMAIL ?? null,
    operatorPhone: data.OPERATOR_PHONE ?? null,
    /** The address to which holes are reported: mailto: or https:. */
    securityContact: data.SECURITY_CONTACT ?? contactUrl(data.OPERATOR_EMAIL ?? ''),
    logLevel: data.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;
