import { namedColors } from '@orendi/contract/colors';
import { materials } from '@orendi/contract/materials';
import { isOfOther, type PostPart } from './post-parts.ts';
import words from './post-words.json' with { type: 'json' };

/** A material in both languages. */
interface Material {
  material: string;
  material_al: string;
}

interface Known<Value> {
  value: Value;
  /** Phrases between bars; a `*` ends a word that goes on. */
  words: string;
  /** Another one beside it says more: `stof bukle`. */
  isBroad?: boolean | undefined;
}

interface Mention<Value> {
  value: Value;
  isBroad: boolean;
  isLabeled: boolean;
  part: PostPart;
  at: number;
  end: number;
}

const findMaterials = finderOf(
  materials.map(({ en, al, words, isBroad }) => ({
    value: { material: en, material_al: al },
    words,
    isBroad,
  })),
);
const findColors = finderOf(
  Object.entries(words.colors).map(([value, words]) => ({ value, words })),
);

/** A material behind these is not that of the whole piece. */
const ofDetail =
  /(?<!\p{L})(?:kemb|dorez|(?<!(?<!me )\d )dyer|dere|mbushj|skelet|sfungjer|legs?(?!\p{L})|door|handle|dekore|shtyll|korniz.*xham|plan[ie]?(?!\p{L})|brand|edhe )/u;
/** `ngjyrë lisi` is a color, and `tavolinë kafeje` none. */
const ofColor = /(?:rimes\p{L}*|ngjyr\p{L}*(?: \p{L}+ (?:dhe|me|\+|&))?|colou?r|\/) ?$/u;
const ofTable = /(?:tavolin|dru)\p{L}* $/u;
const isWood = /^(?:Dru|Lis)/u;
/** `lis sonoma` looks like oak. */
const imitated = /^ (?:ef[ef]+[ck]t|look|imit|dekor(?!at)|sonoma)/u;
/** The first color is that of a wood: `lis + e bardhë`. */
const isSecond = /(?:\+|(?<!\p{L})(?:me|dhe)) (?:[ei]|te) $/u;
/** A piece is of both: `xham dhe bronz`. */
const together = /^(?: [ie] \p{L}+)? ?(?:\+|&|dhe|and) (?:ulese )?$/u;
/** The words behind these are about the whole piece. */
const label = /(?<!\p{L})(?:material|ngjyr|colou?r)\p{L}*[\s:]*$/u;
const alternative = /(?<!\p{L})(?:ose|or|apo)(?!\p{L})|\//u;
/** Upholstery is what a chair is of. */
const hasSeat = /karri[gk]|chair|stol/u;

/** Neither material nor color is that of what a piece comes with: `tavolinë me 6 karrige lëkure`. */
function headOf(name: string): string {
  const [head = ''] = name.toLowerCase().split(/ (?:me|with|\+) /);
  return hasSeat.test(head) ? `${head} ulese seat` : head;
}

/** The material of a post's piece; null where it names none, or several to choose from. */
export function readMaterial(parts: readonly PostPart[], name: string): Material | null {
  const own = headOf(name);
  const mentions = parts.flatMap((part) => {
    const found = findMaterials(part, own).filter(
      ({ value, at, end }) =>
        !ofColor.test(part.folded.slice(Math.max(0, at - 30), at)) &&
        !(isWood.test(value.material_al) && imitated.test(part.folded.slice(end))),
    );
    const isChoice = found.some(({ end }, next) => {
      const between = part.folded.slice(end, found[next + 1]?.at ?? end);
      return between.length < 20 && alternative.test(between);
    });
    return isChoice ? [] : found;
  });
  const order = ({ isLabeled, isBroad }: Mention<Material>) =>
    Number(isBroad) - 2 * Number(isLabeled);
  const [first] = mentions.toSorted((a, b) => order(a) - order(b));
  const isPair = (one: Mention<Material>, other: Mention<Material>) =>
    one.part === other.part && together.test(one.part.folded.slice(one.end, other.at));
  const pair = mentions.findIndex((one, i) => {
    const next = mentions[i + 1];
    return next && (one === first || next === first) && isPair(one, next);
  });
  const [one, other] = pair < 0 ? [] : mentions.slice(pair);
  if (!one || !other) return first?.value ?? null;
  return {
    material: `${one.value.material} and ${uncapitalized(other.value.material)}`,
    material_al: `${one.value.material_al} dhe ${uncapitalized(other.value.material_al)}`,
  };
}

