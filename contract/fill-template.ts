/** The values of a prepared answer's placeholders; null where one is not known. */
export interface TemplateValues {
  name: string | null;
  item: string | null;
  /** Formatted for people, with its currency. */
  price: string | null;
  link: string | null;
}

const placeholder = /\{\s*(emri|artikulli|[çc]mimi|link)\s*\}/giu;

/** A sentence or the rest of a line, with the space behind it. */
const phrase = /.+?(?:[.!?…]+(?=\s)\s*|$)/gsu;

/**
 * The text of a template for one buyer. A sentence whose value is not known falls out, and so does a line of such
 * sentences alone. Braces that stand for nothing stay as they are.
 */
export function fillTemplate(text: string, { name, item, price, link }: TemplateValues): string {
  const valueOf = (named: string) =>
    ({ emri: name, artikulli: item, çmimi: price, cmimi: price, link })[named.toLowerCase()] ??
    null;
  const isKnown = (part: string) =>
    Array.from(part.matchAll(placeholder)).every(([, named = '']) => valueOf(named) !== null);
  const lines = text
    .normalize('NFC')
    .split('\n')
    .flatMap((line) => {
      const parts = line.match(phrase) ?? [];
      const kept = parts.filter(isKnown);
      return parts.length > 0 && kept.length === 0 ? [] : kept.join('').trimEnd();
    });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(placeholder, (_, named: string) => valueOf(named) ?? '');
}
