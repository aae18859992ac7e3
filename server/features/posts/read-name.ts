import { textLimits } from '@orendi/contract/limits';
import { foldName, foldText } from '@orendi/contract/fold-name';
import type { CategorySuggestion } from '../discovery/index.ts';
import type { PostPart } from './post-parts.ts';

export interface NamedPiece {
  name: string;
  part: PostPart;
  /** Null where no word of the post names a category. */
  suggestion: CategorySuggestion | null;
}

/** Openings of posts, before the piece is named. */
const opening =
  /^(?:shitet|shiten|shes|shesim|jap|kemi(?: ne shitje)?|kam|ofrojme|punojme|punohet|prodhojme|behen|qe nje|ja|e re|te reja|new|selling|for sale|ne shitje|mbrrijten|mberriten|mberriti|erdhen|ulje|oferte|aksion|super|(?:ciao a tutti|pershendetje)|o njerez|kush do|a ka kush (?:nevoj|nevoje) per|per shitje|nje|1|last|\d+%|-)(?!\p{L})[\s,:-]*/u;
/** From here on, a post says more than the name. */
const ending =
  /[,:(]|\s\d+\s?[-–]\s?\d+|\s\d+[.,]\d+|\s\d+\s?m\s+e\s+\d|\s[-–—+]{0,1}(?=\d+(?:[.,]\d+)?\s*(?:€|eur?\b|lek|mij|\$))|\s€|\s(?:sapo|ne gjendje|gati|si i ri|(?:i|e|te) perdorur|shitet|per dyshek|pa perdor|cmim|qmim|vetem|veç|nga \d|ngjyr|ishte|tani|→|\d+\s?[x*×]\s?\d+\s?[x*×]|qe nga|me masa|sipas porosise)/u;
const praise = /\s(?:i|e|te) (?:ri|re|reja|mire|bukur)(?!\p{L})/giu;
/** A part that names no piece. */
const noise =
  /^(?:black friday|back in stock|new collection|sale|moving sale|per porosi|porosit|walk-in)/u;

/** The piece that a post offers, in the words of its first part that names one; null for a post without words. */
export function nameIn(
  parts: readonly PostPart[],
  suggest: (name: string) => CategorySuggestion | null,
): NamedPiece | null {
  const told = parts.filter(({ folded }) => !noise.test(folded));
  for (const part of told) {
    const name = nameOf(part.text);
    const suggestion = suggest(name);
    if (suggestion) return { name: tidy(fromThing(name, suggestion)), part, suggestion };
  }
  const [part] = told;
  return part ? { name: tidy(nameOf(part.text)), part, suggestion: null } : null;
}

function nameOf(text: string): string {
  let name = text;
  for (let found = opening.exec(foldText(name)); found; found = opening.exec(foldText(name))) {
    name = name.slice(found[0].length);
  }
  name = name.replace(praise, '');
  const end = foldText(name).slice(3).search(ending);
  return end < 0 ? name : name.slice(0, end + 3);
}

/** Without what stands before the thing in Albanian, where adjectives follow. */
function fromThing(name: string, { words: [first = ''] }: CategorySuggestion): string {
  const at = foldText(name).indexOf(first);
  const before = foldName(name.slice(0, Math.max(0, at)));
  return /(?<!\p{L})(?:i|e|te|per|krejt|qe|ne|nje|do|ka)(?!\p{L})/u.test(before)
    ? name.slice(at)
    : name;
}

/** `KREVAT DOPIO` becomes `Krevat dopio`. */
function tidy(name: string): string {
  const plain = name
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:+–—-]+$/u, '')
    .trim();
  const isLoud = plain === plain.toUpperCase() && /\p{L}{4}/u.test(plain);
  const calm = isLoud ? plain.toLowerCase() : plain;
  const [first = ''] = calm;
  return [...(first.toUpperCase() + calm.slice(first.length))].slice(0, textLimits.name).join('');
}
