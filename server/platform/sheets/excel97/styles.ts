import type { CellKind } from './sheet.ts';
import { type RecordWriter, textBytes } from './record-writer.ts';

/* Fonts, number formats and cell styles, shared by all sheets. */

const [FONT, FORMAT, XF, STYLE] = [0x0031, 0x041e, 0x00e0, 0x0293];

/** Excel expects this many styles before those of cells. */
const reserved = 15;
/** Font indexes; Excel skips 4. */
const [plainFont, boldFont] = [0, 5];

/** Format indexes: Excel's built-in ones, and ours. Days are written so that nobody confuses month and day. */
const formats = { general: 0, text: 49, money: 4, day: 164, moment: 165 };

const cellStyles: { kind: CellKind | 'header'; font: number; format: number }[] = [
  { kind: 'number', font: plainFont, format: formats.general },
  { kind: 'header', font: boldFont, format: formats.text },
  { kind: 'text', font: plainFont, format: formats.text },
  { kind: 'money', font: plainFont, format: formats.money },
  { kind: 'day', font: plainFont, format: formats.day },
  { kind: 'moment', font: plainFont, format: formats.moment },
];

export const styleOf = Object.fromEntries(
  cellStyles.map(({ kind }, i) => [kind, reserved + i]),
) as Record<CellKind | 'header', number>;

export function writeStyles(out: RecordWriter): void {
  for (const weight of [400, 400, 400, 400, 700]) writeFont(out, weight);
  writeFormat(out, formats.day, 'yyyy\\-mm\\-dd');
  writeFormat(out, formats.moment, 'yyyy\\-mm\\-dd\\ hh:mm');
  for (let i = 0; i < reserved; i += 1) {
    writeStyle(out, { font: plainFont, format: formats.general, flags: 0xfff5 });
  }
  for (const { font, format } of cellStyles) writeStyle(out, { font, format, flags: 0x0001 });
  out.words(STYLE, 0x8000, 0xff00);
}

/** [MS-XLS] 2.4.122: 10 points, in the window's text color. */
function writeFont(out: RecordWriter, weight: number): void {
  const head = Buffer.alloc(14);
  head.writeUInt16LE(200, 0);
  head.writeUInt16LE(0x7fff, 4);
  head.writeUInt16LE(weight, 6);
  out.data(FONT, Buffer.concat([head, textBytes('Arial', 1)]));
}

function writeFormat(out: RecordWriter, number: number, code: string): void {
  const head = Buffer.alloc(2);
  head.writeUInt16LE(number);
  out.data(FORMAT, Buffer.concat([head, textBytes(code)]));
}

/** [MS-XLS] 2.4.353: bottom-aligned, no border, no fill; 0xf8 flags the attributes that differ from the parent. */
function writeStyle(
  out: RecordWriter,
  { font, format, flags }: { font: number; format: number; flags: number },
): void {
  const differs = flags === 0x0001 ? 0xf800 : 0;
  out.words(XF, font, format, flags, 0x0020, differs, 0, 0, 0, 0, 0x20c0);
}
