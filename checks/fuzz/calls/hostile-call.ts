import type { Random } from '../../random.ts';
import { isForm, isJson, type Schema } from '../document/operation.ts';
import type { HostileValues } from '../values/hostile-values.ts';
import type { Body, Call } from './call.ts';
import { hostileForm } from './hostile-form.ts';
import { spoilHeaders } from './spoil-headers.ts';

const segments = [
  '%2F',
  '%2e%2e%2F',
  '..%5c',
  '1%2F2',
  '%00',
  '1%00',
  '%ff',
  '%zz',
  '%',
  '%u0031',
  '%ED%A0%80',
  '1;a=b',
  '1%20',
  '+1',
  '1.0',
  '0x1',
  '1e0',
  '-0',
  '%D9%A1',
  'x'.repeat(3_000),
  '2147483648',
  '9'.repeat(400),
  'null',
  'last',
  '{id}',
  '*',
  '%3F',
  '%23',
];
const queries = [
  '?',
  '?&&&==&',
  '?%',
  '?%ff=%ff',
  '?%00=%00',
  '?query=%ED%A0%80&perPage=%ff',
  '?__proto__[a]=1&constructor=1',
  '?page[]=1&page[]=2&perPage[$gt]=1',
  '?page=1&page=2&perPage=1&perPage=1',
  '?sections=&sections=,&sections=allProducts,,packages',
  `?query=${'%F0%9F%9B%8B'.repeat(1_000)}`,
  `?${'a=1&'.repeat(2_000)}`,
  '?lang=xx&lang=en',
  '?page=1e400&perPage=-1&industryId=99999999999999999999',
  '?sort=created_at;select%201&order=asc%00',
];
const methods = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'GET', 'PROPFIND'];

/** A call of which a whole part is made to break things: the address, the query, the method, the headers or the body. */
export function hostileCall(call: Call, hostile: HostileValues, random: Random): Call {
  const { operation } = call;
  const pathname = (segment: (name: string) => string) =>
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name));
  const asIs = pathname((name) => encodeURIComponent(String(call.path[name]).toWellFormed()));
  const ways: (() => Call)[] = [
    () => ({ ...call, address: asIs + random.pick(queries) }),
    () => ({
      ...call,
      address: `${asIs}${random.pick(['/', '//', '/..', '/.', '%2F', '.json', '%00'])}`,
    }),
    () => ({ ...call, method: random.pick(methods) }),
    () => ({ ...call, headers: spoilHeaders(call, hostile, random) }),
  ];
  const wildQuery = () => ({
    ...call,
    query: operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => [name, hostile.text(random)] as [string, unknown]),
  });
  if (operation.path.includes('{')) {
    const broken = () => ({ ...call, address: pathname(() => random.pick(segments)) });
    ways.push(broken, broken);
  }
  if (operation.parameters.some((parameter) => parameter.in === 'query')) {
    ways.push(wildQuery, wildQuery, wildQuery);
  }
  if (operation.body) {
    const body = () => ({ ...call, body: hostileBody(call, hostile, random) });
    ways.push(body, body, body, body, body);
  }
  return random.pick(ways)();
}

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + '1' + close.repeat(depth);

function hostileBody(call: Call, hostile: HostileValues, random: Random): Body {
  const { operation } = call;
  if (isForm(operation)) return hostileForm(operation, hostile, random);
  const raw = (bytes: string | Buffer, type = 'application/json'): Body => ({
    kind: 'raw',
    type,
    bytes: Buffer.from(bytes),
  });
  if (!isJson(operation)) return raw(hostile.text(random), 'application/octet-stream');
  const value = call.body.kind === 'json' ? call.body.value : {};
  const text = JSON.stringify(value);
  const schema: Schema = operation.body?.schema ?? {};
  const wild = Object.keys(schema.properties ?? {}).map((name) => [name, hostile.json(random)]);
  return random.pick<() => Body>([
    () => ({ kind: 'json', value: Object.fromEntries(wild) }),
    () => ({ kind: 'json', value: Object.fromEntries(wild) }),
    () => ({ kind: 'json', value: hostile.json(random) }),
    () => raw(''),
    () => raw('\u{FEFF}' + text),
    () => raw(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])])),
    () => raw(Buffer.from(text, 'utf16le')),
    () => raw(text.slice(0, random.below(text.length))),
    () => raw(text + text),
    () => raw(text.replace('{', '{"__proto__":{"a":1},"a":1,"a":2,')),
    () => raw(text.replace('{', `{"deep":${nested(5_000, '[', ']')},`)),
    () => raw(text.replace('{', `{"deep":${nested(5_000, '{"a":', '}')},`)),
    () => raw(nested(30_000, '[', ']')),
    () => raw(text.replace('{', `{"long":"${'x'.repeat(70_000)}",`)),
    () => raw(`{${Array.from({ length: 5_000 }, (_, at) => `"a${at}":1`).join()}}`),
    () => raw(text, 'application/x-www-form-urlencoded'),
    () => raw('a=1&b=2', 'application/x-www-form-urlencoded'),
    () => raw(text, 'multipart/form-data; boundary=x'),
  ])();
}
