/** Characters that do not fit into one byte; those of Albanian do. */
const wide = /[^\0-\u00FF]/;

/** An Excel 97 string: its length in one or two bytes, the character width flag, and the characters. */
export function textBytes(text: string, lengthBytes: 1 | 2 = 2): Buffer {
  const isWide = wide.test(text);
  const bytes = Buffer.allocUnsafe(lengthBytes + 1 + text.length * (isWide ? 2 : 1));
  bytes.writeUIntLE(text.length, 0, lengthBytes);
  bytes.writeUInt8(isWide ? 1 : 0, lengthBytes);
  bytes.write(text, lengthBytes + 1, isWide ? 'utf16le' : 'latin1');
  return bytes;
}
