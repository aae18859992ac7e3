import type { Api, ApiArguments, ApiCall, ApiData } from '@orendi/contract/client-types';
import { answeredFailure, brokenOff } from './failure.ts';
import type { Send } from './transport.ts';

type Fields = Record<string, unknown>;

interface Input {
  params?: Fields;
  query?: Fields;
  headers?: Fields;
  body?: unknown;
}

/**
 * Creates a typed client on top of a transport. Calls resolve to the response's `data` or reject with an `ApiFailure`.
 * @param hear receives the user-facing message a success may carry
 */
export function createApi(send: Send, hear?: (message: string) => void): Api {
  return async <Name extends ApiCall>(name: Name, ...[given]: ApiArguments<Name>) => {
    const input: Input = given ?? {};
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await send(`/v1${addressOf(path, input)}`, initOf(method, input));
    if (!response.ok) throw await answeredFailure(response);
    // A success that is not from the API is a captive portal's page: the server was not reached.
    const read = () => response.json().catch((error) => Promise.reject(brokenOff(error)));
    const answer = response.status === 204 ? { data: null } : await read();
    const { data, message } = answer as { data: ApiData<Name>; message?: string };
    if (message) hear?.(message);
    return data;
  };
}

/** `/public/products/{id}` with its parameters filled in; undefined and blank query fields are omitted, lists repeat theirs. */
export function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const fields = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return fields.length === 0 ? filled : `${filled}?${search}`;
}

function initOf(method: string, { headers = {}, body }: Input): RequestInit | undefined {
  if (method === 'GET' && body === undefined) return undefined;
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const all = new Headers(given.map(([name, value]) => [name, String(value)]));
  if (body === undefined || body instanceof FormData) return { method, headers: all, body };
  all.set('Content-Type', 'application/json');
  return { method, headers: all, body: JSON.stringify(body) };
}
