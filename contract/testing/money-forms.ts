import type { Currency } from '../money.ts';

/** The ways in which an amount of money comes in. */
export const moneyWays = [
  'typed',
  'pasted',
  'filter',
  'address',
  'sheet',
  'operator',
  'search',
] as const;
export type MoneyWay = (typeof moneyWays)[number];

export interface MoneyForm {
  text: string;
  /** To the cent; null where nobody can be sure. */
  amount: number | null;
  currency?: Currency;
}

interface Row {
  /** The ways that read it so. */
  ways: readonly MoneyWay[];
  forms: readonly (readonly [text: string, amount: number | null, currency?: Currency])[];
}

const keys: readonly MoneyWay[] = moneyWays;
const fields: readonly MoneyWay[] = ['typed', 'pasted', 'filter', 'sheet', 'operator'];
const words: readonly MoneyWay[] = ['pasted', 'filter', 'sheet', 'operator', 'search'];
const cells: readonly MoneyWay[] = ['pasted', 'filter', 'sheet', 'operator'];
const sentences: readonly MoneyWay[] = ['search'];

/** Whole prices, which are written with each sign that groups. */
const everyday = [
  1500, 3990, 4500, 8900, 15_000, 18_500, 22_000, 35_900, 45_000, 62_000, 89_000, 120_000, 150_000,
  250_000, 1_200_000, 3_500_000,
];
const withGroups = (amount: number, sign: string) =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, sign);

