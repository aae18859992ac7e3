import { namedColors } from '@orendi/contract/colors';
import { readTokens, type Token } from '../discovery/index.ts';
import looks from './look-words.json' with { type: 'json' };
import type { PostPart } from './post-parts.ts';

export interface Material {
  en: string;
  al: string;
}

type Words = readonly RegExp[];
interface Known<Value> {
  value: Value;
  phrases: readonly Words[];
  /** Another one beside it says more: `stof bukle`. */
  isBroad?: boolean;
}

/** Phrases between bars; a `*` ends a word that goes on, and stands alone for one or two words. */
function phrasesOf(written: string): Words[] {
  return written
    .split('|')
    .map((phrase) => phrase.split(' ').map((word) => new RegExp(`^${word.replace('*', '.*')}$`)));
}

const materials: readonly Known<Material>[] = looks.materials.map(({ al, en, words, ...rest }) => ({
  value: { al, en },
  phrases: phrasesOf(words),
  ...rest,
}));
const colors: readonly Known<string>[] = Object.entries(looks.colors).map(([en, words]) => ({
  value: en,
  phrases: phrasesOf(words),
}));
const [dark, light] = [looks.dark, looks.light].map(phrasesOf) as [Words[], Words[]];

/** Of what stands behind these, it is not the whole piece. */
const ofDetail =
  /^(?:kemb|dorez|dyer|dere|jastek|mbushj|skelet|sfungjer|leg|legs|cushion|door|handle|friday|pulebardh|dekor|korniz.*xham)/;
/** `ngjyrë lisi` is a color, and `tavolinë kafeje` none. */
const isColorWord = /^(?:ngjyr|color|colour)/;
const alternative = /^(?:ose|or|apo)$/;

interface Mention<Value> {
  value: Value;
  isBroad: boolean;
  clause: number;
}

/** The material of a post's piece; null where it names none, or several to choose from. */
export function readMaterial(parts: readonly PostPart[]): Material | null {
  const mentions = parts.flatMap(({ text }, at) => mentionsIn(text, at, materials, true));
  const [best] = mentions.toSorted((a, b) => Number(a.isBroad) - Number(b.isBroad));
  return best?.value ?? null;
}

/** The hex value of the named color of a post's piece; null where it names none, or several. */
export function readColor(parts: readonly PostPart[]): string | null {
  const mentions = parts.flatMap(({ text }, at) => mentionsIn(text, at, colors, false));
  const [first] = mentions;
  const others = mentions.filter(
    ({ clause, value }) => clause === first?.clause && value !== first.value,
  );
  if (!first || others.length > 0) return null;
  return namedColors.find(({ en }) => en === first.value)?.hex ?? null;
}

function mentionsIn<Value>(
  text: string,
  part: number,
  known: readonly Known<Value>[],
  isMaterial: boolean,
): Mention<Value>[] {
  return text.split(/,(?!\d)/).flatMap((clauseText, place) => {
    const tokens = readTokens(clauseText);
    const found: Mention<Value>[] = [];
    let isChoice = false;
    for (let at = 0; at < tokens.length; at += 1) {
      const match = longestAt(tokens, at, known);
      if (!match) continue;
      const { value, isBroad = false } = match.known;
      isChoice ||=
        found.length > 0 && tokens.slice(0, at).some(({ text }) => alternative.test(text));
      if (!isOfDetail(tokens, at, isMaterial)) {
        const shade = isMaterial ? value : shaded(value, tokens, at, match.end);
        found.push({ value: shade, isBroad, clause: part * 100 + place });
      }
      at = match.end - 1;
    }
    if (!isChoice) return found;
    // To choose from: for a color, two of one clause say so as well.
    return isMaterial ? [] : found;
  });
}

function isOfDetail(tokens: readonly Token[], at: number, isMaterial: boolean): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const behind = tokens[at + 1]?.text ?? '';
  if (/^friday$/.test(behind)) return true;
  if (before.some((word) => ofDetail.test(word))) return true;
  const previous = before.at(-1) ?? '';
  if (isMaterial) return isColorWord.test(previous);
  return previous.startsWith('tavolin');
}

function longestAt<Value>(tokens: readonly Token[], at: number, known: readonly Known<Value>[]) {
  let longest: { known: Known<Value>; end: number } | null = null;
  for (const one of known) {
    for (const phrase of one.phrases) {
      const end = endOf(tokens, at, phrase);
      if (end !== null && end > (longest?.end ?? at)) longest = { known: one, end };
    }
  }
  return longest;
}

const joining = /^(?:i|e|te|se|\+|&|-)$/;

/** Where a phrase ends that begins at a token; small words between its words do not count. */
function endOf(tokens: readonly Token[], at: number, phrase: Words): number | null {
  let place = at;
  for (const [i, word] of phrase.entries()) {
    while (i > 0 && joining.test(tokens[place]?.text ?? '')) place += 1;
    if (!word.test(tokens[place]?.text ?? '')) return null;
    place += 1;
  }
  return place;
}

/** `kafe e errët` is dark brown, where the list has that. */
function shaded<Value>(value: Value, tokens: readonly Token[], at: number, end: number): Value {
  const after = joining.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const near = [tokens[at - 1]?.text ?? '', tokens[after]?.text ?? ''];
  const says = (words: Words[]) => near.some((text) => words.some(([word]) => word?.test(text)));
  const prefix = says(dark) ? 'Dark' : says(light) ? 'Light' : null;
  const named = prefix && `${prefix} ${String(value).toLowerCase()}`;
  return namedColors.some(({ en }) => en === named) ? (named as Value) : value;
}
