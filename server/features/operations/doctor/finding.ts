import type { Finding as ToldFinding } from '@orendi/contract/schemas/operator-health';
import { type Language, m } from '@orendi/messages';
import { sizeText as writeSize } from '@orendi/contract/size-text';
import { say, type Sentence } from '../../../platform/sentence.ts';

export interface Finding {
  area: Area;
  level: Level;
  text: Sentence;
  /** Tells how to fix it; null where nothing has to be done. */
  remedy: Sentence | null;
}

type Level = ToldFinding['level'];

type Messages = typeof m;

/** The name of a message of the doctor's, without `doctor_`. */
type Word = {
  [Key in keyof Messages]: Key extends `doctor_${infer Name}` ? Name : never;
}[keyof Messages];
export type Area = { [W in Word]: W extends `area_${infer Name}` ? Name : never }[Word];
/** A message whose remedy is the one of the same name with `_do`. */
type WordWithRemedy = { [W in Word]: `${W}_do` extends Word ? W : never }[Word];
type InputsOf<W extends Word> = NonNullable<Parameters<Messages[`doctor_${W}`]>[0]>;
type InputsOfBoth<W extends WordWithRemedy> = InputsOf<W> & InputsOf<`${W}_do`>;
type Asked<Inputs> = object extends Inputs ? [] : [inputs: Inputs];

export function tell<W extends Word>(word: W, ...[inputs]: Asked<InputsOf<W>>): Sentence {
  return say(m[`doctor_${word}`] as Parameters<typeof say>[0], inputs ?? {});
}

interface Told {
  <W extends WordWithRemedy>(word: W, ...inputs: Asked<InputsOfBoth<W>>): Finding;
  <W extends Word, R extends Word>(word: W, inputs: InputsOf<W> & InputsOf<R>, remedy: R): Finding;
  (text: Sentence, remedy: Sentence): Finding;
}

/** Makes the findings of one area. Warnings and faults come with a remedy. */
export function findingsOf(area: Area) {
  const bad = (level: Level) =>
    ((text: Word | Sentence, inputs: object | Sentence = {}, remedy?: Word) => {
      if (typeof text === 'function') return { area, level, text, remedy: inputs as Sentence };
      const of = (word: Word) => say(m[`doctor_${word}`] as Parameters<typeof say>[0], inputs);
      return { area, level, text: of(text), remedy: of(remedy ?? (`${text}_do` as Word)) };
    }) as Told;
  return {
    well: (text: Sentence): Finding => ({ area, level: 'ok', text, remedy: null }),
    ok<W extends Word>(word: W, ...inputs: Asked<InputsOf<W>>): Finding {
      return { area, level: 'ok', text: tell(word, ...inputs), remedy: null };
    },
    warning: bad('warning'),
    fault: bad('fault'),
  };
}

/** Translates a finding, for the console and the command line. */
export function tellFinding({ area, level, text, remedy }: Finding, language: Language) {
  return {
    area: m[`doctor_area_${area}`]({}, { locale: language }),
    level,
    text: text(language),
    remedy: remedy?.(language) ?? null,
  } satisfies ToldFinding;
}

/** A size in the language of whoever reads the finding. */
export const sizeText =
  (bytes: number): Sentence =>
  (language) =>
    writeSize(bytes, language);
