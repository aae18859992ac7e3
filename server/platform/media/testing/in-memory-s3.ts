import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { verifySignature } from './verify-signature.ts';

interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl: string;
}

/** An S3 service with one bucket over HTTP that checks signatures and keeps objects in memory. */
export async function startInMemoryS3(bucket: string, secret: string) {
  const objects = new Map<string, StoredObject>();
  /** Failures that a test may cause: methods that fail, and a missing bucket. */
  const outage = { methods: new Set<string>(), bucket: false };

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const method = request.method ?? '';
    if (outage.methods.has(method)) return fail(response, 503, 'SlowDown');
    if (!verifySignature(request, body, secret))
      return fail(response, 403, 'SignatureDoesNotMatch');
    if (name !== bucket || outage.bucket) return fail(response, 404, 'NoSuchBucket');
    if (method === 'GET' && key === '') return list(response, searchParams.get('prefix') ?? '');
    if (method === 'HEAD' && key === '') return response.writeHead(200).end();
    if (method === 'PUT') {
      const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } =
        request.headers;
      objects.set(key, { body, contentType, cacheControl });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      'Content-Type': found.contentType,
      'Cache-Control': found.cacheControl,
      'Content-Length': found.body.length,
    });
    return response.end(method === 'HEAD' ? undefined : found.body);
  }

  function list(response: ServerResponse, prefix: string) {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const at = new Date(Date.now() - 60_000).toISOString();
    const contents = keys
      .map((key) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`)
      .join('');
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    return response.end(`<ListBucketResult>${contents}</ListBucketResult>`);
  }

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    outage,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function fail(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  return response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
