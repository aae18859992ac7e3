import type { Api, ApiArguments, ApiCall, ApiData } from '@orendi/contract/client-types';
import { answeredFailure } from './failure.ts';
import type { Send } from './transport.ts';

type Fields = Record<string, unknown>;

interface Input {
  params?: Fields;
  query?: Fields;
  headers?: Fields;
  body?: unknown;
}

/** A typed client over a way to send. Its calls give the `data` of the answer or reject with an `ApiFailure`. */
export function createApi(send: Send): Api {
  return async <Name extends ApiCall>(name: Name, ...[given]: ApiArguments<Name>) => {
    const input: Input = given ?? {};
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await send(`/v1${addressOf(path, input)}`, initOf(method, input));
    if (!response.ok) throw await answeredFailure(response);
    const answer = response.status === 204 ? { data: null } : await response.json();
    return (answer as { data: ApiData<Name> }).data;
  };
}

/** `/public/products/{id}` with its parameters filled in; absent and blank query fields are left out. */
export function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const fields = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
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
