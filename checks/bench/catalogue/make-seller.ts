import { createRandom, type Random } from '../../random.ts';
import { nameOf } from './make-names.ts';
import type { Category, Stock } from './make-stock.ts';
import { typeCarelessly, withoutAccents } from './misspell.ts';
import { firstNames, lastNames, places } from './vocabulary.ts';

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
