import { serverUrls } from '../server-urls.ts';
import type { Settings } from '../settings.ts';

/** The login in an address, before its host: `user:password@`. */
const login = /(?<=:\/\/)[^\s/@"']+(?=@)/g;
const emailAddress =
  /[^\s"'<>()[\]{}:;,/@]{1,64}@[^\s"'<>()[\]{}:;,/@]{1,190}\.[a-z][a-z0-9-]{1,62}/gi;
/** Telephone numbers with a country's or a local prefix, in groups or not. */
const phoneNumber = /(?<![\w.:-])(?:\+|00?(?=[1-9]))\d(?:[ ./-]?\d){6,14}(?![\w:-])/g;
/** PostgreSQL repeats a value that it cannot take. */
const refusedValue = /(input syntax for type [\w ]+|date\/time field value[\w ]*): ".*"/g;
/** The JSON parser repeats a text that is not JSON. */
const refusedJson = /(Unexpected .{1,12}, )".*"(?=(?:\.\.\.)? is not valid JSON)/gs;
/** The part of a link that opens an account or a business, also where it is the page to come back to. */
const linkToken =
  /((?:\/|%2F)(?:verify-email|reset-password|invitations?|my-request|list|watch|public(?:\/|%2F)(?:requests|lists|watches))(?:\/|%2F))[\w.-]+/gi;

/** A log tells a fault; what is longer was printed by mistake. */
const longestText = 20_000;

/**
 * Takes out of a text for the log what must not stand in it, wherever it came from: people's addresses and numbers,
 * values they sent, and secrets. The last line of defense: log calls name ids and nothing else.
 * @param secrets never written out, whatever surrounds them
 */
export function createConcealer(secrets: readonly string[]): (text: string) => string {
  // The longest first, as one may contain another.
  const byLength = secrets.toSorted((one, other) => other.length - one.length);
  return (text) =>
    byLength
      .reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), text.slice(0, longestText))
      .replace(login, '(login)')
      .replace(linkToken, '$1(token)')
      .replace(emailAddress, '(address)')
      .replace(phoneNumber, '(number)')
      .replace(refusedValue, '$1: (value)')
      .replace(refusedJson, '$1(text)');
}

/** The shortest secret that is looked for: shorter ones are words, and would be taken out of sentences. */
const shortestSecret = 6;

/** All secrets among the settings, in each form they may take in a line. */
export function secretsOf(settings: Settings): string[] {
  const { authSecret, databaseUrl, redisUrl, replicaUrls } = settings;
  const { s3Url, s3PrivateUrl, searchUrls, smtpUrl, recaptcha } = settings;
  const servers = [databaseUrl ?? '', ...replicaUrls].flatMap(serverUrls);
  const others = [redisUrl, s3Url, s3PrivateUrl, smtpUrl, ...searchUrls];
  const passwords = [...servers, ...others].flatMap((url) => {
    const password = url && URL.parse(url)?.password;
    return password ? [password, decoded(password)] : [];
  });
  return [...new Set([authSecret, recaptcha?.secret, ...passwords])].filter(
    (secret): secret is string => typeof secret === 'string' && secret.length >= shortestSecret,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
