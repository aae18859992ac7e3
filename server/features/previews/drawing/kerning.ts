import { inflateSync } from 'node:zlib';

/** How far two neighboring glyphs move together (negative) or apart, in font units. */
export type Kerning = (left: number, right: number) => number;

/** Looks up one pair: undefined if this table does not cover it, so that the next one is tried. */
type PairTable = (left: number, right: number) => number | undefined;

const pairLookup = 2;
const extensionLookup = 9;
const xAdvance = 0x0004;

/**
 * The kerning of a WOFF file, from its GPOS table (OpenType 1.9, "Pair adjustment positioning"). opentype.js cannot
 * read it from this font, which wraps it in extension lookups.
 */
export function readKerning(woff: Buffer): Kerning {
  const gpos = readWoffTable(woff, 'GPOS');
  if (!gpos) return () => 0;
  const tables = offsetsAt(gpos, gpos.readUInt16BE(8)).flatMap((lookup) =>
    pairTables(gpos, lookup),
  );
  return (left, right) => {
    for (const valueOf of tables) {
      const value = valueOf(left, right);
      if (value !== undefined) return value;
    }
    return 0;
  };
}

/** One table of a WOFF 1.0 file, uncompressed. */
function readWoffTable(woff: Buffer, name: string): Buffer | null {
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = 44 + index * 20;
    if (woff.toString('latin1', entry, entry + 4) !== name) continue;
    const offset = woff.readUInt32BE(entry + 4);
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    return stored.length < woff.readUInt32BE(entry + 12) ? inflateSync(stored) : stored;
  }
  return null;
}

/** A list of 16-bit offsets, preceded by its count and relative to `from`. */
function offsetsAt(gpos: Buffer, start: number, from = start): number[] {
  const count = gpos.readUInt16BE(start);
  return Array.from({ length: count }, (_, i) => from + gpos.readUInt16BE(start + 2 + i * 2));
}

function pairTables(gpos: Buffer, lookup: number): PairTable[] {
  const type = gpos.readUInt16BE(lookup);
  return offsetsAt(gpos, lookup + 4, lookup).flatMap((table) => {
    if (type === pairLookup) return readPairTable(gpos, table);
    if (type !== extensionLookup || gpos.readUInt16BE(table + 2) !== pairLookup) return [];
    return readPairTable(gpos, table + gpos.readUInt32BE(table + 4));
  });
}

function readPairTable(gpos: Buffer, start: number): PairTable {
  const covered = readCoverage(gpos, start + gpos.readUInt16BE(start + 2));
  const [first, second] = [gpos.readUInt16BE(start + 4), gpos.readUInt16BE(start + 6)];
  const recordBytes = 2 * (bitsIn(first) + bitsIn(second));
  const advanceAt = 2 * bitsIn(first & (xAdvance - 1));
  const advance = (record: number) => (first & xAdvance ? gpos.readInt16BE(record + advanceAt) : 0);

  if (gpos.readUInt16BE(start) === 1) {
    const sets = offsetsAt(gpos, start + 8, start).map((set) => {
      const pairs = new Map<number, number>();
      for (let pair = 0; pair < gpos.readUInt16BE(set); pair += 1) {
        const at = set + 2 + pair * (2 + recordBytes);
        pairs.set(gpos.readUInt16BE(at), advance(at + 2));
      }
      return pairs;
    });
    return (left, right) => sets[covered.get(left) ?? -1]?.get(right);
  }

  const leftClasses = readClasses(gpos, start + gpos.readUInt16BE(start + 8));
  const rightClasses = readClasses(gpos, start + gpos.readUInt16BE(start + 10));
  const columns = gpos.readUInt16BE(start + 14);
  return (left, right) => {
    if (!covered.has(left)) return undefined;
    const cell = (leftClasses.get(left) ?? 0) * columns + (rightClasses.get(right) ?? 0);
    return advance(start + 16 + cell * recordBytes);
  };
}

/** Glyphs with their indexes in a coverage table. */
function readCoverage(gpos: Buffer, start: number): Map<number, number> {
  const isList = gpos.readUInt16BE(start) === 1;
  const places = new Map<number, number>();
  for (let index = 0; index < gpos.readUInt16BE(start + 2); index += 1) {
    const at = start + 4 + index * (isList ? 2 : 6);
    const last = gpos.readUInt16BE(isList ? at : at + 2);
    for (let glyph = gpos.readUInt16BE(at); glyph <= last; glyph += 1)
      places.set(glyph, places.size);
  }
  return places;
}

/** Glyphs with their classes; all others have class 0. */
function readClasses(gpos: Buffer, start: number): Map<number, number> {
  const classes = new Map<number, number>();
  const isList = gpos.readUInt16BE(start) === 1;
  const first = gpos.readUInt16BE(start + 2);
  if (isList) {
    for (let index = 0; index < gpos.readUInt16BE(start + 4); index += 1) {
      classes.set(first + index, gpos.readUInt16BE(start + 6 + index * 2));
    }
    return classes;
  }
  for (let range = 0; range < first; range += 1) {
    const at = start + 4 + range * 6;
    for (let glyph = gpos.readUInt16BE(at); glyph <= gpos.readUInt16BE(at + 2); glyph += 1) {
      classes.set(glyph, gpos.readUInt16BE(at + 4));
    }
  }
  return classes;
}

function bitsIn(flags: number): number {
  return flags.toString(2).replaceAll('0', '').length;
}
