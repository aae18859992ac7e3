import { townFilterNames } from '@orendi/contract/listing-filters';
import type { Town } from '@orendi/contract/towns';
import { foldWords } from '@orendi/search/words/fold-words';
import { servedIn } from '../places.ts';
import { kept, type Reader, rule, type Rule, where, whole } from './patterns.ts';
import { said, townWords } from './phrases.ts';

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

/**
 * Both names of each town as they are, and the Albanian one in its cases: `Prishtinë`, `Prishtina`, `Prishtinës`,
 * `Prishtinën`. Names go before forms, and earlier towns before later ones.
 */
export function nameTowns(towns: readonly Town[]): TownNames {
  const names = new Map<string, NamedTown>();
  const note = ({ slug, country }: Town, name: string, isWhole: boolean) => {
    if (names.has(name)) return;
    const isWord = townWords.has(name);
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
const cases = [
  { end: /ë$/, forms: 'a es en' },
  // Shkodër, Shkodra; but Ohër, Ohri.
  { end: /ër$/, forms: 'ra re res ren ri rit rin' },
  // Ferizaj, Ferizajt; Istog, Istogut; Durrës, Durrësit.
  { end: /(?<=j)$/, forms: 't n i it in' },
  { end: /(?<=[kgh])$/, forms: 'u ut un' },
  { end: /(?<=[^aeiouöå])$/, forms: 'i it in' },
  // Peshkopi, Peshkopia; Bajram Curri, Bajram Currit.
  { end: /(?<=i)$/, forms: 'a se ne t n', isAtHome: true },
];

function casesOf({ al, country }: Town): string[] {
  const found = cases.find(({ end, isAtHome }) => end.test(al) && (!isAtHome || home.has(country)));
  if (!found) return [];
  const stem = fold(al.replace(found.end, ''));
  return found.forms.split(' ').map((form) => stem + form);
}

/** Without the last letter, as people type it who leave out every ë. */
function cutFormsOf({ al, country }: Town): string[] {
  const name = fold(al).slice(0, -1);
  return al.endsWith('ë') && home.has(country) && name.length >= leastClear ? [name] : [];
}

/** Reads a town, the longest name first. */
export function readTown(names: TownNames): Reader<NamedTown & { end: number }> {
  return (tokens, at) => {
    const typed: string[] = [];
    let found: (NamedTown & { end: number }) | null = null;
    for (let place = at; place < tokens.length && typed.length < mostWords; place += 1) {
      const token = tokens[place];
      if (token?.text === '-' && token.isGlued) continue;
      if (token?.kind !== 'word') break;
      typed.push(token.text);
      const town = names.get(typed.join(' '));
      const isMeant = town && (!town.isWord || /^\p{Lu}/u.test(tokens[at]?.typed ?? ''));
      if (isMeant) found = { ...town, end: place + 1 };
    }
    return found;
  };
}

/** Shorter ones are mostly something else. */
const leastAlone = 4;

/**
 * A town, by what stands before it: `në Prishtinë` and `delivered to Peja` are what is there or comes there, `nga
 * Prishtina` only what is there. Without a preposition a town is meant where the word can hardly be anything else;
 * otherwise, as in `divan Milano`, it stays a word that the town answers as well.
 * @param isName whether a word stands in a text of the shop that names something
 */
export function placeRules(names: TownNames, isName: (word: string) => boolean): Rule[] {
  const town = kept(readTown(names));
  const bare = where(town, ({ isWord }) => !isWord);
  return [
    ...townFilterNames.map((name) =>
      rule({ before: said[name], town, whole }, (found) => {
        return { filters: { [name]: found.town.slug } };
      }),
    ),
    rule({ bare, whole, delivery: said.deliveryAfter }, (found) => ({
      filters: servedIn(found.bare.slug),
    })),
    rule({ bare, whole }, ({ bare: { slug, isClear, end } }, tokens, at) => {
      const typed = tokens.slice(at, end);
      const isNamed = typed.some(({ kind, text }) => kind === 'word' && isName(text));
      if (isClear && !isNamed) return { filters: servedIn(slug) };
      const isLong = typed.some(({ text }) => text.length >= leastAlone);
      return isLong ? { filters: null, orTown: slug } : null;
    }),
  ];
}
