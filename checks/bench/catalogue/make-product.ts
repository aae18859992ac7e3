import { namedColors } from '@orendi/contract/colors';
import { inBoth } from '@orendi/contract/product-fields';
import type { ProductInput } from '@orendi/server/features/catalogue/index';
import type { Random } from '../../random.ts';
import type { Seller } from './make-seller.ts';
import { capital, makeDescription } from './make-description.ts';
import { makeModel } from './make-names.ts';
import { makePicture } from './make-picture.ts';
import { makePrice } from './make-price.ts';
import type { Stock } from './make-stock.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { manners, materials } from './vocabulary.ts';

const years = 3;
const yearMs = 365 * 86_400_000;

/** A product as its seller would describe it: most fields filled, in both languages, with one to three pictures. */
export function makeProduct(stock: Stock, seller: Seller): ProductInput {
  const { random, write } = seller;
  const category = seller.drawCategory();
  const pieces = piecesOf(category.id);
  const at = Math.floor(random.next() ** 2 * pieces.al.length);
  const al = random.chance(0.7) ? pieces.al[at] : pieces.al[0];
  const en = random.pick(pieces.en);
  const [length, width, height] = [sizeCm(random, 40), sizeCm(random, 30), sizeCm(random, 60)];
  const size = random.chance(0.6) ? `${length}x${width}` : null;
  const material = pickMaterial(stock, random);
  const described = makeDescription(stock, random, { al: al ?? en, en, size });
  const product_name = makeName(stock, random, random.chance(0.75) ? 0 : 1, [al ?? en, en]);
  return {
    fields: {
      product_name: write(size && random.chance(0.2) ? `${product_name} ${size}` : product_name),
      description_al: write(described.al),
      description_en: described.en,
      ...makePrice(random),
      industry_id: category.industry_id,
      category_id: category.id,
      brand: random.chance(0.85) ? seller.drawBrand() : null,
      model: random.chance(0.6) ? makeModel(random) : null,
      ...material,
      color: random.chance(0.9) ? pickColor(stock, random) : null,
      length: random.chance(0.6) ? length : null,
      width: random.chance(0.8) ? width : null,
      height: random.chance(0.7) ? height : null,
      weight: random.chance(0.5) ? 1 + random.below(90) : null,
      quantity: random.below(40),
      // More was published recently than long ago.
      created_at: new Date(stock.now.getTime() - random.next() ** 1.5 * years * yearMs),
    },
    pictures: Array.from({ length: 1 + Math.floor(random.next() ** 3 * 3) }, () =>
      makePicture(random),
    ),
  };
}

/** The name of a series, alone as in `BESTÅ`, or together with what the product is. */
function makeName(stock: Stock, random: Random, language: 0 | 1, pieces: [Piece, Piece]): string {
  const series = stock.drawSeries(random);
  const { one } = pieces[language];
  const manner = manners[stock.drawManner(random)]?.[language] ?? '';
  const forms = [
    series.toUpperCase(),
    `${series} ${one}`,
    `${capital(one)} ${series}`,
    `${capital(one)} ${series}`,
    language === 0 ? `${capital(one)} ${manner} ${series}` : `${capital(manner)} ${one} ${series}`,
  ];
  return random.pick(forms);
}

/** A size such as 45, 60 or 120: most are multiples of ten. */
function sizeCm(random: Random, least: number): number {
  const cm = least + Math.floor(random.next() ** 2 * 180);
  return random.chance(0.6) ? Math.round(cm / 10) * 10 : cm;
}

/** Null if the seller names none; sometimes two. */
function pickMaterial(stock: Stock, random: Random) {
  if (random.chance(0.15)) return inBoth('material', null, null);
  const first = materials[stock.drawMaterial(random)] ?? ['', ''];
  const second = materials[stock.drawMaterial(random)] ?? ['', ''];
  const [al, en] = first;
  if (first === second || random.chance(0.8)) return inBoth('material', en, al);
  return inBoth(
    'material',
    `${en}, ${second[1].toLowerCase()}`,
    `${al}, ${second[0].toLowerCase()}`,
  );
}

/** A name in either language, or a hex value: a listed color or an arbitrary one. */
function pickColor(stock: Stock, random: Random): string {
  const { en, al, hex } = namedColors[stock.drawColor(random)] ?? { en: '', al: '', hex: '' };
  if (random.chance(0.5)) return random.chance(0.6) ? en : al;
  return random.chance(0.7) ? hex : `#${random.below(0x1000000).toString(16).padStart(6, '0')}`;
}
