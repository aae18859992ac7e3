/*
 * SHA-256 (FIPS 180-4) in script. `crypto.subtle` is no help here: browsers offer it to secure addresses only, and
 * waiting for its answer costs more than such a small hash itself.
 */

const blockBytes = 64;
const digestWords = 8;
const [roundConstants, initialState] = constants();

/** The digest of some bytes, hashed again `rounds - 1` times. */
export function hashRepeatedly(bytes: Uint8Array, rounds: number): Uint8Array<ArrayBuffer> {
  const state = Int32Array.from(initialState);
  const words = new Int32Array(64);
  for (const block of blocksOf(bytes)) {
    words.set(block);
    compress(state, words);
  }
  for (let round = 1; round < rounds; round++) {
    // A digest is one block: its words, the end mark, and its length in bits.
    words.fill(0, digestWords, 16);
    words.set(state);
    words[digestWords] = 1 << 31;
    words[15] = digestWords * 32;
    state.set(initialState);
    compress(state, words);
  }
  return bytesOf(state);
}

/** The bytes as blocks of 16 words, with the end mark and the length in bits. */
function blocksOf(bytes: Uint8Array): Int32Array[] {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return Array.from({ length: padded.length / blockBytes }, (_, block) =>
    Int32Array.from({ length: 16 }, (_, word) => view.getInt32(block * blockBytes + word * 4)),
  );
}

function bytesOf(state: Int32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(state.length * 4);
  const view = new DataView(bytes.buffer);
  state.forEach((word, index) => view.setInt32(index * 4, word));
  return bytes;
}

type Words = [number, number, number, number, number, number, number, number];

/** Takes one block into the state: the first 16 of the 64 words, the others are room for its schedule. */
function compress(state: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] as number;
    const late = w[i - 2] as number;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Words;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (roundConstants[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  const sums: Words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < digestWords; i++) state[i] = (state[i] as number) + (sums[i] as number);
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The fractions of the cube and square roots of the first primes, as the standard defines them. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    Int32Array.from(primes.slice(0, digestWords), (prime) => fraction(Math.sqrt(prime))),
  ];
}
