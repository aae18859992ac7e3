import type { Limit } from './limit.ts';
import { phrases, readPhrase, readSuffix } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Not before numbers: `me masa 240x90`. */
const madeToMeasure = phrases(
  'sipas masës|sipas masave|me masë|me masa|sipas masës sime|me porosi|sipas porosisë|të bëra sipas masës',
  'made to measure|custom made|made to size|bespoke|tailor made|to measure',
);
const assembly = phrases(
  'me montim|me montimin|montim i përfshirë|me montim të përfshirë|montim falas|me montim falas',
  'with assembly|assembly included|with assembly included|free assembly|including assembly',
);

/** What a seller offers with a piece: `sipas masës`, `with assembly`. */
export function readOffer(tokens: readonly Token[], at: number): Limit | null {
  const afterMeasure = readSuffix(tokens, at, madeToMeasure);
  if (afterMeasure !== null) return { end: afterMeasure, filters: { madeToMeasure: true } };
  const afterAssembly = readPhrase(tokens, at, assembly);
  return afterAssembly === null ? null : { end: afterAssembly, filters: { assembly: true } };
}