/** `MDF` stays as it is. */
const uncapitalized = (word: string) =>
  word.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** The hex value of the named color of a post's piece; null where it names none, or several. */
export function readColor(parts: readonly PostPart[], name: string): string | null {
  const own = headOf(name);
  const mentions = parts.flatMap((part) => {
    const ofMaterials = findMaterials(part, own);
    return findColors(part, own).filter(
      ({ at, end }) =>
        !ofTable.test(part.folded.slice(Math.max(0, at - 20), at)) &&
        // The metal alone is black in `metal i zi dhe dru`.
        !ofMaterials.some((next) => together.test(part.folded.slice(end, next.at))),
    );
  });
  const first =
    mentions.find(({ isLabeled }) => isLabeled) ??
    mentions.find(({ part, at }) => !isSecond.test(part.folded.slice(0, at)));
  const isSeveral = mentions.some(
    ({ part, value, at }) => part === first?.part && value !== first.value && at < first.end + 16,
  );
  if (!first || isSeveral) return null;
  const shade = shaded(first);
  return namedColors.find(({ en }) => en === shade)?.hex ?? null;
}

/** Finds the known things in a part, the longest phrases first, but for those of a detail or of another piece. */
function finderOf<Value>(known: readonly Known<Value>[]) {
  const phrases = known
    .flatMap((one) => one.words.split('|').map((phrase) => ({ one, phrase })))
    .toSorted((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length);
  const between = String.raw`[\s+&-]+(?:(?:i|e|te|se)\s)?`;
  const patterns = phrases.map(
    ({ phrase }) => `(${phrase.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', between)})`,
  );
  const any = new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})(?!\p{L})`, 'gu');
  return (part: PostPart, name: string): Mention<Value>[] => {
    const { folded, isQuestion } = part;
    if (isQuestion) return [];
    return Array.from(folded.matchAll(any)).flatMap(({ index, 0: text, ...groups }) => {
      const phrase = phrases.find((_, i) => groups[i + 1] !== undefined);
      const clause = /[^,(]*$/u.exec(folded.slice(Math.max(0, index - 60), index))?.[0] ?? '';
      const [near = ''] = clause.split(/\d ?[x*×] ?\d+/u).slice(-1);
      const before = near.split(' ').slice(-4).join(' ');
      const [ahead, behind] = [folded.slice(0, index), folded.slice(index + text.length)];
      const isOneOfTwo = /\/ ?(?:[ei] |te )?$/u.test(ahead) || /^ ?\//u.test(behind);
      if (!phrase || isOneOfTwo || ofDetail.test(before) || isOfOther(before, name)) return [];
      const { value, isBroad = false } = phrase.one;
      const isLabeled = label.test(folded.slice(Math.max(0, index - 20), index));
      return [{ value, isBroad, isLabeled, part, at: index, end: index + text.length }];
    });
  };
}

const dark = new RegExp(String.raw`(?<!\p{L})(?:${words.dark})`, 'u');
const light = new RegExp(String.raw`(?<!\p{L})(?:${words.light})`, 'u');

/** `kafe e errët` is dark brown, where the list has that. */
function shaded({ value, at, end, part: { folded } }: Mention<string>): string {
  const near = `${folded.slice(Math.max(0, at - 8), at)} ${/^(?: (?:i|e|te))? \p{L}+/u.exec(folded.slice(end))?.[0]}`;
  const shade = dark.test(near) ? 'Dark' : light.test(near) ? 'Light' : '';
  const named = `${shade} ${value.toLowerCase()}`;
  return namedColors.some(({ en }) => en === named) ? named : value;
}
