import type { Choice } from './choice-of.ts';

/** The choices in which the typed words stand, whatever the case and the accents. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ name, code = '' }) => {
    const text = fold(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}
