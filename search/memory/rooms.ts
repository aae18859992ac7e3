import { wordsFor } from './bits.ts';

const makers = {
  bits: (rows: number) => new Uint32Array(wordsFor(rows)),
  ordinals: (rows: number) => new Uint32Array(rows),
  keys: (rows: number) => new Float64Array(rows),
  bytes: (rows: number) => new Uint8Array(rows),
  answers: (rows: number) => new Uint16Array(rows),
};
type Sort = keyof typeof makers;
type Room<S extends Sort> = ReturnType<(typeof makers)[S]>;

/**
 * Arrays with a place for every row, by their use. They are used again, as V8 collects garbage the sooner, the more
 * large arrays come and go; so one is valid until somebody asks for the same again. It still contains what it did.
 */
export class Rooms {
  readonly #rooms = new Map<string, Room<Sort>>();
  #rows = 0;

  /** Makes room for this many rows. */
  reserve(rows: number): void {
    this.#rows = rows;
    this.#rooms.clear();
  }

  get<S extends Sort>(sort: S, use: string): Room<S> {
    const key = `${sort} ${use}`;
    const known = this.#rooms.get(key);
    if (known) return known as Room<S>;
    const room = makers[sort](this.#rows);
    this.#rooms.set(key, room);
    return room as Room<S>;
  }
}
