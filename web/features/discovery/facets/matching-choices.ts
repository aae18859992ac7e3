import { foldText } from '@orendi/contract/fold-name';
import type { Choice } from './choice.tsx';

/** The choices whose name contains the typed text, ignoring case and accents. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ name, code = '' }) => {
    const text = foldText(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}
