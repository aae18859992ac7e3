import { type RecordWriter, textBytes } from './record-writer.ts';

const SST = 0x00fc;
const CONTINUE = 0x003c;
const MAX_RECORD = 8_224;

/** The texts of all cells, each distinct text once ([MS-XLS] 2.4.265). */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  /** @returns the index by which cells refer to the text */
  numberOf(text: string): number {
    this.#uses += 1;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  /** No text crosses the end of a record: the longest fits into one. */
  write(out: RecordWriter): void {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(this.#uses, 0);
    head.writeUInt32LE(this.#numbers.size, 4);
    let type = SST;
    let parts: Buffer[] = [head];
    let size = head.length;
    const flush = () => {
      out.data(type, Buffer.concat(parts, size));
      type = CONTINUE;
      parts = [];
      size = 0;
    };
    for (const text of this.#numbers.keys()) {
      const bytes = textBytes(text);
      if (size + bytes.length > MAX_RECORD) flush();
      parts.push(bytes);
      size += bytes.length;
    }
    flush();
  }
}
