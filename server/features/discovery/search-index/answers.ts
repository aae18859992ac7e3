import { type ExpandedWord, quality } from './expand-word.ts';
import { allFields, fieldBitCount, fieldBits } from './postings.ts';

/*
 * How a slot answers a word or a phrase, in one number: the quality of the word above, the fields it stands in below. 0 is
 * no answer.
 */

export const makeAnswer = (how: number, fields: number): number => (how << fieldBitCount) | fields;

const qualityOf = (answer: number): number => answer >>> fieldBitCount;

/** What each field adds. A name that says what its whole category says is what most people mean by the word. */
const fieldWorth = [
  [fieldBits.name, 8],
  [fieldBits.kind, 4],
  [fieldBits.maker, 4],
  [fieldBits.about, 2],
  [fieldBits.description, 1],
] as const;
const worthOfFields = Uint8Array.from({ length: allFields + 1 }, (_, fields) =>
  fieldWorth.reduce((sum, [bit, worth]) => sum + ((fields & bit) > 0 ? worth : 0), 0),
);

/** The better the field and the closer the word, the more an answer is worth. */
export const worthOf = (answer: number): number =>
  qualityOf(answer) * (worthOfFields[answer & allFields] ?? 0);

/**
 * A word that answers twice does so as the one that is worth more, or in all fields of both as well as the worse. Not as well
 * as the better: a description that has the very word does not make a name better that means something near.
 */
export function eitherAnswer(one: number, other: number): number {
  const shared = makeAnswer(Math.min(qualityOf(one), qualityOf(other)), (one | other) & allFields);
  const better = worthOf(one) >= worthOf(other) ? one : other;
  return one === 0 || other === 0 || worthOf(better) >= worthOf(shared) ? better : shared;
}

/** Words that belong together answer as well as the worse one, in the fields that they share. */
export function bothAnswers(one: number, other: number): number {
  const fields = one & other & allFields;
  return makeAnswer(
    Math.min(qualityOf(one), qualityOf(other)),
    fields === 0 ? fieldBits.description : fields,
  );
}

/** The fields that say too little of a word to count. */
export function leastFields({ skipsDescriptions }: ExpandedWord, how: number): number {
  return skipsDescriptions && how === quality.beginning ? fieldBits.description : 0;
}
