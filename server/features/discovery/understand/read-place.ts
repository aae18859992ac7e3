import { townFilterNames } from '@orendi/contract/listing-filters';
import type { Town } from '@orendi/contract/towns';
import { foldWords } from '@orendi/search/words/fold-words';
import { type Token, isEnd } from './tokens.ts';
import { servedIn } from '../places.ts';
import type { ReadLimit } from './limit.ts';
import { readPhrase, said } from './phrases.ts';

interface NamedTown {
  slug: string;
  /** The name is a word of its own as well: only where it is written with a capital is a town meant. */
  isWord: boolean;
  /** Without a preposition, too, it can hardly mean anything else. */
  isClear: boolean;
}

/** Towns by the folded words of their names, in the forms in which people use them. */
export type TownNames = ReadonlyMap<string, NamedTown>;

const home = new Set(['AL', 'XK', 'MK', 'ME']);
const leastClear = 4;
const mostWords = 4;

/** Names that are words of either language, makers, or other things that furniture is made of or called by. */
const words = new Set(
  (
    'bar bari viti cork split reading hull nice nica lion lioni gent biel derby york palma guci klos rubik golem pire ' +
    'essen halle lille poole wels thun perth turku prato phoenix charlotte austin denver florence vora vore klin mobile'
  ).split(' '),
);

/**
 * Both names of each town as they are, and the Albanian one in its cases: `Prishtinë`, `Prishtina`, `Prishtinës`,
 * `Prishtinën`. Names go before forms, and earlier towns before later ones.
 */
export function nameTowns(towns: readonly Town[]): TownNames {
  const names = new Map<string, NamedTown>();
  const note = ({ slug, country }: Town, name: string, isWhole: boolean) => {
    if (names.has(name)) return;
    const isWord = words.has(name);
    const isClear = isWhole && !isWord && home.has(country) && name.length >= leastClear;
    names.set(name, { slug, isWord, isClear });
  };
  for (const town of towns) for (const name of [town.al, town.en]) note(town, fold(name), true);
  for (const town of towns) for (const form of casesOf(town)) note(town, form, true);
  for (const town of towns) for (const form of cutFormsOf(town)) note(town, form, false);
  return names;
}

const fold = (name: string) => foldWords(name).join(' ');

/** In Albanian, the feminine ones in -ë change it, and the masculine ones add to their last consonant. */
function casesOf({ al, country }: Town): string[] {
  const name = fold(al);
  const isHome = home.has(country);
  if (al.endsWith('ë')) return after(name.slice(0, -1), ['a', 'es', 'en']);
  // Shkodër, Shkodra; but Ohër, Ohri.
  if (al.endsWith('ër'))
    return after(`${name.slice(0, -2)}r`, ['a', 'e', 'es', 'en', 'i', 'it', 'in']);
  // Ferizaj, Ferizajt; Istog, Istogut; Durrës, Durrësit.
  if (name.endsWith('j')) return after(name, ['t', 'n', 'i', 'it', 'in']);
  if (/[^aeiou]$/.test(name))
    return after(name, /[kgh]$/.test(name) ? ['u', 'ut', 'un'] : ['i', 'it', 'in']);
  // Peshkopi, Peshkopia; Bajram Curri, Bajram Currit.
  if (name.endsWith('i') && isHome) return after(name, ['a', 'se', 'ne', 't', 'n']);
  return [];
}

/** Without the last letter, as people type it who leave out every ë. */
function cutFormsOf({ al, country }: Town): string[] {
  const name = fold(al).slice(0, -1);
  return al.endsWith('ë') && home.has(country) && name.length >= leastClear ? [name] : [];
}

const after = (stem: string, endings: string[]) => endings.map((ending) => stem + ending);

/** The town whose name begins at a token, the longest name first; null if there is none. */
export function readTown(tokens: readonly Token[], at: number, names: TownNames) {
  const typed: string[] = [];
  let found: (NamedTown & { end: number }) | null = null;
  for (let place = at; place < tokens.length && typed.length < mostWords; place += 1) {
    const token = tokens[place];
    if (token?.text === '-' && token.isGlued) continue;
    if (token?.kind !== 'word') break;
    typed.push(token.text);
    const town = names.get(typed.join(' '));
    if (town && !(town.isWord && !/^\p{Lu}/u.test(tokens[at]?.typed ?? ''))) {
      found = { ...town, end: place + 1 };
    }
  }
  return found;
}

/** Shorter ones are mostly something else. */
const leastAlone = 4;

/**
 * A town, by what stands before it: `në Prishtinë` and `delivered to Peja` are what is there or comes there, `nga
 * Prishtina` only what is there. Without a preposition a town is meant where the word can hardly be anything else;
 * otherwise, as in `divan Milano`, it stays a word that the town answers as well.
 * @param isName whether a word stands in a text of the shop that names something
 */
export function readPlace(names: TownNames, isName: (word: string) => boolean): ReadLimit {
  return (tokens, at) => {
    for (const filter of townFilterNames) {
      const start = readPhrase(tokens, at, said[filter]);
      const town = start === null ? null : readTown(tokens, start, names);
      if (town && isEnd(tokens, town.end))
        return { end: town.end, filters: { [filter]: town.slug } };
    }
    const bare = readTown(tokens, at, names);
    if (!bare || bare.isWord || !isEnd(tokens, bare.end)) return null;
    const afterDelivery = readPhrase(tokens, bare.end, said.deliveryAfter);
    const filters = servedIn(bare.slug);
    if (afterDelivery !== null) return { end: afterDelivery, filters };
    if (bare.isClear && !isNamed(tokens, at, bare.end)) return { end: bare.end, filters };
    const isLong = tokens.slice(at, bare.end).some(({ text }) => text.length >= leastAlone);
    return isLong ? { end: bare.end, filters: null, orTown: bare.slug } : null;
  };

  function isNamed(tokens: readonly Token[], at: number, end: number): boolean {
    return tokens.slice(at, end).some(({ kind, text }) => kind === 'word' && isName(text));
  }
}
