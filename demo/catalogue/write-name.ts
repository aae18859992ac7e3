import type { Random } from './random.ts';
import type { DemoBusiness } from './business.ts';
import type { Form, Kind, Noun, Pair } from './kind.ts';

interface Named {
  kind: Kind;
  form: Form;
  series: string;
  /** What the body is made of, within a sentence. */
  within: Pair;
  speaks: DemoBusiness['speaks'];
}

/** A name as its seller would write it: mostly in Albanian, abroad often in English. */
export function writeName(random: Random, { kind, form, series, within, speaks }: Named): string {
  const nouns = kind.nouns.filter(({ isNorthern }) => !isNorthern || speaks === 'northern');
  const noun = nouns[Math.floor(random.next() * nouns.length)] ?? kind.nouns[0];
  if (speaks === 'english' && random.chance(0.7)) return `${series} ${form.en} ${noun.en}`;
  const shape = formOf(noun, form);
  const way = random.next();
  if (way < 0.45) return `${noun.al} ${shape} ${series}`;
  if (way < 0.68) return `${noun.al} ${series} ${shape}`;
  if (way < 0.88) return `${noun.al} ${series} ${within[0]}`;
  return `${noun.al} ${shape} ${within[0]}`;
}

const formOf = ({ gender }: Noun, { al: [masculine, feminine] }: Form) =>
  gender === 'm' ? masculine : feminine;
