import type { Currency } from '@orendi/contract/money';
import { inBoth } from '@orendi/contract/product-fields';
import type { ProductPicture } from '@orendi/server/features/catalogue/index';
import { formatPictureKey } from '@orendi/server/platform/media/index';
import type { Seller, Stock } from './make-seller.ts';
import { firstNames, lastNames, makeModel, type Piece, piecesOf, places } from './words.ts';
import { makePrice, makeSale } from '@orendi/demo/catalogue/make-price';
import type { Random } from '@orendi/demo/catalogue/random';

const yearMs = 365 * 86_400_000;

/** A product as its seller would describe it: most fields filled, in both languages, with one to three pictures. */
export function makeProduct(stock: Stock, seller: Seller) {
  const { random, write } = seller;
  const { id: category_id, industry_id } = seller.drawCategory();
  const pieces = piecesOf(category_id);
  const at = Math.floor(random.next() ** 2 * pieces.al.length);
  const al = pieces.al[random.chance(0.7) ? at : 0] ?? random.pick(pieces.al);
  const en = random.pick(pieces.en);
  const [length, width, height] = [sizeCm(random, 40), sizeCm(random, 30), sizeCm(random, 60)];
  const size = random.chance(0.6) ? `${length}x${width}` : null;
  const described = describe(stock, random, al, en, size);
  const name = makeName(stock, random, al, en);
  const pictures = 1 + Math.floor(random.next() ** 3 * 3);
  const orNull = <Value>(share: number, draw: () => Value) =>
    random.chance(share) ? draw() : null;
  return {
    fields: {
      product_name: write(size && random.chance(0.2) ? `${name} ${size}` : name),
      description_al: write(described.al),
      description_en: described.en,
      ...drawPrice(random),
      industry_id,
      category_id,
      brand: orNull(0.85, seller.drawBrand),
      model: orNull(0.6, () => makeModel(random)),
      ...pickMaterial(stock, random),
      color: orNull(0.9, () => {
        const { en, al, hex } = stock.drawColor(random);
        const other = `#${drawHex(random, 6)}`;
        return random.pick([en, en, en, al, al, hex, hex, hex, other, other]);
      }),
      length: orNull(0.6, () => length),
      width: orNull(0.8, () => width),
      height: orNull(0.7, () => height),
      weight: orNull(0.5, () => 1 + random.below(90)),
      quantity: random.below(40),
      // More was published recently than long ago.
      created_at: new Date(stock.now.getTime() - random.next() ** 1.5 * 3 * yearMs),
    },
    pictures: Array.from({ length: pictures }, () => makePicture(random)),
  };
}

/** The name of a series, alone as in `BESTÅ`, or together with what the product is, three times in four in Albanian. */
function makeName(stock: Stock, random: Random, al: Piece, en: Piece): string {
  const [series, manner] = [stock.drawSeries(random), stock.drawManner(random)];
  const [one, whole] = random.chance(0.75)
    ? [al.one, `${capital(al.one)} ${manner.al} ${series}`]
    : [en.one, `${capital(manner.en)} ${en.one} ${series}`];
  const usual = `${capital(one)} ${series}`;
  return random.pick([series.toUpperCase(), `${series} ${one}`, usual, usual, whole]);
}

/** A size such as 45, 60 or 120: most are multiples of ten. */
function sizeCm(random: Random, least: number): number {
  const cm = least + Math.floor(random.next() ** 2 * 180);
  return random.chance(0.6) ? Math.round(cm / 10) * 10 : cm;
}

/** Null if the seller names none; sometimes two. */
function pickMaterial(stock: Stock, random: Random) {
  if (random.chance(0.15)) return inBoth('material', null, null);
  const [one, other] = [stock.drawMaterial(random), stock.drawMaterial(random)];
  if (one === other || random.chance(0.8)) return inBoth('material', one.en, one.al);
  const both = (language: 'al' | 'en') => `${one[language]}, ${other[language].toLowerCase()}`;
  return inBoth('material', both('en'), both('al'));
}

/** A package of one to three of these products. */
export function makePackage(stock: Stock, { random, write }: Seller, productIds: number[]) {
  const series = stock.drawSeries(random);
  const parts = new Set([0, 1, 2].map(() => random.pick(productIds)));
  return {
    fields: {
      package_name: `${random.pick(['Set', 'Dhoma'])} ${series}`,
      package_description_al: write('Mobilje për një dhomë, me një çmim të vetëm.'),
      package_description_en: 'Furniture for one room, for one price.',
      ...drawPrice(random),
      created_at: new Date(stock.now.getTime() - random.next() * yearMs),
    },
    items: [...parts].map((product_id) => ({ product_id, quantity: 1 + random.below(4) })),
  };
}

/** A description in both languages, mostly as short as a real one; every one contains `mobilje` and `furniture`. */
function describe(stock: Stock, random: Random, al: Piece, en: Piece, size: string | null) {
  const manner = stock.drawManner(random);
  const place = random.pick(places);
  const made = random.chance(0.4) ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : null;
  const line = random.chance(0.5) ? stock.drawRareWord(random) : null;
  // Often none, at most four.
  const count = Math.floor(random.next() ** 2 * 5);
  const said = new Set(Array.from({ length: count }, () => stock.drawRemark(random)));
  const named = random.chance(0.3) ? al.definite : al.one;
  const cm = size === null ? '' : `, ${size} cm`;
  const parts = [
    { al: `${capital(named)}, ${manner.al}${cm}.`, en: `${capital(en.one)}, ${manner.en}${cm}.` },
    { al: `Mobilje nga ${place}.`, en: `Furniture from ${place}.` },
    line !== null && { al: `Linja ${line}.`, en: `Line ${line}.` },
    made !== null && { al: `Dizajn: ${made}.`, en: `Design: ${made}.` },
    ...said,
  ].filter((part) => part !== false);
  const write = (language: 'al' | 'en') => parts.map((part) => part[language]).join(' ');
  return { al: write('al').slice(0, 500), en: write('en').slice(0, 500) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function drawPrice(random: Random) {
  const lot = random.next();
  const currency: Currency = lot < 0.6 ? 'EUR' : lot < 0.95 ? 'ALL' : 'USD';
  // Normally distributed, by the Box-Muller transform.
  const normal =
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  // A real furniture shop's prices: half below 130 euros, a quarter below 45, a tenth above 700.
  const euros = Math.min(15_000, Math.max(3, 130 * Math.exp(1.45 * normal)));
  const price = makePrice(random, euros, currency);
  const sale = random.chance(0.18) && makeSale(random, price, currency);
  return { price, currency, sale: 0, sale_type: null, ...sale };
}

function drawHex(random: Random, digits: number): string {
  const number = random.below(16 ** digits);
  return number.toString(16).padStart(digits, '0');
}

/** The key of a picture that is not stored: pages only write its URL. */
export function makePicture(random: Random): ProductPicture {
  const hash = Array.from({ length: 4 }, () => drawHex(random, 8)).join('');
  const size = { width: 800 + random.below(800), height: 600 + random.below(600) };
  return { key: formatPictureKey({ hash, ...size, color: drawHex(random, 6) }), bytes: 80_000 };
}
