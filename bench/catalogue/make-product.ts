import type { ProductInput } from '@orendi/server/features/catalogue/index';
import type { Random } from '../random.ts';
import { makeModel } from './make-names.ts';
import { makePrice } from './make-price.ts';
import { colors, manners, materials, pieces, remarks } from './vocabulary.ts';

/** What all products of one catalogue draw from. */
export interface Stock {
  random: Random;
  brands: string[];
  series: string[];
  /** The industry of each category, by the category's id. */
  industries: Map<number, number>;
  now: Date;
}

const years = 3;
const yearMs = 365 * 86_400_000;

/** A product as a shop would describe it: most fields filled, in both languages, with one to three pictures. */
export function makeProduct({ random, brands, series, industries, now }: Stock): ProductInput {
  const category_id = random.pick([...industries.keys()]);
  const [pieceAl, pieceEn] = pieces[category_id - 1] ?? ['Mobilie', 'Piece'];
  const [mannerAl, mannerEn] = random.pick(manners);
  const name = random.pick(series);
  const [materialAl, materialEn] = random.pick(materials);
  const hasMaterial = random.chance(0.85);
  const said = [random.pick(remarks), random.pick(remarks), random.pick(remarks)];
  const describe = (language: 0 | 1, begin: string) =>
    [begin, ...new Set(said.map((pair) => pair[language]))].join(' ');
  return {
    fields: {
      product_name: `${pieceAl} ${mannerAl} ${name}`,
      description_al: describe(0, `${pieceAl} ${mannerAl} për shtëpinë dhe zyrën.`),
      description_en: describe(1, `A ${mannerEn} ${pieceEn} for the home and the office.`),
      ...makePrice(random),
      industry_id: industries.get(category_id) ?? 1,
      category_id,
      brand: random.chance(0.9) ? random.pick(brands) : null,
      model: random.chance(0.6) ? makeModel(random) : null,
      material: hasMaterial ? materialEn : null,
      material_al: hasMaterial ? materialAl : null,
      color: random.chance(0.9) ? random.pick(colors) : null,
      length: 30 + random.below(250),
      width: 30 + random.below(120),
      height: 20 + random.below(200),
      weight: 1 + random.below(90),
      quantity: random.below(40),
      created_at: new Date(now.getTime() - random.next() * years * yearMs),
    },
    pictures: Array.from({ length: 1 + random.below(3) }, () => makePicture(random)),
  };
}

/** The key of a picture that no store has: pages only write its address. */
export function makePicture(random: Random) {
  const hex = (digits: number) =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const hash = hex(8) + hex(8) + hex(8) + hex(8);
  return {
    key: `${hash}-${800 + random.below(800)}x${600 + random.below(600)}-${hex(6)}`,
    bytes: 80_000,
  };
}
