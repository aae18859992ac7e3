import { isFile } from '../values/special-values.ts';
import type { Body, Call } from './call.ts';
import { writeForm } from './write-form.ts';

/** A call as it is sent. */
export interface WrittenRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export const xsrfToken = 'fuzz';

/**
 * @param server the path before that of every call
 * @param network the network address that the caller seems to have
 */
export function writeRequest(call: Call, server: string, network: string): WrittenRequest {
  const { operation, by } = call;
  const method = call.method ?? operation.method;
  const isBodiless = method === 'GET' || method === 'HEAD';
  const { type, bytes } = writeBody(call.body);
  const cookies = [['XSRF-TOKEN', xsrfToken], ['lang', 'en'], ...(by?.cookies ?? [])];
  const headers: Record<string, string | null> = {
    cookie: cookies.map((pair) => pair.join('=')).join('; '),
    'x-xsrf-token': xsrfToken,
    'x-forwarded-for': network,
    'content-type': type,
    ...call.headers,
  };
  return {
    method,
    address: server + (call.address ?? writeAddress(call)),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value === null ? [] : [[name, headerText(value)]],
      ),
    ),
    body: isBodiless ? null : bytes,
  };
}

/** Headers are bytes; what no client could send, and no server lets through to the app, is left out. */
const headerText = (value: string) => {
  const bytes = Buffer.from(value, 'utf8').filter(
    (byte) => byte === 9 || (byte > 31 && byte !== 127),
  );
  return Buffer.from(bytes).toString('latin1').trim();
};

function writeAddress({ operation, path, query }: Call): string {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(path[name]));
  const pairs = query.flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(one)}`),
  );
  return pairs.length > 0 ? `${pathname}?${pairs.join('&')}` : pathname;
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/^raw-number:/, '');
const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

function writeBody(body: Body): { type: string | null; bytes: Buffer | null } {
  switch (body.kind) {
    case 'none':
      return { type: null, bytes: null };
    case 'raw':
      return body;
    case 'json': {
      const text = JSON.stringify(body.value) ?? '';
      const bytes = Buffer.from(text.replaceAll(/"raw-number:([^"]*)"/g, '$1'));
      return { type: 'application/json', bytes };
    }
    case 'form':
      return writeForm(
        body.fields.flatMap(([name, value]) =>
          [value].flat().map((one) => ({ name, content: isFile(one) ? one : textOf(one) })),
        ),
      );
    default:
      return body satisfies never;
  }
}
