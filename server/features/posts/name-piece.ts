import { textLimits } from '@orendi/contract/limits';
import { foldName, foldText } from '@orendi/contract/fold-name';
import { type ShopWords, suggestCategory } from '../discovery/index.ts';
import type { PostPart } from './post-parts.ts';
import words from './post-words.json' with { type: 'json' };

/** The names of pieces in posts beside those of categories; a null is no category of its own. */
const meanings = Object.entries<string | null>(words.things).map(([said, meaning]) => ({
  said: new RegExp(
    String.raw`(?<!\p{L})(?:${said
      .replaceAll(/(?<=[\p{L}*]) (?=\p{L})/gu, ' (?:[ie] |te )?')
      .replaceAll(/(?<=[\p{L}\]])\*/gu, String.raw`\p{L}*`)})(?!\p{L})`,
    'u',
  ),
  meaning,
}));
/** `3+2+1` counts the seats of sofas and armchairs that are sold together. */
const seats = /(?<!\d)[1-4]\s?\+\s?[1-4](?!\d)/;
const isSeat = /^(?:kolltu[kq]|fotel|kauc|divan|sofa|armchair)/;

/**
 * The first thing that a text names, as visitors search for it or as sellers say it in posts.
 * @returns its category, if it has one, and where it stands in the folded text
 */
export function findThing(text: string, shop: ShopWords) {
  const folded = foldText(text);
  const categoryOf = (meaning: string | null) =>
    (meaning === null ? null : suggestCategory(meaning, shop)?.categoryId) ?? null;
  const own = suggestCategory(text, shop);
  const [first = ''] = own?.words ?? [];
  const place = own ? folded.indexOf(first) : Number.POSITIVE_INFINITY;
  const [known] = meanings
    .flatMap(({ said, meaning }) => {
      const match = said.exec(folded);
      return match ? { at: match.index, length: match[0].split(' ').length, meaning } : [];
    })
    .toSorted((a, b) => a.at - b.at || b.length - a.length);
  const isKnown =
    known && (known.at < place || (known.at === place && known.length >= (own?.words.length ?? 0)));
  if (isKnown) return { categoryId: categoryOf(known.meaning), at: known.at };
  if (!own) return null;
  const isSet = seats.test(text) && isSeat.test(first);
  return { categoryId: isSet ? categoryOf('divan') : own.categoryId, at: Math.max(0, place) };
}

/** Openings of posts, before the piece is named. */
const opening =
  /^(?:shitet|shiten|per shitje|ne shitje|for sale|selling|verkaufe|biete|vendo|our|my|po|e?\s?shes|shes[i]?m|jap|kemi|kam|bli|bleni|ofroj(?:me)?|punoj(?:me)?|punohet|prodhoj(?:me)?|ndertoj(?:me)?|bejme|behen|qe nje|ja|kjo|ky|hi everyone|new|last|urgjent|okazion|mbrrijten|mberriten|mberriti|erdhen|ulje|oferte|aksion|promo|super|nje|1|\d+ ?%|-)(?![\p{L}\d])[\s,:!-]*/u;
