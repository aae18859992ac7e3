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

/** Not `me ulje të thellë`, which is a deep seat. */
const sale = phrases(
  'me ulje|me ulje çmimi|me ulje çmimesh|në ulje|ulje çmimi|ulje çmimesh|të ulur|me zbritje|në zbritje|zbritje|zbritje çmimi|i zbritur|e zbritur|të zbritur|të zbritura|me skonto|skonto|në ofertë|me ofertë|ofertë|oferta|ofertat|në aksion|me aksion',
  'on sale|in sale|for sale now|sale|sales|discounted|discount|discounts|with discount|with a discount|on offer|special offer|reduced|deal|deals',
);
const seat =
  /^(?:te?|e|prej|nga|relaks|komod|lekur|stof|kadif|druri?$|but|thell|lart|gjer|rregull|palos|thur|plast|metal)/;

/** Reads an offer that comes with a piece: `sipas masës`, `with assembly`, `me ulje`. */
export function readOffer(tokens: readonly Token[], at: number): Limit | null {
  const afterMeasure = readSuffix(tokens, at, madeToMeasure);
  if (afterMeasure !== null) return { end: afterMeasure, filters: { madeToMeasure: true } };
  const afterAssembly = readPhrase(tokens, at, assembly);
  if (afterAssembly !== null) return { end: afterAssembly, filters: { assembly: true } };
  const afterSale = readPhrase(tokens, at, sale);
  if (afterSale === null || seat.test(tokens[afterSale]?.text ?? '')) return null;
  return { end: afterSale, filters: { filterBy: 'sale' } };
}
