import { said } from './phrases.ts';
import type { Token } from './tokens.ts';

/** The words of a side: `gjatësia max 240`, `max 240 cm e gjatë`, `no longer than 240`. */
const saidOf = (side: 'length' | 'width' | 'height' | 'depth') => ({
  names: said[`${side}Names`],
  ends: said[`${side}Ends`],
  noMore: said[`${side}NoMore`],
});

/** The sides that can be limited, and how they are said. */
export const sides: readonly Side[] = [
  { filter: 'fitsLength', ...saidOf('length') },
  { filter: 'fitsWidth', ...saidOf('width') },
  { filter: 'fitsHeight', ...saidOf('height') },
  { filter: 'fitsWidth', ...saidOf('depth'), needsLength: true },
];
export type Side = ReturnType<typeof saidOf> & {
  filter: 'fitsLength' | 'fitsWidth' | 'fitsHeight';
  needsLength?: true;
};

const hanging =
  /^(?:raft|shel[fv]|pasqyr|mirror|or[ae]$|sahat|clock|llamb|lamp|light|ndric|apli[kc]|sconce|korniz|frame|tablo|piktur|foto|picture|poster|print|sticker|art$|dekor|decor|vares|grremc|hook|hanger|rack|rail|panel|pllak|tile|tapet|leter|mural|mbajtes|mount|bracket|tv$|televiz)/;

/** Whether something is named that hangs on walls, and is called after them: `raft muri 120 cm`. */
export function namesHanging(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => hanging.test(text));
}

const bed =
  /^(?:krevat|shtrat|dyshek|carcaf|jorgan|batanij|bed$|beds$|mattres|matres|sheet|duvet|topper)/;
const sofa = /^(?:divan|sofa|kauc|couch|kolltuk|garnitur)/;

/** Whether something is named by its lying area, which is not its outer size: `krevat 160x200`, not `divan krevat`. */
export function namesBed(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => bed.test(text)) && !tokens.some(({ text }) => sofa.test(text));
}

const seat = /^(?:stol|stool|fron|hokll|karrig|chair)/;
const flat =
  /^(?:pasqyr|mirror|korniz|frame|tablo|piktur|foto|picture|poster|print|perde|curtain|grila|blind)/;

/** Whether a length is that of a seat above the floor: `stol bari 74 cm`. */
export const namesSeat = (tokens: readonly Token[]) => tokens.some(({ text }) => seat.test(text));
/** Whether two lengths are how wide and how high something is, and a part of its name: `pasqyrë 60x80`. */
export const namesFlat = (tokens: readonly Token[]) => tokens.some(({ text }) => flat.test(text));
