import { namedColors } from '@orendi/contract/colors';
import { typeCarelessly, withoutAccents } from './misspell.ts';
import { firstNames, lastNames, manners, materials, nameOf, places, remarks } from './words.ts';
import { createZipf } from './zipf.ts';
import { createRandom, type Random } from '../../random.ts';

type Draw<Value> = (random: Random) => Value;

/** The values that a catalogue's products draw from. The larger the catalogue, the more rare values it contains. */
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

/** A business, with its habits in describing products. */
export interface Seller {
  random: Random;
  name: string;
  place: string;
  /** Mostly from the seller's own trade. */
  drawCategory(): Category;
  /** Mostly from the few brands it stocks. */
  drawBrand(): string;
  /** An Albanian text as this seller types it: some omit ë and ç, and make mistakes. */
  write(text: string): string;
}

const ownBrands = 6;
const carelessShare = 0.3;
const typoShare = 0.04;

/** The seller with this number: the same regardless of which sellers were made before. */
export function makeSeller(stock: Stock, seed: number, number: number): Seller {
  const random = createRandom(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const trade = stock.drawCategory(random).industry_id;
  const brands = Array.from({ length: ownBrands }, () => stock.drawBrand(random));
  const isCareless = random.chance(carelessShare);
  const owner = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    random,
    name: `Mobileria ${random.chance(0.4) ? owner : nameOf(number * 7)}`,
    place: random.pick(places),
    drawCategory() {
      let category = stock.drawCategory(random);
      for (let tries = 0; tries < 3 && category.industry_id !== trade; tries += 1) {
        category = stock.drawCategory(random);
      }
      return category;
    },
    drawBrand: () => (random.chance(0.5) ? random.pick(brands) : stock.drawBrand(random)),
    write: (text) => (isCareless ? typeCarelessly(withoutAccents(text), typoShare, random) : text),
  };
}
