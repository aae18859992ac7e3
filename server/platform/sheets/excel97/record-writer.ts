const CHUNK = 1_048_576;
const HEAD = 4;

/**
 * Writes records of Excel 97 one after the other ([MS-XLS] 2.1.4: type and length, two bytes each, then the data), into
 * large pieces of memory, so that a cell costs its own bytes only.
 */
export class RecordWriter {
  /** All that was written so far. */
  bytes = 0;
  readonly #full: Buffer[] = [];
  #chunk = Buffer.allocUnsafe(CHUNK);
  #used = 0;

  /** Begins a record. @returns where its data is to be written, all of it */
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

  /** A record of 16-bit numbers. */
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
