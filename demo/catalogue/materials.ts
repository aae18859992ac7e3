import { z } from 'zod';
import { Pair, some } from './kind.ts';
import words from './materials.json' with { type: 'json' };
import { Stuff } from './pieces.ts';

/** A material as it is sold. */
const Material = z.strictObject({
  /** The words in the field of a product; several where people name it differently. */
  names: some(Pair),
  /** Within a sentence: `prej lisi masiv`, `solid oak`. */
  within: Pair,
  /** Its colours, by their English names in the contract's list. */
  colors: some(z.string()),
  /** The price of a piece of it beside the cheapest one. */
  priceFactor: z.number(),
});

export const materials = z.record(Stuff, Material).parse(words);
