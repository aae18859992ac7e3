import { drawPngBomb } from '@orendi/server/platform/media/testing/png-bomb';
import type { Random } from '../../random.ts';
import { hostileTexts, partHeaders } from '../values/hostile-values.ts';
import { brokenPictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { Call } from './call.ts';
import { boundary, formEnd as end, formType } from './write-request.ts';

const disposition = 'Content-Disposition: form-data';
const isPicture = 'Content-Type: image/png';
const picture = drawPngBomb(40, 40).toString('latin1');

const part = (headers: string[], content = 'text') =>
  `--${boundary}\r\n${[...headers, ''].join('\r\n')}\r\n${content}\r\n`;

/** A call with a multipart body that no browser sends. @param names of its fields */
export function hostileForm(call: Call, names: readonly string[], random: Random): Call {
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
