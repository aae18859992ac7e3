import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The signature of a request, and what it is made over, besides the secret. */
interface Signed {
  scope: string;
  date: string;
  signedHeaders: string;
  signature: string;
  /** The hash of the body, or that it is not signed. */
  payload: string;
  query: URLSearchParams;
}

/**
 * Whether a request, including its body, is signed with this secret by AWS Signature Version 4, in its headers or, still
 * valid, in its address (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 */
export function verifySignature(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const url = new URL(request.url ?? '/', 'http://host');
  const signed = url.searchParams.has('X-Amz-Signature')
    ? readAddress(url.searchParams)
    : readHeaders(request, body, url.searchParams);
  if (!signed) return false;
  const { scope, date, signedHeaders, signature, payload } = signed;
  const query = [...signed.query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)];
  const key = scope.split('/').reduce(hmac, `AWS4${secret}`);
  return hmac(key, toSign.join('\n')).toString('hex') === signature;
}

function readHeaders(
  { headers }: IncomingMessage,
  body: Buffer,
  query: URLSearchParams,
): Signed | null {
  const header = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const payload = String(headers['x-amz-content-sha256']);
  if (!header || payload !== sha256(body)) return null;
  const [, , scope = '', signedHeaders = '', signature = ''] = header;
  return { scope, date: String(headers['x-amz-date']), signedHeaders, signature, payload, query };
}

function readAddress(all: URLSearchParams): Signed | null {
  const query = new URLSearchParams(all);
  query.delete('X-Amz-Signature');
  const said = (name: string) => all.get(`X-Amz-${name}`) ?? '';
  const date = said('Date');
  const begins = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const seconds = (Date.now() - begins) / 1000;
  if (!(seconds >= 0 && seconds <= Math.min(Number(said('Expires')), 604_800))) return null;
  return {
    scope: said('Credential').replace(/^[^/]+\//, ''),
    date,
    signedHeaders: said('SignedHeaders'),
    signature: said('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
    query,
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();
