import type { Random } from '../../random.ts';
import type { Piece } from './pieces.ts';
import type { Stock } from './make-stock.ts';
import { firstNames, lastNames, manners, places, remarks } from './vocabulary.ts';

interface Described {
  al: Piece;
  en: Piece;
  /** `120x60`; null when the seller does not say. */
  size: string | null;
}

const most = 500;

/**
 * A description in both languages, mostly as short as in a real catalogue (`Bar table, outdoor, 51x51 cm`), sometimes a
 * few sentences. Every one contains `mobilje` and `furniture`.
 */
export function makeDescription(stock: Stock, random: Random, { al, en, size }: Described) {
  const [mannerAl, mannerEn] = manners[stock.drawManner(random)] ?? ['', ''];
  const place = random.pick(places);
  const made = random.chance(0.4) ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : null;
  const line = random.chance(0.5) ? stock.drawRareWord(random) : null;
  const said = new Set(Array.from({ length: howMany(random) }, () => stock.drawRemark(random)));
  const say = (language: 0 | 1) => [...said].map((at) => remarks[at]?.[language] ?? '');
  const cm = size === null ? '' : `, ${size} cm`;
  return {
    al: join([
      `${capital(random.chance(0.3) ? al.definite : al.one)}, ${mannerAl}${cm}.`,
      `Mobilje nga ${place}.`,
      line && `Linja ${line}.`,
      made && `Dizajn: ${made}.`,
      ...say(0),
    ]),
    en: join([
      `${capital(en.one)}, ${mannerEn}${cm}.`,
      `Furniture from ${place}.`,
      line && `Line ${line}.`,
      made && `Design: ${made}.`,
      ...say(1),
    ]),
  };
}

/** Often none, at most four. */
const howMany = (random: Random) => Math.floor(random.next() ** 2 * 5);

const join = (parts: (string | null)[]) =>
  parts
    .filter((part) => part)
    .join(' ')
    .slice(0, most);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
