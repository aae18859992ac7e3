import { namedColors } from '@orendi/contract/colors';
import type { Random } from '../../random.ts';
import { nameOf } from './make-names.ts';
import { manners, materials, remarks } from './vocabulary.ts';
import { createZipf } from './zipf.ts';

type Draw<Value> = (random: Random) => Value;

/** What all products of a catalogue draw from. The larger the catalogue, the more rare values it contains. */
export interface Stock {
  /** A category with its industry. */
  drawCategory: Draw<Category>;
  categories: readonly Category[];
  drawBrand: Draw<string>;
  drawSeries: Draw<string>;
  /** A word that most catalogues lack: the name of a line, a fabric, a place. */
  drawRareWord: Draw<string>;
  drawManner: Draw<number>;
  drawRemark: Draw<number>;
  drawMaterial: Draw<number>;
  drawColor: Draw<number>;
  now: Date;
}

export interface Category {
  id: number;
  industry_id: number;
}

/** The categories with the most products, in that order; all others follow. */
const popular = [20, 8, 21, 1, 10, 15, 28, 13, 7, 16, 24, 4, 6, 17, 41, 2];

/* How the numbers of distinct names grow with the catalogue: a real one of 3,694 articles has 607 names. */
const seriesOf = (listings: number) => Math.ceil(607 * (listings / 3_694) ** 0.75);
const brandsOf = (listings: number) => Math.ceil(300 * (listings / 100_000) ** 0.824);
const rareWordsOf = (listings: number) => Math.ceil(8 * listings ** 0.6);

export function makeStock(listings: number, categories: readonly Category[], now: Date): Stock {
  const place = ({ id }: Category) => (popular.includes(id) ? popular.indexOf(id) : 100 + id);
  const inOrder = [...categories].sort((a, b) => place(a) - place(b));
  const brands = brandsOf(listings);
  const series = seriesOf(listings);
  const draw = (count: number, exponent: number) => createZipf(count, exponent);
  const drawName = (first: number, count: number, exponent: number): Draw<string> => {
    const drawRank = draw(count, exponent);
    return (random) => nameOf(first + drawRank(random));
  };
  const drawRank = draw(inOrder.length, 0.8);
  return {
    categories: inOrder,
    drawCategory: (random) => inOrder[drawRank(random)] ?? { id: 0, industry_id: 0 },
    drawBrand: drawName(0, brands, 1),
    drawSeries: drawName(brands, series, 0.85),
    drawRareWord: drawName(brands + series, rareWordsOf(listings), 0.9),
    drawManner: draw(manners.length, 0.8),
    drawRemark: draw(remarks.length, 0.8),
    drawMaterial: draw(materials.length, 0.8),
    drawColor: draw(namedColors.length, 0.8),
    now,
  };
}
