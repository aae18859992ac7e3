const CHUNK = 1_048_576;
const HEAD = 4;

/** Writes Excel 97 records ([MS-XLS] 2.1.4) into large buffers, so that a cell costs only its own bytes. */
export class RecordWriter {
  bytes = 0;
  readonly #full: Buffer[] = [];
  #chunk = Buffer.allocUnsafe(CHUNK);
  #used = 0;

  /** @returns the buffer for its data, which the caller must fill */
  begin(type: number, length: number): Buffer {
    if (this.#used + HEAD + length > CHUNK) {
      this.#full.push(this.#chunk.subarray(0, this.#used));
      this.#chunk = Buffer.allocUnsafe(CHUNK);
      this.#used = 0;
    }
    const start = this.#used + HEAD;
    this.#chunk.writeUInt16LE(type, this.#used);
    this.#chunk.writeUInt16LE(length, this.#used + 2);
    this.#used = start + length;
    this.bytes += HEAD + length;
    return this.#chunk.subarray(start, start + length);
  }

  words(type: number, ...words: number[]): void {
    const data = this.begin(type, words.length * 2);
    for (const [i, word] of words.entries()) data.writeUInt16LE(word, i * 2);
  }

  data(type: number, data: Buffer): void {
    data.copy(this.begin(type, data.length));
  }

  chunks(): Buffer[] {
    return [...this.#full, this.#chunk.subarray(0, this.#used)];
  }
}

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

const BOF = 0x0809;
const kinds = { workbook: 0x0005, sheet: 0x0010 };

export function writeStart(out: RecordWriter, kind: keyof typeof kinds): void {
  out.words(BOF, 0x0600, kinds[kind], 0x0dbb, 0x07cc, 0x0041, 0, 0x0006, 0);
}
