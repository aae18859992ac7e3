import { namedColors } from '@orendi/contract/colors';
import { typeCarelessly, withoutAccents } from './misspell.ts';
import { firstNames, lastNames, manners, materials, nameOf, places, remarks } from './words.ts';
import { createZipf } from './zipf.ts';
import { createRandom, type Random } from '@orendi/demo/catalogue/random';

export interface Category {
  id: number;
  industry_id: number;
}

/** The categories with the most products, in that order; all others follow. */
const popular = [20, 8, 21, 1, 10, 15, 28, 13, 7, 16, 24, 4, 6, 17, 41, 2];

/** The values that a catalogue's products draw from. The larger the catalogue, the more rare values it contains. */
export type Stock = ReturnType<typeof makeStock>;

export function makeStock(listings: number, categories: readonly Category[], now: Date) {
  const place = ({ id }: Category) => (popular.includes(id) ? popular.indexOf(id) : 100 + id);
  const drawOf = <Value>(values: readonly Value[]) => {
    const drawRank = createZipf(values.length, 0.8);
    return (random: Random) => values[drawRank(random)] as Value;
  };
  const drawName = (first: number, count: number, exponent: number) => {
    const drawRank = createZipf(count, exponent);
    return (random: Random) => nameOf(first + drawRank(random));
  };
  // How the numbers of distinct names grow with the catalogue: a real one of 3,694 articles has 607 names.
  const series = Math.ceil(607 * (listings / 3_694) ** 0.75);
  const brands = Math.ceil(300 * (listings / 100_000) ** 0.824);
  const rareWords = Math.ceil(8 * listings ** 0.6);
  return {
    now,
    drawCategory: drawOf([...categories].sort((a, b) => place(a) - place(b))),
    drawBrand: drawName(0, brands, 1),
    drawSeries: drawName(brands, series, 0.85),
    /** A word that most catalogues lack: the name of a line, a fabric, a place. */
    drawRareWord: drawName(brands + series, rareWords, 0.9),
    drawManner: drawOf(manners),
    drawRemark: drawOf(remarks),
    drawMaterial: drawOf(materials),
    drawColor: drawOf(namedColors),
  };
}

const ownBrands = 6;
const carelessShare = 0.3;
const typoShare = 0.04;

/** A business, with its habits in describing products. */
export type Seller = ReturnType<typeof makeSeller>;

/** The seller with this number: the same regardless of which sellers were made before. */
export function makeSeller(stock: Stock, seed: number, number: number) {
  const random = createRandom(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const trade = stock.drawCategory(random).industry_id;
  const brands = Array.from({ length: ownBrands }, () => stock.drawBrand(random));
  const isCareless = random.chance(carelessShare);
  const owner = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    random,
    name: `Mobileria ${random.chance(0.4) ? owner : nameOf(number * 7)}`,
    place: random.pick(places),
    /** Mostly from the seller's own trade. */
    drawCategory(): Category {
      let category = stock.drawCategory(random);
      for (let tries = 0; tries < 3 && category.industry_id !== trade; tries += 1) {
        category = stock.drawCategory(random);
      }
      return category;
    },
    /** Mostly from the few brands it stocks. */
    drawBrand: () => (random.chance(0.5) ? random.pick(brands) : stock.drawBrand(random)),
    /** An Albanian text as this seller types it: some omit ë and ç, and make mistakes. */
    write: (text: string) =>
      isCareless ? typeCarelessly(withoutAccents(text), typoShare, random) : text,
  };
}
