import vocabulary from './vocabulary.json' with { type: 'json' };

/* The vocabulary of the generated catalogue, the most frequent words first. */

type Pair = readonly [al: string, en: string];

const readPairs = (pairs: string[][]): readonly Pair[] =>
  pairs.map(([al = '', en = '']) => [al, en]);

export const manners = readPairs(vocabulary.manners);
export const materials = readPairs(vocabulary.materials);
/** Phrases of descriptions; each listing has several of them, so their function words occur in nearly every listing. */
export const remarks = readPairs(vocabulary.remarks);
/** First names of designers, and of shops named after their owners. */
export const { places, firstNames, lastNames } = vocabulary;
