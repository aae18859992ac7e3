import { z } from 'zod';
import { Pair, some } from './kind.ts';
import { Piece } from './pieces.ts';
import words from './themes.json' with { type: 'json' };

/** Pieces that go together, in the order of their importance, and how many of each. */
const Theme = z.strictObject({
  name: Pair,
  parts: z.array(z.tuple([Piece, z.number()])),
  texts: some(Pair),
});
export type Theme = z.infer<typeof Theme>;

export const themes: readonly Theme[] = z.array(Theme).parse(words);
