import type { Operation, Schema } from '../document/read-document.ts';
import { draw, validValues } from '../values/valid-values.ts';
import type { Random } from '@orendi/demo/catalogue/random';

/** Who calls: the cookies that the account's browser would send. */
export interface Caller {
  cookies: Map<string, string>;
  /** It was answered as if it were signed out. */
  isSuspect?: boolean;
}

type Fields = Record<string, unknown>;
export type Pairs = [name: string, value: unknown][];

/** A call before it is written as a request, so that it can still be spoiled. */
export interface Call {
  operation: Operation;
  /** Null for a visitor. */
  by: Caller | null;
  path: Fields;
  query: Pairs;
  /** Null leaves out what is sent otherwise. */
  headers: Fields;
  /** The body, a JSON object or a form, whichever the operation takes; null for none. */
  fields: Pairs | null;
  /** A body instead of the fields. */
  raw?: { type: string | null; bytes: Buffer };
  /** Instead of the operation's. */
  method?: string;
  /** Instead of the address made of `path` and `query`. */
  address?: string;
}

/** Whatever a call needs that its schema cannot say. */
export interface Prepared {
  by?: Caller | null;
  path?: Fields;
  query?: Fields;
  headers?: Fields;
  /** Fields of the body; undefined leaves one out. */
  body?: Fields;
}

const defined = (fields: Fields): Pairs =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** A call whose values fit the document, with what was prepared in place of drawn values. */
export function validCall(operation: Operation, prepared: Prepared, random: Random): Call {
  const { parameters, body } = operation;
  const drawn = (schema: Schema) => draw(validValues(schema), random, { unbiased: true });
  const place = (where: 'path' | 'query' | 'header', own: Fields = {}) => {
    const given = parameters
      .filter((one) => one.in === where && (one.required || random.chance(0.25)))
      .map(({ name, schema }) => [name, drawn(schema)]);
    return defined({ ...Object.fromEntries(given), ...own });
  };
  const hasBody = body !== null && (body.isRequired || prepared.body !== undefined);
  return {
    operation,
    by: prepared.by ?? null,
    path: Object.fromEntries(place('path', prepared.path)),
    query: place('query', prepared.query),
    headers: Object.fromEntries(place('header', prepared.headers)),
    fields: hasBody ? defined({ ...(drawn(body.schema) as Fields), ...prepared.body }) : null,
  };
}

export type WrittenRequest = Awaited<ReturnType<typeof writeRequest>>;

export const xsrfToken = 'fuzz';

/** Forms are written here, as `FormData` makes CR and LF of every LF. */
export const boundary = 'fuzz-7c1f0e';
export const formType = `multipart/form-data; boundary=${boundary}`;
export const formEnd = `--${boundary}--\r\n`;

/** `server` is the path before that of every call, `network` the address that the caller seems to have. */
export async function writeRequest(call: Call, server: string, network: string) {
  const { operation, by } = call;
  const method = call.method ?? operation.method;
  const isBodiless = method === 'GET' || method === 'HEAD';
  const { type, bytes } = call.raw ?? (await writeBody(call));
  const cookies = [['XSRF-TOKEN', xsrfToken], ['lang', 'en'], ...(by?.cookies ?? [])];
  const headers: Call['headers'] = {
    cookie: cookies.map((pair) => pair.join('=')).join('; '),
    'x-xsrf-token': xsrfToken,
    'x-forwarded-for': network,
    'content-type': type,
    ...call.headers,
  };
  return {
    method,
    /** Path and query. */
    address: server + (call.address ?? writePath(call) + writeQuery(call)),
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, headerText(textOf(value))]),
    ),
    body: isBodiless ? null : bytes,
  };
}

/** Headers are bytes; leaves out what no client could send, and no server lets through to the app. */
function headerText(value: string): string {
  const isSent = (byte: number) => byte === 9 || (byte > 31 && byte !== 127);
  return Buffer.from(Buffer.from(value, 'utf8').filter(isSent)).toString('latin1').trim();
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());

export const writePath = ({ operation, path }: Call): string =>
  operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(path[name]));

function writeQuery({ query }: Call): string {
  const pairs = query.flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

async function writeBody({ operation, fields }: Call): Promise<NonNullable<Call['raw']>> {
  if (!fields) return { type: null, bytes: Buffer.alloc(0) };
  if (operation.body?.type !== 'multipart/form-data') {
    const text = JSON.stringify(Object.fromEntries(fields));
    return { type: 'application/json', bytes: Buffer.from(text) };
  }
  const parts: (string | Buffer)[] = [];
  for (const [name, value] of fields) {
    for (const one of [value].flat()) {
      const isFile = one instanceof File;
      const about = isFile ? `; filename="${quoted(one.name)}"\r\nContent-Type: ${one.type}` : '';
      const head = `Content-Disposition: form-data; name="${quoted(name)}"${about}`;
      const content = isFile ? Buffer.from(await one.arrayBuffer()) : textOf(one);
      parts.push(`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n');
    }
  }
  const bytes = Buffer.concat([...parts, formEnd].map((part) => Buffer.from(part)));
  return { type: formType, bytes };
}

/** In the head of a part, as browsers write it. */
const quoted = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);