/** Amounts of money as people type them, and what they mean, in both languages alike. */
export const moneyForms: Record<string, Row> = {
  'plain numbers': {
    ways: keys,
    forms: [
      ['5', 5],
      ['450', 450],
      ['350', 350],
      ['1000', 1000],
      ['27500', 27_500],
      ['120000', 120_000],
      ['99999999', 99_999_999],
      ['007', 7],
    ],
  },
  'a sign before exactly three last digits groups': {
    ways: keys,
    forms: [
      ['27.500', 27_500],
      ['27,500', 27_500],
      ['27 500', 27_500],
      ['27\u00a0500', 27_500],
      ['27\u2009500', 27_500],
      ['27\u202f500', 27_500],
      ['2.750', 2750],
      ['2,750', 2750],
      ['2 750', 2750],
      ['1.000', 1000],
      ['1,000', 1000],
      ['12.000', 12_000],
      ['60.000', 60_000],
      ['999.999', 999_999],
      ['100,000', 100_000],
      ['1.000.000', 1_000_000],
      ['1,000,000', 1_000_000],
      ['1 000 000', 1_000_000],
      ['12.345.678', 12_345_678],
    ],
  },
  'prices of every day': {
    ways: keys,
    forms: everyday.flatMap((amount) =>
      ['.', ',', ' '].map((sign) => [withGroups(amount, sign), amount] as const),
    ),
  },
  'apostrophes group': {
    ways: cells,
    forms: [
      ["27'500", 27_500],
      ['27’500', 27_500],
      ['1’249.50', 1249.5],
      ["1'000'000", 1_000_000],
    ],
  },
  'any other last sign is the decimal one': {
    ways: keys,
    forms: [
      ['19.99', 19.99],
      ['19,99', 19.99],
      ['19,9', 19.9],
      ['19.9', 19.9],
      ['0.5', 0.5],
      ['0,50', 0.5],
      ['1249.5', 1249.5],
      ['1249,50', 1249.5],
      ['12.00', 12],
      ['12,50', 12.5],
      ['7.5', 7.5],
      ['7,5', 7.5],
      ['99,90', 99.9],
      ['99.90', 99.9],
      ['149,99', 149.99],
      ['149.99', 149.99],
      ['1499,5', 1499.5],
    ],
  },
  'both signs': {
    ways: keys,
    forms: [
      ['1.249,50', 1249.5],
      ['1,249.50', 1249.5],
      ['1.499,00', 1499],
      ['1,499.00', 1499],
      ['1 499,00', 1499],
      ['2.350,75', 2350.75],
      ['2,350.75', 2350.75],
      ['2 350.75', 2350.75],
      ['1.249,5', 1249.5],
      ['1,249.5', 1249.5],
      ['1 249,50', 1249.5],
      ['1 249.50', 1249.5],
      ['12.000,00', 12_000],
      ['12,000.00', 12_000],
      ['1.234.567,89', 1_234_567.89],
      ['1,234,567.89', 1_234_567.89],
      ['1 234 567,89', 1_234_567.89],
    ],
  },
  'unfinished, and with more than cents': {
    ways: ['typed', 'pasted', 'filter', 'operator'],
    forms: [
      ['12.', 12],
      ['12,', 12],
      ['.5', 0.5],
      [',50', 0.5],
      ['0.125', 0.13],
      ['0,125', 0.13],
      ['1249.505', 1249.51],
    ],
  },
  'signs that contradict each other': {
    ways: [...fields, 'address'],
    forms: [
      ['1.249,500', null],
      ['1,249.500', null],
      ['1 249.500', null],
      ['1.249.5', null],
      ['1,249,5', null],
      ['1.2.3', null],
      ['1,39,5', null],
      ['27 5', null],
      ['10 20', null],
      ['0.125.000', null],
      ['.500', null],
      ['.', null],
    ],
  },
  'thousands and millions in words': {
    ways: words,
    forms: [
      ['60 mijë lekë', 60_000, 'ALL'],
      ['60 mije leke', 60_000, 'ALL'],
      ['60 mijë', 60_000],
      ['60 mije', 60_000],
      ['60mijë lekë', 60_000, 'ALL'],
      ['60mij lek', 60_000, 'ALL'],
      ['60 MIJË LEKË', 60_000, 'ALL'],
      ['60,5 mijë lekë', 60_500, 'ALL'],
      ['12 mijë euro', 12_000, 'EUR'],
      ['45k', 45_000],
      ['45 k', 45_000],
      ['45K lekë', 45_000, 'ALL'],
      ['45 thousand lek', 45_000, 'ALL'],
      ['5 qind lekë', 500, 'ALL'],
      ['5 qind mijë lekë', 500_000, 'ALL'],
      ['1.5 milion', 1_500_000],
      ['1,5 milion lekë', 1_500_000, 'ALL'],
      ['2 milionë lekë', 2_000_000, 'ALL'],
      ['1.5 million lek', 1_500_000, 'ALL'],
      ['1,2 mln lekë', 1_200_000, 'ALL'],
      ['1 milion e gjysmë', 1_500_000],
    ],
  },
  'old lek and new lek': {
    ways: words,
    forms: [
      ['25.000 lekë të vjetra', 2500, 'ALL'],
      ['25,000 lekë të vjetra', 2500, 'ALL'],
      ['25 000 leke te vjetra', 2500, 'ALL'],
      ['25000 lek te vjetra', 2500, 'ALL'],
      ['25 mijë lekë të vjetra', 2500, 'ALL'],
      ['250 mijë të vjetra', 25_000, 'ALL'],
      ['2 milion lekë të vjetra', 200_000, 'ALL'],
      ['2 milionë të vjetra', 200_000, 'ALL'],
      ['600.000 old lek', 60_000, 'ALL'],
      ['6000 lekë të reja', 6000, 'ALL'],
      ['6.000 new lek', 6000, 'ALL'],
    ],
  },
  'currencies before and after': {
    ways: words,
    forms: [
      ['€ 450', 450, 'EUR'],
      ['€450', 450, 'EUR'],
      ['450€', 450, 'EUR'],
      ['450 €', 450, 'EUR'],
      ['450 euro', 450, 'EUR'],
      ['450 EURO', 450, 'EUR'],
      ['450euro', 450, 'EUR'],
      ['450 eurosh', 450, 'EUR'],
      ['450 evro', 450, 'EUR'],
      ['450 eu', 450, 'EUR'],
      ['450e', 450],
      ['EUR 450', 450, 'EUR'],
      ['450,50 €', 450.5, 'EUR'],
      ['€1.249,50', 1249.5, 'EUR'],
      ['1,249.50 EUR', 1249.5, 'EUR'],
      ['1.249 €', 1249, 'EUR'],
      ['€1,249', 1249, 'EUR'],
      ['450 €/copë', 450, 'EUR'],
      ['$450', 450, 'USD'],
      ['450 $', 450, 'USD'],
      ['US$ 450', 450, 'USD'],
      ['450 USD', 450, 'USD'],
      ['450 dollarë', 450, 'USD'],
      ['25.000 lekë', 25_000, 'ALL'],
      ['25,000 lekë', 25_000, 'ALL'],
      ['25 000 lekë', 25_000, 'ALL'],
      ['25000 lek', 25_000, 'ALL'],
      ['25000 lekësh', 25_000, 'ALL'],
      ['25.000 ALL', 25_000, 'ALL'],
      ['25000 all', 25_000, 'ALL'],
      ['ALL 25.000', 25_000, 'ALL'],
      ['25.000 L', 25_000, 'ALL'],
      ['lek 25000', 25_000, 'ALL'],
      ['1.395,50 Lekë', 1395.5, 'ALL'],
    ],
  },
  'words around an amount': {
    ways: cells,
    forms: [
      ['Çmimi: 450 €', 450, 'EUR'],
      ['SR 1,395', 1395],
      ['Rs.500', 500],
      ['50 per pack', 50],
      ['450 (EUR)', 450, 'EUR'],
      ['450,- €', 450, 'EUR'],
      ['450.-', 450],
      ['5 L', 5, 'ALL'],
      ['25.000 të vjetra', 2500, 'ALL'],
    ],
  },
  'what is no amount, or might be several': {
    ways: cells,
    forms: [
      ['falas', null],
      ['mijë lekë', null],
      ['-5', null],
      ['5-', null],
      ['12%', null],
      ['1e5', null],
      ['1.5 m', null],
      ['1.5m lekë', null],
      ['450 + TVSH', null],
      ['400-600 €', null],
      ['450 € ose 500 €', null],
      ['€ 25.000 lekë', null],
      ['5 x 3', null],
      ['25 €/m²', null],
    ],
  },
  'a sentence goes on': {
    ways: sentences,
    forms: [
      ['600 all leather', 600],
      ['600, i zi', 600],
      ['800 260 cm', 800],
      ['60 mijë lekë të bardhë', 60_000, 'ALL'],
    ],
  },
};

/** The forms of the table that come in this way. */
export function moneyFormsOf(way: MoneyWay): MoneyForm[] {
  return Object.values(moneyForms)
    .filter(({ ways }) => ways.includes(way))
    .flatMap(({ forms }) => forms)
    .map(([text, amount, currency]) => (currency ? { text, amount, currency } : { text, amount }));
}
