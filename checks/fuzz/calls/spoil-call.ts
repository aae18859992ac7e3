import {
  boundary,
  type Call,
  formEnd as end,
  formType,
  type Pairs,
  writePath,
  xsrfToken,
} from './call.ts';
import type { Schema } from '../document/read-document.ts';
import {
  contentTypes,
  hostileJson,
  hostileTexts,
  nearValues,
  partHeaders,
  queries,
  segments,
} from '../values/hostile-values.ts';
import { brokenPictures, draw } from '../values/valid-values.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import { drawPngBomb } from '@orendi/server/platform/media/testing/png-bomb';

/** Changes one or two things of a valid call, so that most of it is still right. */
export function spoilCall(call: Call, random: Random): Call {
  const once = spoilOnce(call, random);
  return random.chance(0.3) ? spoilOnce(once, random) : once;
}

function spoilOnce(call: Call, random: Random): Call {
  const { operation, fields } = call;
  const near = (schema: Schema) =>
    draw(random.chance(0.7) ? nearValues(schema) : hostileJson, random);
  const ways = [() => ({ ...call, headers: spoilHeaders(call, random) })];
  if (fields) {
    const { properties = {} } = operation.body?.schema ?? {};
    const spoil = () => ({ ...call, fields: spoilFields(fields, properties, near, random) });
    // A body has many fields, and each of them a check.
    ways.push(spoil, spoil, spoil, spoil);
  }
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  if (path.length > 0) {
    const { name, schema } = random.pick(path);
    ways.push(() => ({ ...call, path: { ...call.path, [name]: near(schema) } }));
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (query.length > 0) {
    const { name, schema } = random.pick(query);
    const others = call.query.filter(([key]) => key !== name);
    const replace = () => ({ ...call, query: [...others, [name, near(schema)]] as Pairs });
    const repeat = () => ({ ...call, query: [...call.query, [name, near(schema)]] as Pairs });
    ways.push(replace, replace, repeat);
  }
  return random.pick(ways)();
}

/** Leaves a field out, adds an unknown one, gives one twice (in JSON the last counts), or changes its value. */
function spoilFields(
  fields: Pairs,
  properties: Record<string, Schema>,
  near: (schema: Schema) => unknown,
  random: Random,
): Pairs {
  const name = random.pick([...Object.keys(properties), 'unknown']);
  const value = near(properties[name] ?? {});
  const others = fields.filter(([key]) => key !== name);
  const strange = ['unknown', '__proto__', 'constructor', '', `${name}[]`, `${name}[a]`];
  return random.pick<Pairs>([
    others,
    [...fields, [random.pick(strange), value]],
    [...fields, [name, value]],
    [...others, [`${name}[]`, value]],
    [...others, [name, value]],
    [...others, [name, value]],
    [...others, [name, value]],
  ]);
}

/** The headers of a call with one or two of them missing, wrong or strange. */
function spoilHeaders({ headers, by }: Call, random: Random): Call['headers'] {
  const text = () => draw(hostileTexts, random);
  const session = by?.cookies.get('session');
  const cookies = [
    'lang=en',
    `XSRF-TOKEN=${xsrfToken}; session=${text()}`,
    `XSRF-TOKEN=${xsrfToken}; lang=${text()}; session=${session}`,
    `XSRF-TOKEN=${text()}; session=${session}`,
    `XSRF-TOKEN=${xsrfToken}; XSRF-TOKEN=other; session=${session}; session=other`,
    `XSRF-TOKEN=${xsrfToken}; session=%ff%00`,
    ';=;=,',
    'a=b; '.repeat(500),
  ];
  const values: Record<string, (string | null)[]> = {
    'x-xsrf-token': [null, '', xsrfToken.toUpperCase()],
    cookie: [null, ...cookies],
    'content-type': [null, ...contentTypes],
    'idempotency-key': ['', 'a', 'b', 'ë'.repeat(200), 'k'.repeat(201)],
    accept: ['text/html', 'application/xml', '*/*;q=0'],
    'accept-language': ['sq', 'en-US,en;q=0.5', '*'],
    'accept-encoding': ['br', 'identity;q=0, *;q=0'],
    'sec-fetch-site': ['cross-site', 'same-origin'],
    origin: ['null', 'https://evil.example'],
    'if-none-match': ['*', '"a"'],
    'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
    range: ['bytes=0-0', 'bytes=-1'],
    'user-agent': [],
    'x-forwarded-for': ['unknown', '::1, 1.2.3.4', 'fe80::1%eth0'],
    'x-forwarded-host': [],
    'x-http-method-override': ['DELETE'],
    'last-event-id': [],
  };
  const names = [...Object.keys(values), 'cookie', 'x-xsrf-token'];
  const spoil = () => {
    const name = random.pick(names);
    return { [name]: random.pick([...(values[name] ?? []), text()]) };
  };
  return { ...headers, ...spoil(), ...(random.chance(0.3) && spoil()) };
}

const methods = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'GET', 'PROPFIND'];
const endings = ['/', '//', '/..', '/.', '%2F', '.json', '%00'];

