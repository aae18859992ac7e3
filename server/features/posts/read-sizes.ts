import type { PostReading } from '@orendi/contract/schemas/posts';
import { readLength, readLengths, readMoney, readTokens, type Token } from '../discovery/index.ts';
import { isOfOther, type PostPart } from './post-parts.ts';

type PostSizes = Pick<PostReading, 'length' | 'width' | 'height'>;
type Side = keyof PostSizes | 'depth' | 'diameter';

const sides: readonly (readonly [Side, RegExp])[] = [
  ['length', /^(?:gja[tr]|lun[gz]|lang|length|long$)/],
  ['width', /^(?:gjer|gjan|breit|largh|width|wide$)/],
  ['height', /^(?:lart|nalt|hoh|hoeh|altez|height|high$|tall$)/],
  ['depth', /^(?:thell|tief|profond|depth|deep$)/],
  ['diameter', /^diam/],
];
const sideOf = (text: string) => sides.find(([, names]) => names.test(text))?.[0];
const boxSides = ['length', 'width', 'height'] as const;
const outer = /(?<!\p{L})(?:jasht|outer|overall|total)/u;

const number = String.raw`\d+(?:[.,]\d+)?`;
/** `31 x 12 x 70 inches` */
const inches = new RegExp(
  String.raw`(?<![\d.,])${number}(?:\s?(?:"|”|″|''|in)?\s?[x×*]\s?${number}){0,2}\s?(?:inch(?:es)?|in(?!\p{L})|"|”|″|'')`,
  'giu',
);
/** `2m e 20` is 2.20 m. */
const metersAnd = /(\d)\s?(?:m|met(?:er|ra|ro))\s+e\s+(\d{2})(?!\d)/giu;
/** In `2.40 x 2.20 x 65 cm`, each with decimals is in meters. */
const bareMeters =
  /(?<![\d.,])(\d[.,]\d{1,2})(?=\s?[x×*])|(?<=[x×*]\s?)(\d[.,]\d{1,2})(?![\d.,]|\s?(?:[cm]?m|inch|"))/giu;
/** `80x35x50h` */
const gluedLetter =
  /(?<=\d\s?)(?:[whdl]|gj|th)(?=\s?[x×*]\s?\d)|(?<=[x×*]\s?\d+\s?(?:cm)?)\s?[hdwl](?!\p{L}|\s?\d)|(?<=[x×*]\s?)[hdwl](?=\d)/giu;
/** `60x40x12` */
const bareBox =
  /(?<![\d.,x×*/])\d{2,3}(?:\s?[x×*]\s?\d{2,3}){1,2}(?![.,]?\d|\s?(?:[x×*]|[cm]?m(?!\p{L})|inch|"|”))/giu;
const letters = /(?<!\p{L})(gj|th|[dlhw])\s?[:=.-]?\s?(?=\d)/giu;

/** Sizes as people write them, in the words that the rest of the product reads. */
function spelledOut(text: string, isMattress: boolean): string {
  const plain = (
    isMattress ? text.replace(/(?<!\p{L})(?:trash[eë]si|thick)\p{L}*/giu, 'lartesi') : text
  )
    .replace(
      inches,
      (box) =>
        `${box.replace(new RegExp(number, 'g'), toCm).replace(/"|”|″|''|in(?:ch(?:es)?)?/giu, '')} cm`,
    )
    .replace(metersAnd, '$1.$2 m')
    .replace(bareMeters, (meters) => `${meters} m `)
    .replace(/\sme(?=\s(?:\d+\s)?[^\d\s]{3})/giu, ' , me')
    .replace(gluedLetter, '')
    .replace(bareBox, '$& cm ')
    .replace(/ø/giu, ' diameter ');
  const said = Array.from(plain.matchAll(letters), ([, letter = '']) => letter.toLowerCase());
  if (said.length < 2 && said[0] !== 'h') return plain;
  let isSecond = false;
  return plain.replace(letters, (_, letter: string) => {
    const side = sideOfLetter(letter.toLowerCase(), said, isSecond);
    isSecond ||= side === 'gjatesi';
    return `${side} `;
  });
}

const toCm = (typed: string) => String(Math.round(Number(typed.replace(',', '.')) * 25.4) / 10);

/** `D 270 Gj 170 L 85`: `L` is the height where nothing else is, `D` a diameter beside a height alone. */
function sideOfLetter(letter: string, said: readonly string[], isSecond: boolean): string {
  if (letter === 'h') return 'lartesi';
  if (letter === 'th') return 'thellesi';
  if (letter === 'w') return 'gjeresi';
  if (letter === 'd' && said.includes('h')) return said.length === 2 ? 'diameter' : 'thellesi';
  if (letter === 'l' && !said.includes('h')) return 'lartesi';
  return isSecond ? 'gjeresi' : 'gjatesi';
}

/** A single size of these is the height. */
const isTall = /vazo|abazhur|llam[bp]ad|dysheme/iu;
const isRound = /rrumbull|rrethor|round/iu;
/** More than these are of several pieces, or to choose from. */
const mostBoxes = 2;

/**
 * The outer sizes of a post's piece in centimeters, as written: length, width, height. A range is none, and neither are the
 * two lengths that a bed is called by, which are those of its mattress.
 */
export function readSizes(parts: readonly PostPart[], name: string, isBed: boolean): PostSizes {
  const found: Partial<Record<Side, number>> = {};
  const isMattress = /dyshek|dushek|madrac|mattress/iu.test(name);
  const boxed: (readonly number[])[] = [];
  let lone: number | undefined;
  const keep = (side: Side, cm: number) => (found[side] ??= cm);
  for (const { text, folded } of parts) {
    const tokens = readTokens(spelledOut(text, isMattress));
    const isBehind = namesBehind(tokens);
    const boxes: number[][] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      if (!isBegin(tokens, at)) continue;
      const box = readLengths(tokens, at);
      const isOther = isOfOther(clauseBefore(tokens, at), name);
      if (box) {
        const isLyingArea = isBed && box.sides.length === 2 && !outer.test(folded);
        if (!isLyingArea && !isOther) boxes.push(box.sides);
        at = box.end - 1;
        continue;
      }
      const length = readLength(tokens, at);
      if (!length) continue;
      if (isRange(tokens, at, length.end)) {
        at = length.end;
        continue;
      }
      const side = isBehind ? sideBehind(tokens, length.end) : sideBefore(tokens, at);
      if (!isOther && side && (length.hasUnit || !isCount(tokens, length.end)))
        keep(side, length.cm);
      else if (!isOther && !side && length.hasUnit && !isBed) lone ??= length.cm;
      at = length.end - 1;
    }
    // Several are of parts, or to choose from.
    const [box] = boxes;
    if (box && (boxes.length === 1 || outer.test(folded))) boxed.push(box);
  }
  const isChoice = new Set(boxed.map(String)).size > mostBoxes;
  for (const [place, cm] of isChoice ? [] : (boxed[0] ?? []).entries()) {
    found[boxSides[place] ?? 'height'] ??= cm;
  }
  if (isTall.test(name)) found.height ??= lone;
  if (isRound.test(name)) found.diameter ??= lone;
  const { diameter, depth, height } = found;
  const hasNone = found.width === undefined && height === undefined && depth === undefined;
  // A width beside a depth is the longer side.
  const longer = depth === undefined ? undefined : found.width;
  const length = found.length ?? diameter ?? longer ?? (hasNone ? lone : undefined);
  const width =
    (found.length === undefined ? undefined : found.width) ?? diameter ?? depth ?? found.width;
  return { length, width, height };
}

const isBegin = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && !(tokens[at].isGlued && tokens[at - 1]?.kind === 'word');

/** The words of the same clause before a token. */
function clauseBefore(tokens: readonly Token[], at: number): string {
  const near = tokens.slice(Math.max(0, at - 12), at);
  const start = near.findLastIndex(({ text }) => text === ',' || text === '(');
  return near
    .slice(start + 1)
    .map(({ text }) => text)
    .join(' ');
}

const linking = /^(?:[cm]?m|met\p{L}*|i|e|te|ne)$/u;

/** Whether the names of sides follow their numbers: `130 gjeresi 75 thellesi`, `2.70 m i gjatë`. */
function namesBehind(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ text }) => sideOf(text));
  const before = tokens.slice(0, Math.max(0, first)).findLast(({ text }) => !linking.test(text));
  return before?.kind === 'number';
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

function sideBehind(tokens: readonly Token[], at: number): Side | undefined {
  const next = /^(?:i|e|te|ne)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  return sideOf(tokens[next]?.text ?? '');
}

const isDash = (token: Token | undefined) => /^[-–—]$/.test(token?.text ?? '');

function isRange(tokens: readonly Token[], at: number, end: number): boolean {
  const isPrice = readMoney(tokens.slice(end + 1, end + 6), 0)?.currency;
  const isFrom = isDash(tokens[end]) && tokens[end + 1]?.kind === 'number' && !isPrice;
  return isFrom || (isDash(tokens[at - 1]) && tokens[at - 2]?.kind === 'number');
}

const isCount = (tokens: readonly Token[], end: number) =>
  /^(?:kg|kile|gr|mij|vjet|vit|muaj|cop|%|€|eur|lek|dit|jav)/.test(tokens[end]?.text ?? '');
