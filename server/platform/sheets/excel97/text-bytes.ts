/** Outside of what one byte a letter can say; Albanian is within. */
const wide = /[^\0-\u00FF]/;

/** A text of Excel 97: the number of its letters in one or two bytes, how wide they are, and the letters. */
export function textBytes(text: string, lengthBytes: 1 | 2 = 2): Buffer {
  const isWide = wide.test(text);
  const bytes = Buffer.allocUnsafe(lengthBytes + 1 + text.length * (isWide ? 2 : 1));
  bytes.writeUIntLE(text.length, 0, lengthBytes);
  bytes.writeUInt8(isWide ? 1 : 0, lengthBytes);
  bytes.write(text, lengthBytes + 1, isWide ? 'utf16le' : 'latin1');
  return bytes;
}
