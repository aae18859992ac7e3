import type { ProductField } from '@orendi/contract/product-fields';
import { type Language, m } from '@orendi/messages';

interface SaidValue {
  value: string | boolean;
  said: string;
}

/** The values of a field that has words for them, in the order of its choices: a flag, or a choice among the details. */
export function saidValues(field: ProductField, locale: Language): SaidValue[] {
  if (field.kind === 'flag') {
    return [
      { value: true, said: m.answer_yes({}, { locale }) },
      { value: false, said: m.answer_no({}, { locale }) },
    ];
  }
  const words = field.words.values ?? {};
  return Object.entries(words).map(([value, key]) => ({
    value,
    said: (m[key as keyof typeof m] as Message)({}, { locale }),
  }));
}
type Message = (inputs: object, options: { locale: Language }) => string;

/** A value as people read it in a table; one without words of its own unchanged. */
export function sayValue(
  field: ProductField,
  value: string | number | boolean | null,
  language: Language,
): string | number | null {
  const known = saidValues(field, language).find((each) => each.value === value);
  return known ? known.said : typeof value === 'boolean' ? String(value) : value;
}