/** From here on, a post says more than the name. */
const ending =
  /[,:;(|]|(?<=\d\s?(?:cm|m|metra)?)\s(?:me|with)\s|\s\d+\s?[-–]\s?\d+|\s\d+(?:[.,]\d+)?\s?(?:(?:cm|mm|m|metra?)\s+(?:e|i|gj|th|la)|cm\s\p{L})|\s\d+[.,]\d+|\s[-–—+]?(?=\d+(?:[.,]\d+)?\s*(?:€|eur?(?!\p{L})|lek|mij|\$|cop|feet))|\s€|\s\/\s|\s[dhø]\s?[=:]?\s?\d|\sø|\s(?:sapo|ne (?:stof|foto|gjendje|dyqan|stok|shitje|ngjyr)|gati|si i ri|(?:i|e|te) (?:perdorur|punuar|ruajtur|paster|pastert)|for sale|n'shitje|shitet|per dyshek|pa perdor|pothuaj|[cq]mim|veten|vetem|bashk|veç|nga \d|ngjyr|ishte|tani|→|\d+\s?[x*×]\s?\d+\s?[x*×]|qe nga|nga (?!dru|lis|arr|pish|hekur|metal|lekur)\p{L}|juaj|del(?= )|(?<=\s\S+\s)(?:stof|kadife|velvet|lekur)\p{L}* \p{L}|me masat?(?!\p{L})|me meter|sipas|modeli \d|(?:gjat|gjer|lart)(?:esi|sia|\p{L}*[\s:=]*\d)|diam|dhe (?:ulese|kater|dy)|qe (?!zgjat|hap|palos)\p{L}+|(?:se|po|kush|eshte|u|kam|mos) \p{L}+)/u;
const praise =
  /\s(?:i|e|te) (?:ri|re|reja|mire|bukur|bukura|vjeter|vjetra|zi|bardh\p{L}*|zez\p{L}*|kuq\p{L}*|kalter\p{L}*|verdh[ae]?)(?!\p{L})|(?<=\s)shume(?=\s)/giu;
/** The size belongs to the name of what lies. */
const isNamedBySize = /dyshe|dushe|madrac|mattress|qilim|tepih|tapet|rug|jastek|krevat|perde/;
const twoSides = /\s\d[\d.,]*\s?(?:cm|m)?\s?[x*×/]\s?\d[\d.,]*(?:\s?(?:cm|m)(?!\p{L}))?/u;
/** A clause that names no piece. */
const noise =
  /^(?:black friday|back in stock|new collection|sale|moving sale|per porosi|porosit|walk-in|material|ngjyr|color|garan|transport|derg)/u;
/** Words that Albanian has before the name of a piece, where its adjectives follow; a text with them is no English. */
const albanian =
  /(?<!\p{L})(?:i|e|te|per|krejt|qe|ne|nje|do|ka|shes|po|n'?|jone|prodhon|modeli?|kush|kena|kemi|k[yj]o?|k[ey]te?)(?!\p{L})/u;
/** Counts and collective names before a piece are part of its name. */
const counted =
  /(?:(?<!\p{L})(?:\d{1,2}|dy|tri|kater|gjashte|set\p{L}?|komplet\p{L}?|garnitur\p{L}?|dhom\p{L}?)\s(?:me\s)?)+$/u;
const mostNameWords = 8;
/** Nobody names a piece in the thirtieth clause, or at the end of a long one. */
const mostClauses = 30;
const longestClause = 120;

/** The piece that a post offers, in the words of its first clause that names one; without a category where none does. */
export function namePiece(parts: readonly PostPart[], shop: ShopWords) {
  const order = ({ isQuestion, isListed }: PostPart) => Number(isQuestion) - Number(isListed);
  const clauses = parts
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, mostClauses)
    .flatMap((part) => {
      const said = part.text.split(/,(?!\d)|:\s|[()]/u, mostClauses);
      return said.map((clause) => ({ part, text: clause.trim().slice(0, longestClause) }));
    })
    .filter(({ text }) => text !== '' && !noise.test(foldName(text)))
    .slice(0, mostClauses);
  for (const { part, text } of clauses) {
    const thing = findThing(text, shop);
    if (thing) return { name: nameOf(text, thing.at), categoryId: thing.categoryId, part };
  }
  const [first] = clauses;
  return first ? { name: nameOf(first.text, 0), categoryId: null, part: first.part } : null;
}

/** A clause from the words for the thing on, with what belongs to them before, up to where more than the name is said. */
function nameOf(clause: string, at: number): string {
  let start = 0;
  const rest = () => foldText(clause.slice(start));
  for (let found = opening.exec(rest()); found && start < at; found = opening.exec(rest())) {
    start += found[0].length;
  }
  const before = foldText(clause.slice(start, at));
  const isEnglish = !albanian.test(before) && before.split(' ').length <= 5;
  if (!isEnglish) start = at - (counted.exec(before)?.[0].length ?? 0);
  const thing = foldText(clause.slice(Math.max(start, at), at + 3));
  const said = clause.slice(Math.min(start, at)).replace(praise, '');
  const quoted = /^[^"“„”]*["“„][^"“„”]+["“”]/u.exec(said)?.[0];
  const from = Math.max(0, foldText(said).indexOf(thing)) + 3;
  const end = foldText(said).slice(from).search(ending);
  const name = quoted ?? (end < 0 ? said : said.slice(0, from + end));
  return tidy(isNamedBySize.test(foldText(name)) ? name : name.replace(twoSides, ''));
}

/** `KREVAT DOPIO` becomes `Krevat dopio`. */
function tidy(name: string): string {
  const [head = '', ...others] = name.replace(/\s+/g, ' ').split(/(?= (?:dhe|and) )/u);
  const isFull = head.split(' ').length >= 5;
  const plain = (isFull ? head : [head, ...others].join(''))
    .split(' ')
    .slice(0, mostNameWords)
    .join(' ')
    .replace(
      /(?:[\s,;:?+/–—-]+|\s(?:i|e|te|të|me|ne|në|per|për|dhe|nga|and|with|for|ne|\d))+$/iu,
      '',
    )
    .trim();
  const isLoud = plain === plain.toUpperCase() && /\p{L}{4}/u.test(plain);
  const calm = isLoud ? plain.toLowerCase() : plain;
  const [first = ''] = calm;
  return [...(first.toUpperCase() + calm.slice(first.length))].slice(0, textLimits.name).join('');
}
