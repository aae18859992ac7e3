import { StartError } from '../start-error.ts';

export interface S3Place {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  /** The address that browsers use. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** True: the bucket is the first part of the path; false: part of the host name. */
  pathStyle: boolean;
  /** Null: found where the AWS client always looks, such as the host's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const options = new Set(['region', 'ssl', 'pathStyle', 'public']);

/**
 * Reads `s3://KEY:SECRET@host:port/bucket/prefix?region=…&ssl=false&pathStyle=false`, also with `https:` or `http:` as
 * the scheme, and `&public=https://…` where browsers reach the service at another address. Key and secret are percent-encoded where they contain `/`, `@`, `:` or `%`.
 * @throws StartError with one sentence that never repeats the secret
 */
export function parseS3Url(text: string): S3Place {
  const url = URL.parse(text);
  if (!url || !['s3:', 'https:', 'http:'].includes(url.protocol) || !url.hostname) {
    throw fault('is not an address such as s3://KEY:SECRET@host/bucket');
  }
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw fault('names no bucket after the host');
  for (const name of url.searchParams.keys()) {
    if (!options.has(name)) throw fault(`has an unknown option: ${name}`);
  }
  const encrypted = url.protocol !== 'http:' && flag(url, 'ssl');
  const endpoint = `${encrypted ? 'https' : 'http'}://${url.host}`;
  return {
    endpoint,
    publicEndpoint: publicEndpointOf(url) ?? endpoint,
    region: url.searchParams.get('region') ?? regionOf(url.hostname),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    pathStyle: flag(url, 'pathStyle'),
    credentials: credentialsOf(url),
  };
}

function flag(url: URL, name: string): boolean {
  const value = url.searchParams.get(name) ?? 'true';
  if (value !== 'true' && value !== 'false') throw fault(`has ${name} neither true nor false`);
  return value === 'true';
}

function publicEndpointOf(url: URL): string | null {
  const text = url.searchParams.get('public');
  if (text === null) return null;
  const found = URL.parse(text);
  if (!/^https?:\/\/[^/]+\/?$/.test(text) || !found) throw fault('has a public that is no origin');
  return found.origin;
}

/** The origin that browsers read pictures from. */
export function readOrigin({ publicEndpoint, bucket, pathStyle }: S3Place): string {
  const { protocol, host } = new URL(publicEndpoint);
  return `${protocol}//${pathStyle ? '' : `${bucket}.`}${host}`;
}

/** Amazon's host names include the region; other services accept the oldest region's name. */
const regionOf = (host: string) =>
  /^s3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(host)?.[1] ?? 'us-east-1';

function credentialsOf({ username, password }: URL) {
  if (!username && !password) return null;
  if (!username || !password) throw fault('has a key without a secret or a secret without a key');
  return { accessKeyId: decoded(username), secretAccessKey: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw fault('has a % that is not written as %25');
  }
}

const fault = (what: string) => new StartError(`Wrong settings: S3_URL ${what}.`);
