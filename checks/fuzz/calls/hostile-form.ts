import type { Random } from '../../random.ts';
import type { Operation } from '../document/operation.ts';
import type { HostileValues } from '../values/hostile-values.ts';
import { drawBrokenPicture, drawPicture } from '../values/pictures.ts';
import type { Body } from './call.ts';
import { boundary, formType, writeForm, writePart } from './write-form.ts';

const end = Buffer.from(`--${boundary}--\r\n`);
const disposition = 'Content-Disposition: form-data';

/** A multipart body that no browser sends. */
export function hostileForm(operation: Operation, hostile: HostileValues, random: Random): Body {
  const properties = Object.entries(operation.body?.schema.properties ?? {});
  const names = properties.map(([name]) => name);
  const name = random.pick([...names, 'unknown']);
  const text = () => hostile.text(random);
  const picture = () => drawPicture(random).bytes;
  const raw = (parts: (Buffer | string)[], type = formType): Body => ({
    kind: 'raw',
    type,
    bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
  const part = (headers: string[], content: Buffer | string = 'text') =>
    writePart(headers, content);
  const wild = names.map((field) => ({ name: field, content: text() }));
  const strangeHeaders = [
    disposition,
    `${disposition}; name=""`,
    `${disposition}; name*=`,
    `${disposition}; name*=UTF-8''%ff`,
    `${disposition}; name="${name}`,
    `${disposition}; name=${name}; name=other`,
    `${disposition}; name="__proto__"`,
    `${disposition}; name="constructor"`,
    `${disposition}; name="${'n'.repeat(5_000)}"`,
    `${disposition}; name="${name}"; filename*=UTF-8''%00%2F..%2F`,
    `${disposition}; name="${name}"; filename=""`,
    `${disposition}; name="a\0b"`,
    `Content-Disposition: attachment; name="${name}"`,
    'Content-Disposition:',
    ': form-data',
    'X'.repeat(20_000),
  ];
  return random.pick<() => Body>([
    () => raw([part([random.pick(strangeHeaders)]), end]),
    () => raw([part([random.pick(strangeHeaders), 'Content-Type: image/png'], picture()), end]),
    () =>
      raw([part([`${disposition}; filename="a.png"`, 'Content-Type: image/png'], picture()), end]),
    () => raw([part([`${disposition}; name=""; filename="a.png"`], picture()), end]),
    () => raw([part([])]),
    () => raw([part([`${disposition}; name="${name}"`])]),
    () => raw([part([`${disposition}; name="${name}"`]).subarray(0, -random.below(40) - 1)]),
    () => raw([end]),
    () => raw([]),
    () => raw([text()]),
    () => raw([part([`${disposition}; name="${name}"`]), end], 'multipart/form-data'),
    () => raw([part([`${disposition}; name="${name}"`]), end], 'multipart/form-data; boundary=x'),
    () => raw([part([`${disposition}; name="${name}"`, 'Content-Transfer-Encoding: base64']), end]),
    () =>
      raw([
        part([`${disposition}; name="${name}"`, 'Content-Type: text/plain; charset=utf-7']),
        end,
      ]),
    () => raw([part([`${disposition}; name="${name}"`], 'x'.repeat(70_000)), end]),
    () =>
      raw([
        ...Array.from({ length: 300 }, () => part([`${disposition}; name="${name}"`], '1')),
        end,
      ]),
    () => raw(['preamble\r\n', part([`${disposition}; name="${name}"`]), end, 'epilogue']),
    () => ({ kind: 'raw', ...writeForm(wild) }),
    () => ({ kind: 'raw', ...writeForm(wild) }),
    () => ({
      kind: 'raw',
      ...writeForm(names.map((field) => ({ name: field, content: drawBrokenPicture(random) }))),
    }),
    () => ({ kind: 'raw', type: 'application/json', bytes: Buffer.from('{"a":1}') }),
  ])();
}
