import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

const PATIENCE_MS = 10_000;

interface Message {
  headers: Record<string, string | number>;
  body: Buffer;
  lookup?: LookupFunction | undefined;
}

/**
 * Posts a message and reads only the status of the answer. Does not follow redirects.
 * @throws when there is no answer within ten seconds
 */
export function postMessage(url: URL, { headers, body, lookup }: Message): Promise<number> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(lookup && { lookup }),
      },
      (answer) => {
        answer.on('error', () => {});
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