/** A call of which a whole part is made to break things: the address, the query, the method, the headers or the body. */
export function hostileCall(call: Call, random: Random): Call {
  const { operation } = call;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wildQuery = () => ({
    ...call,
    query: query.map(({ name }): Pairs[0] => [name, draw(hostileTexts, random)]),
  });
  const wildPath = () => ({
    ...call,
    address: operation.path.replaceAll(/\{\w+\}/g, () => random.pick(segments)),
  });
  const names = Object.keys(operation.body?.schema.properties ?? {});
  const wildBody = () =>
    operation.body?.type === 'multipart/form-data'
      ? hostileForm(call, names, random)
      : random.chance(0.2)
        ? { ...call, fields: names.map((name): Pairs[0] => [name, draw(hostileJson, random)]) }
        : { ...call, raw: hostileJsonBody(call, random) };
  const ways: (() => Call)[] = [
    () => ({ ...call, address: writePath(call) + random.pick(queries) }),
    () => ({ ...call, address: writePath(call) + random.pick(endings) }),
    () => ({ ...call, method: random.pick(methods) }),
    () => ({ ...call, headers: spoilHeaders(call, random) }),
    ...(operation.path.includes('{') ? [wildPath, wildPath] : []),
    ...(query.length > 0 ? [wildQuery, wildQuery, wildQuery] : []),
    ...(operation.body ? Array<() => Call>(5).fill(wildBody) : []),
  ];
  return random.pick(ways)();
}

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + '1' + close.repeat(depth);

/** The valid body cut off, written otherwise, announced as something else, or with more in it than anybody reads. */
function hostileJsonBody({ fields }: Call, random: Random): NonNullable<Call['raw']> {
  const text = JSON.stringify(Object.fromEntries(fields ?? []));
  const within = (more: string) => text.replace('{', () => `{${more},`);
  const bytes = random.pick<() => string | Buffer>([
    () => JSON.stringify(draw(hostileJson, random)),
    () => '',
    () => text,
    () => '\u{FEFF}' + text,
    () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])]),
    () => Buffer.from(text, 'utf16le'),
    () => text.slice(0, random.below(text.length)),
    () => text + text,
    () => within('"__proto__":{"a":1},"a":1,"a":2'),
    () => within(`"deep":${nested(5_000, '[', ']')}`),
    () => within(`"deep":${nested(5_000, '{"a":', '}')}`),
    () => nested(30_000, '[', ']'),
    () => within(`"long":"${'x'.repeat(70_000)}"`),
    () => `{${Array.from({ length: 5_000 }, (_, at) => `"a${at}":1`).join()}}`,
    () => 'a=1&b=2',
  ])();
  const type = random.pick([
    ...Array<string>(6).fill('application/json'),
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]);
  return { type, bytes: Buffer.from(bytes) };
}

const disposition = 'Content-Disposition: form-data';
const isPicture = 'Content-Type: image/png';
const picture = drawPngBomb(40, 40).toString('latin1');

const part = (headers: string[], content = 'text') =>
  `--${boundary}\r\n${[...headers, ''].join('\r\n')}\r\n${content}\r\n`;

/**
 * A call with a multipart body that no browser sends.
 * @param names of its fields
 */
function hostileForm(call: Call, names: readonly string[], random: Random): Call {
  const name = random.pick([...names, 'unknown']);
  const named = `${disposition}; name="${name}"`;
  const strange = random.pick(partHeaders).replaceAll('{name}', name);
  const raw = (content: string | Buffer, type = formType): Call => ({
    ...call,
    raw: { type, bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content },
  });
  const wild = (value: () => unknown): Call => ({
    ...call,
    fields: names.map((field) => [field, value()]),
  });
  return random.pick<() => Call>([
    () => raw(part([strange]) + end),
    () => raw(part([strange, isPicture], picture) + end),
    () => raw(part([`${disposition}; filename="a.png"`, isPicture], picture) + end),
    () => raw(part([`${disposition}; name=""; filename="a.png"`], picture) + end),
    () => raw(part([])),
    () => raw(part([named])),
    () => raw(part([named]).slice(0, -random.below(40) - 1)),
    () => raw(end),
    () => raw(''),
    () => raw(Buffer.from(draw(hostileTexts, random))),
    () => raw(part([named]) + end, 'multipart/form-data'),
    () => raw(part([named]) + end, 'multipart/form-data; boundary=x'),
    () => raw(part([named, 'Content-Transfer-Encoding: base64']) + end),
    () => raw(part([named, 'Content-Type: text/plain; charset=utf-7']) + end),
    () => raw(part([named], 'x'.repeat(70_000)) + end),
    () => raw(part([named], '1').repeat(300) + end),
    () => raw(`preamble\r\n${part([named])}${end}epilogue`),
    () => raw('{"a":1}', 'application/json'),
    () => wild(() => draw(hostileTexts, random)),
    () => wild(() => draw(hostileTexts, random)),
    () => wild(() => draw(brokenPictures, random)),
  ])();
}
