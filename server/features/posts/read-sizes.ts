import { readLength, readLengths, readTokens, type Token } from '../discovery/index.ts';
import type { PostPart } from './post-parts.ts';

export interface PostSizes {
  length?: number;
  width?: number;
  height?: number;
}
type Side = keyof PostSizes | 'depth' | 'diameter';

const sides: readonly (readonly [Side, RegExp])[] = [
  ['length', /^(?:gja[tr]|length|long$)/],
  ['width', /^(?:gjer|width|wide$)/],
  ['height', /^(?:lart|height|high$|tall$)/],
  ['depth', /^(?:thell|depth|deep$)/],
  ['diameter', /^(?:diam|ø$)/],
];
const sideOf = (text: string) => sides.find(([, names]) => names.test(text))?.[0];
/** Sizes of something else than the piece. */
const ofOther = /(?<!\p{L})(?:dyshek|dushek|mattress|ulese|uljes|seat|karrig|jastek|trash|ekran)/u;
const outer = /(?<!\p{L})(?:jasht|outer|overall|total)/u;
/** `2m e 20` is 2.20 m. */
const metersAnd = /(\d)\s*(?:m|met(?:er|ra|ro))\s+e\s+(\d{2})(?!\d)/giu;

/**
 * The outer sizes of a post's piece in centimeters, as written: length, width, height. A range is none, and neither are the
 * two lengths that a bed is called by, which are those of its mattress.
 */
export function readSizes(parts: readonly PostPart[], isBed: boolean): PostSizes {
  const found: Partial<Record<Side, number>> = {};
  let lone: number | undefined;
  const keep = (side: Side, cm: number) => (found[side] ??= cm);
  for (const { text, folded } of parts) {
    const tokens = readTokens(text.replace(metersAnd, '$1.$2 m'));
    if (countBoxes(tokens) > 1 && !outer.test(folded)) continue;
    for (let at = 0; at < tokens.length; at += 1) {
      if (!isBegin(tokens, at)) continue;
      const box = readLengths(tokens, at);
      const clause = clauseBefore(tokens, at);
      const isOther = isBed
        ? ofOther.test(clause)
        : /(?<!\p{L})(?:ulese|uljes|karrig)/u.test(clause);
      if (box) {
        const isLyingArea = isBed && box.sides.length === 2 && !outer.test(folded);
        if (!isLyingArea && !isOther) {
          for (const [place, cm] of box.sides.entries()) keep(boxSides[place] ?? 'height', cm);
        }
        at = box.end - 1;
        continue;
      }
      const length = readLength(tokens, at);
      if (!length) continue;
      if (isRange(tokens, at, length.end)) {
        at = length.end;
        continue;
      }
      const side = sideBehind(tokens, length.end) ?? sideBefore(tokens, at);
      if (!isOther && side && (length.hasUnit || !isCount(tokens, length.end)))
        keep(side, length.cm);
      else if (!isOther && length.hasUnit && !isBed) lone ??= length.cm;
      at = length.end - 1;
    }
  }
  const { diameter, depth, height } = found;
  const length =
    found.length ??
    diameter ??
    (found.width === undefined && height === undefined ? lone : undefined);
  const width = found.width ?? diameter ?? depth;
  return {
    ...(length !== undefined && { length }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

const boxSides = ['length', 'width', 'height'] as const;

const isBegin = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && !(tokens[at].isGlued && tokens[at - 1]?.kind === 'word');

/** The words of the same clause before a token. */
function clauseBefore(tokens: readonly Token[], at: number): string {
  const start = tokens.slice(0, at).findLastIndex(({ text }) => text === ',' || text === '(');
  return tokens
    .slice(start + 1, at)
    .map(({ text }) => text)
    .join(' ');
}

/** `lartësia e kokës 130`: the nearest name of a side, with no other number between. */
function sideBefore(tokens: readonly Token[], at: number): Side | undefined {
  for (const { kind, text } of tokens.slice(Math.max(0, at - 4), at).toReversed()) {
    if (kind === 'number' || text === ',') return undefined;
    const side = sideOf(text);
    if (side) return side;
  }
  return undefined;
}

/** `2.70 m i gjatë`, `88 cm high`; not the name of the next: `180 gjeresi 60`. */
function sideBehind(tokens: readonly Token[], at: number): Side | undefined {
  const next = /^(?:i|e|te|ne)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const side = sideOf(tokens[next]?.text ?? '');
  const following = tokens.slice(next + 1, next + 3);
  const isOfNext = following[0]?.text !== ',' && following.some(({ kind }) => kind === 'number');
  return isOfNext ? undefined : side;
}

function countBoxes(tokens: readonly Token[]): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const box = isBegin(tokens, at) ? readLengths(tokens, at) : null;
    if (!box) continue;
    count += 1;
    at = box.end - 1;
  }
  return count;
}

const isDash = (token: Token | undefined) => /^[-–—]$/.test(token?.text ?? '');

function isRange(tokens: readonly Token[], at: number, end: number): boolean {
  const isFrom = isDash(tokens[end]) && tokens[end + 1]?.kind === 'number';
  return isFrom || (isDash(tokens[at - 1]) && tokens[at - 2]?.kind === 'number');
}

const isCount = (tokens: readonly Token[], end: number) =>
  /^(?:kg|kile|gr|vjet|vit|muaj|cop|%|€|eur|lek|dit|jav)/.test(tokens[end]?.text ?? '');
