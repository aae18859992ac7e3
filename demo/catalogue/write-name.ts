import { pickAny, type Random } from './random.ts';
import type { DemoBusiness } from './businesses.ts';
import type { Form, Kind, Noun, Pair } from './kind.ts';

interface Named {
  kind: Kind;
  form: Form;
  series: string;
  /** The body's material, within a sentence. */
  within: Pair;
  speaks: DemoBusiness['speaks'];
}

/** A name as its seller would write it: mostly in Albanian, abroad often in English. */
export function writeName(random: Random, { kind, form, series, within, speaks }: Named): string {
  const nouns = kind.nouns.filter(({ isNorthern }) => !isNorthern || speaks === 'northern');
  const noun = pickAny(random, nouns) ?? kind.nouns[0];
  if (speaks === 'english' && random.chance(0.7)) return `${series} ${form.en} ${noun.en}`;
  const { piece, more } = describe(noun, form);
  const way = random.next();
  if (way < 0.45) return join(piece, more, series);
  if (way < 0.68) return join(piece, series, more);
  if (way < 0.88) return join(noun.al, series, within[0]);
  return join(piece, more, within[0]);
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** Phrases that the series name may part from the noun, as in `Divan Drini me arkë`; adjectives stay with it. */
const parted = /(?:^| )(?:me (?!dorë)|për |që |mbi |majtas|djathtas|\d)/;

/** The noun with its adjectives, as in `Kuzhinë këndore me masë`, and the rest of its form. */
function describe(noun: Noun, form: Form): { piece: string; more: string } {
  const shape = formOf(noun, form);
  const at = shape.search(parted);
  const adjective = at < 0 ? shape : shape.slice(0, at);
  const [head = '', made = ''] = noun.al.split(/(?= me )/);
  const piece = join(head, adjective, made.trim());
  return { piece, more: at < 0 ? '' : shape.slice(at).trim() };
}

const formOf = ({ gender }: Noun, { al: [masculine, feminine] }: Form) =>
  gender === 'm' ? masculine : feminine;
