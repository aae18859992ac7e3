import type { TextSlice } from '@orendi/search/fields';

/* Values of PostgreSQL's binary formats. */

/** Reads a value from its offset and length; a length of -1 is null. */
export type Read<Value> = (bytes: Buffer, start: number, length: number) => Value;

export const readInteger: Read<number | null> = (bytes, start, length) =>
  length < 0 ? null : bytes.readInt32BE(start);
export const readNumber: Read<number | null> = (bytes, start, length) =>
  length < 0 ? null : bytes.readDoubleBE(start);
export const readFlag: Read<boolean> = (bytes, start) => bytes[start] === 1;
export const readWord: Read<string> = (bytes, start, length) =>
  bytes.toString('latin1', start, start + length);

/** The header of an array: five four-byte numbers; an empty one has three. Each element follows with its length. */
const arrayHead = 20;

/** An `int4`, or an `int4[]` of one dimension without nulls. */
export const readIntegers: Read<number | number[] | null> = (bytes, start, length) => {
  if (length < 0) return null;
  if (length === 4) return bytes.readInt32BE(start);
  if (length === arrayHead + 8) return bytes.readInt32BE(start + arrayHead + 4);
  const count = Math.max(0, (length - arrayHead) / 8);
  return Array.from({ length: count }, (_, place) =>
    bytes.readInt32BE(start + arrayHead + 8 * place + 4),
  );
};

/** A `text[]` of one dimension without nulls, of short words. */
export const readWords: Read<string[]> = (bytes, start, length) => {
  const words: string[] = [];
  const end = start + length;
  for (let at = start + arrayHead; at < end;) {
    const size = bytes.readInt32BE(at);
    words.push(bytes.toString('latin1', at + 4, at + 4 + size));
    at += 4 + size;
  }
  return words;
};

/** Does not decode the text: the engine knows most texts already and looks them up by their bytes. */
export function readSlice(): Read<TextSlice | null> {
  const slice = emptySlice();
  return (bytes, start, length) => {
    if (length < 0) return null;
    slice.bytes = bytes;
    slice.from = start;
    slice.to = start + length;
    return slice;
  };
}

export function emptySlice(): TextSlice {
  return { bytes: Buffer.alloc(0), from: 0, to: 0 };
}
