import { foldWords } from '@orendi/search/words/fold-words';
import { type NamedColor, namedColors, nearestNamedColor } from '@orendi/contract/colors';
import { phraseKey } from './words/shop-language.ts';

/**
 * The texts of a listing by rank: the better the rank, the more a match is worth. These are the five ranks of the
 * engine, the best first.
 */
interface ListingTexts {
  name: (string | null)[];
  /** The one-word names of its category, which name nothing but the kind of product. */
  kind: (string | null)[];
  /** Brand, model and category. */
  maker: (string | null)[];
  /** Materials, color, industries and seller. */
  about: (string | null)[];
  descriptions: (string | null)[];
}

/**
 * The folded words of a listing, a line per rank (name, kind, maker, about, descriptions), each word once per line.
 * This is stored in `listing.words` and read by the search.
 */
export function listingWords(texts: ListingTexts): string {
  const { name, kind, maker, about, descriptions } = texts;
  return [name, kind, maker, about, descriptions].map(wordsOf).join('\n');
}

function wordsOf(texts: (string | null)[]): string {
  return [...new Set(texts.flatMap((text) => (text ? foldWords(text) : [])))].join(' ');
}

/**
 * The words by which a product's color is found, in both languages: for a hex value, the names of the nearest named
 * color (`Navy blue Blu marine`); for a known name, that name and its translation; any other text unchanged.
 * @param color `#rrggbb` or text
 */
export function colorWords(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return bothNames(nearestNamedColor(color));
  const named = byName.get(phraseKey(color));
  return named ? `${color} ${bothNames(named)}` : color;
}

function bothNames({ en, al }: NamedColor): string {
  return `${en} ${al}`;
}

/** Named colors by every form that a seller may have typed: `e bardhë`, `Bardhë`, `white`. */
const byName = new Map(
  namedColors.flatMap((color) => [
    [phraseKey(color.en), color] as const,
    [phraseKey(color.al), color] as const,
  ]),
);

/** The words behind these name an accessory or a purpose: `Wardrobe with mirror`, `Cover for sofa`, `Table, 90 cm`. */
const afterProduct = /,|\+|\s(?:with|w|for|f|and|me|për|per|dhe)\s/iu;

/**
 * Parts and accessories named after the furniture they are made for. The part comes last in English, first in Albanian.
 */
const englishPart =
  /(?<=\s)(?:slip)?(?:cover|cushion|pad|leg|handle|knob|hinge|fitting|underframe|(?<!\bbed\s)frame|headboard|top|panel|front|door|shell|runner|rail|bracket|insert|plinth|lid|tray|canopy|armrest|section|module)s?$/iu;
const albanianPart = /^(?:mbulesë|mbulese|këllëf|kellef|këmbë|kembe|dorezë|doreze|kapak)(?=\s)/iu;

/**
 * Splits a product's name into the product itself and what is only said about it: `Gardërobë | me pasqyrë`, `cover |
 * chair`. Most people who type `pasqyrë` look for a mirror, not for a wardrobe that has one.
 */
export function splitName(name: string): { product: string; about: string } {
  const end = name.search(afterProduct);
  const start = (end < 0 ? name : name.slice(0, end)).trim();
  const rest = end < 0 ? '' : name.slice(end).trim();
  const [part] = englishPart.exec(start) ?? albanianPart.exec(start) ?? [];
  if (start === '' || part === undefined)
    return { product: start || name, about: start ? rest : '' };
  return { product: part, about: `${start.replace(part, '').trim()} ${rest}`.trim() };
}
