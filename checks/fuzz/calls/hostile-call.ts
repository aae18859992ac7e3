import { drawPngBomb } from '@orendi/server/platform/media/testing/png-bomb';
import { boundary, type Call, formEnd as end, formType, type Pairs, writePath } from './call.ts';
import { spoilHeaders } from './spoil-call.ts';
import * as hostile from '../values/hostile-values.ts';
import { brokenPictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { Random } from '@orendi/demo/catalogue/random';

const methods = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'GET', 'PROPFIND'];
const endings = ['/', '//', '/..', '/.', '%2F', '.json', '%00'];

/** A call of which a whole part is made to break things: the address, the query, the method, the headers or the body. */
export function hostileCall(call: Call, random: Random): Call {
  const { operation } = call;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wildQuery = () => ({
    ...call,
    query: query.map(({ name }): Pairs[0] => [name, draw(hostile.hostileTexts, random)]),
  });
  const wildPath = () => ({
    ...call,
    address: operation.path.replaceAll(/\{\w+\}/g, () => random.pick(hostile.segments)),
  });
  const names = Object.keys(operation.body?.schema.properties ?? {});
  const wildBody = () =>
    operation.body?.type === 'multipart/form-data'
      ? hostileForm(call, names, random)
      : random.chance(0.2)
        ? {
            ...call,
            fields: names.map((name): Pairs[0] => [name, draw(hostile.hostileJson, random)]),
          }
        : { ...call, raw: hostileJsonBody(call, random) };
  const ways: (() => Call)[] = [
    () => ({ ...call, address: writePath(call) + random.pick(hostile.queries) }),
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
    () => JSON.stringify(draw(hostile.hostileJson, random)),
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

/** A call with a multipart body that no browser sends. */
function hostileForm(call: Call, names: readonly string[], random: Random): Call {
  const name = random.pick([...names, 'unknown']);
  const named = `${disposition}; name="${name}"`;
  const strange = random.pick(hostile.partHeaders).replaceAll('{name}', name);
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
    () => raw(Buffer.from(draw(hostile.hostileTexts, random))),
    () => raw(part([named]) + end, 'multipart/form-data'),
    () => raw(part([named]) + end, 'multipart/form-data; boundary=x'),
    () => raw(part([named, 'Content-Transfer-Encoding: base64']) + end),
    () => raw(part([named, 'Content-Type: text/plain; charset=utf-7']) + end),
    () => raw(part([named], 'x'.repeat(70_000)) + end),
    () => raw(part([named], '1').repeat(300) + end),
    () => raw(`preamble\r\n${part([named])}${end}epilogue`),
    () => raw('{"a":1}', 'application/json'),
    () => wild(() => draw(hostile.hostileTexts, random)),
    () => wild(() => draw(hostile.hostileTexts, random)),
    () => wild(() => draw(brokenPictures, random)),
  ])();
}
