import { type ProductFieldName, productFields } from '@orendi/contract/product-fields';
import { productWords } from '@orendi/contract/product-words';
import { type Language, m } from '@orendi/messages';

interface SaidValue {
  value: string | boolean;
  said: string;
}

/** The values of a field that has words for them, in the order of its choices: a flag, or a choice among the details. */
export function saidValues(name: ProductFieldName, locale: Language): SaidValue[] {
  if (productFields[name].kind === 'flag') {
    return [
      { value: true, said: m.answer_yes({}, { locale }) },
      { value: false, said: m.answer_no({}, { locale }) },
    ];
  }
  const words = productWords[name].values ?? {};
  return Object.entries(words).map(([value, key]) => ({
    value,
    said: (m[key as keyof typeof m] as Message)({}, { locale }),
  }));
}
type Message = (inputs: object, options: { locale: Language }) => string;

/** A value as people read it in a table; one without words of its own unchanged. */
export function sayValue(
  name: ProductFieldName,
  value: string | number | boolean | null,
  language: Language,
): string | number | null {
  const known = saidValues(name, language).find((each) => each.value === value);
  return known ? known.said : typeof value === 'boolean' ? String(value) : value;
}
