import { namedColors } from '@orendi/contract/colors';
import type { Currency, SaleType } from '@orendi/contract/money';
import { inBoth } from '@orendi/contract/product-fields';
import type {
  NewPackage,
  PackageItem,
  ProductInput,
  ProductPicture,
} from '@orendi/server/features/catalogue/index';
import type { Seller, Stock } from './make-seller.ts';
import {
  firstNames,
  lastNames,
  makeModel,
  manners,
  materials,
  type Piece,
  piecesOf,
  places,
  remarks,
} from './words.ts';
import type { Random } from '../../random.ts';

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

interface MadePackage {
  fields: Omit<NewPackage, 'business_id'>;
  items: PackageItem[];
}

/** A package of one to three of these products. */
export function makePackage(stock: Stock, seller: Seller, productIds: number[]): MadePackage {
  const { random, write } = seller;
  const series = stock.drawSeries(random);
  const parts = new Set([0, 1, 2].map(() => random.pick(productIds)));
  return {
    fields: {
      package_name: random.chance(0.5) ? `Set ${series}` : `Dhoma ${series}`,
      package_description_al: write('Mobilje për një dhomë, me një çmim të vetëm.'),
      package_description_en: 'Furniture for one room, for one price.',
      ...makePrice(random),
      created_at: new Date(stock.now.getTime() - random.next() * yearMs),
    },
    items: [...parts].map((product_id) => ({ product_id, quantity: 1 + random.below(4) })),
  };
}

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
function makeDescription(stock: Stock, random: Random, { al, en, size }: Described) {
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Price {
  price: number;
  currency: Currency;
  sale: number;
  sale_type: SaleType | null;
}

/* Distributed like the prices of a real furniture shop: half below 130 euros, a quarter below 45, a tenth above 700. */
const medianEuro = 130;
const spread = 1.45;
const bounds = { least: 3, most: 15_000 };
const perEuro = { EUR: 1, USD: 1.16, ALL: 97 };
const currencies: Currency[] = [
  ...Array<Currency>(12).fill('EUR'),
  ...Array<Currency>(7).fill('ALL'),
  'USD',
];
const saleShare = 0.18;

/** In euros, lek or dollars, rounded as shops do; some on sale. */
function makePrice(random: Random): Price {
  const currency = random.pick(currencies);
  const euro = medianEuro * Math.exp(spread * makeNormal(random));
  const amount = Math.min(bounds.most, Math.max(bounds.least, euro)) * perEuro[currency];
  const price = currency === 'ALL' ? Math.ceil(amount / 100) * 100 : roundOff(amount, random);
  if (!random.chance(saleShare)) return { price, currency, sale: 0, sale_type: null };
  return random.chance(0.7)
    ? { price, currency, sale: 5 * (1 + random.below(12)), sale_type: 'percentage' }
    : { price, currency, sale: Math.max(1, Math.floor(price * 0.2)), sale_type: 'fixed' };
}

function roundOff(amount: number, random: Random): number {
  if (random.chance(0.4)) return Math.ceil(amount);
  return random.chance(0.5) ? Math.ceil(amount) - 0.01 : Math.ceil(amount / 10) * 10 - 0.1;
}

/** A normally distributed number, by the Box-Muller transform. */
function makeNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** The key of a picture that is not stored: pages only write its URL. */
export function makePicture(random: Random): ProductPicture {
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
