import { type Call, type Pairs, xsrfToken } from './call.ts';
import type { Schema } from '../document/read-document.ts';
import { contentTypes, hostileJson, hostileTexts, nearValues } from '../values/hostile-values.ts';
import { draw } from '../values/valid-values.ts';
import type { Random } from '@orendi/demo/catalogue/random';

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
export function spoilHeaders({ headers, by }: Call, random: Random): Call['headers'] {
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
