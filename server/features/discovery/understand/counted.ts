import { phrases, readPhrase } from './phrases.ts';
import { isEnd, type Token } from './tokens.ts';

/** What follows a number that is no amount of money. */
const counted = phrases(
  'cm|mm|m|km|inch|inches|inç|kg|g|gram|l|litra|liter|liters|litre|litres|w|watt|v|volt|x|×|*|%|+|"|”|″',
  'persona|personash|veta|vetash|vende|vendësh|vend|people|persons|person|guests|seats|seat|seater|seaters',
  'copë|copa|pjesë|pieces|piece|pcs|set|sets|sete|palë|pairs|sirtarë|sirtar|drawers|drawer|dyer|derë|doors|door',
  'kate|katësh|rafte|shelves|shelf|tiers|tier|këmbë|legs|vjet|vjeç|vite|years|year|muaj|muajsh|months|month',
  'javë|javësh|weeks|week|ditë|ditësh|days|day|orë|orësh|hours|hour|gradë|degrees|për qind|percent|lumen|lm|rpm',
  'libra|librash|books|shishe|bottles|këpucë|shoes|metra|metër|meters|meter|metre|metres|centimetra|centimeters',
  '£|gbp|pound|pounds|chf|franga|frangash|francs|denarë|denar|mkd|dinarë|sek|kr',
  'centimetre|centimetres|milimetra|millimeters|square|katrorë|watts|thread|threads|ghz|gb|mah',
);

/** Whether a number without a currency counts something else than money. */
export function countsSomething(tokens: readonly Token[], end: number): boolean {
  return readPhrase(tokens, end, counted) !== null || !isEnd(tokens, end);
}
