import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import type { Town } from '@orendi/contract/towns';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nameTowns } from './place-rules.ts';
import type { StatedFilters } from './patterns.ts';
import { understandWords } from './understand-words.ts';

const towns: readonly Town[] = [
  ['tirane', 'Tirana', 'Tiranë', 'AL'],
  ['durres', 'Durrës', 'Durrës', 'AL'],
  ['shkoder', 'Shkodra', 'Shkodër', 'AL'],
  ['fushe-arrez', 'Fushë-Arrëz', 'Fushë-Arrëz', 'AL'],
  ['prishtine', 'Pristina', 'Prishtinë', 'XK'],
  ['peje', 'Peja', 'Pejë', 'XK'],
  ['fushe-kosove', 'Fushë Kosova', 'Fushë Kosovë', 'XK'],
  ['viti', 'Viti', 'Viti', 'XK'],
  ['istog', 'Istog', 'Istog', 'XK'],
  ['ferizaj', 'Ferizaj', 'Ferizaj', 'XK'],
  ['gjilan', 'Gjilan', 'Gjilan', 'XK'],
  ['shkup', 'Skopje', 'Shkup', 'MK'],
  ['oher', 'Ohrid', 'Ohër', 'MK'],
  ['tivar', 'Bar', 'Tivar', 'ME'],
  ['milano', 'Milan', 'Milano', 'IT'],
].map(([slug = '', en = '', al = '', country = ''], i) => ({
  id: i + 1,
  slug,
  en,
  al,
  country,
  latitude: 0,
  longitude: 0,
}));
const names = new Set(['tirana', 'max', 'model', 'istog', '160x200']);
const known = { towns: nameTowns(towns), isName: (word: string) => names.has(word) };

const understand = (text: string) => understandWords(text, known);
/** Everything that was taken, in one. */
const filtersOf = (text: string): StatedFilters =>
  Object.assign({}, ...understand(text).taken.map(({ filters }) => filters));

const eur = (filters: StatedFilters): StatedFilters => ({ ...filters, priceCurrency: 'EUR' });
const lek = (filters: StatedFilters): StatedFilters => ({ ...filters, priceCurrency: 'ALL' });

describe('words about a price', () => {
  test.each<[string, string, StatedFilters]>([
    ['divan nën 600 euro', 'divan', eur({ priceTo: 600 })],
    ['divan nen 600 euro', 'divan', eur({ priceTo: 600 })],
    ['Divan Nën 600 EURO', 'Divan', eur({ priceTo: 600 })],
    ['divan deri 600€', 'divan', eur({ priceTo: 600 })],
    ['divan deri në 600 €', 'divan', eur({ priceTo: 600 })],
    ['sofa under 600', 'sofa', { priceTo: 600 }],
    ['sofa up to €600', 'sofa', eur({ priceTo: 600 })],
    ['sofa less than 599.99 eur', 'sofa', eur({ priceTo: 599.99 })],
    ['divan më lirë se 599,99 euro', 'divan', eur({ priceTo: 599.99 })],
    ['jo më shumë se 300 euro karrige', 'karrige', eur({ priceTo: 300 })],
    ['kuzhinë max. 2500', 'kuzhinë', { priceTo: 2500 }],
    ['kuzhinë 2.500 euro maksimum', 'kuzhinë', eur({ priceTo: 2500 })],
    ['kuzhinë 2,500 euro ose më pak', 'kuzhinë', eur({ priceTo: 2500 })],
    ['kuzhinë nën 12 000 euro', 'kuzhinë', eur({ priceTo: 12_000 })],
    ['divan 400-600 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan 400€ – 600€', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan nga 400 deri 600', 'divan', { priceFrom: 400, priceTo: 600 }],
    ['divan nga 400 deri në 600 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['sofa between 400 and 600', 'sofa', { priceFrom: 400, priceTo: 600 }],
    ['divan mes 600 dhe 400 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['sofa from 400 to 600 usd', 'sofa', { priceFrom: 400, priceTo: 600, priceCurrency: 'USD' }],
    ['mbi 200', '', { priceFrom: 200 }],
    ['llambë nga 50 euro', 'llambë', eur({ priceFrom: 50 })],
    ['lamp 50 euro and up', 'lamp', eur({ priceFrom: 50 })],
    ['mbi 200 nën 600 euro', '', eur({ priceFrom: 200, priceTo: 600 })],
    ['tavolinë 60 mijë lekë', 'tavolinë', lek({ priceTo: 60_000 })],
    ['tavoline 60 mije leke', 'tavoline', lek({ priceTo: 60_000 })],
    ['tavolinë deri 60000 leke', 'tavolinë', lek({ priceTo: 60_000 })],
    ['tavolinë nën 60.000 lekë', 'tavolinë', lek({ priceTo: 60_000 })],
    ['tavolinë nën 60,000 ALL', 'tavolinë', lek({ priceTo: 60_000 })],
    ['tavolinë nën 60000 all', 'tavolinë', lek({ priceTo: 60_000 })],
    ['tavolinë 40-60 mijë lekë', 'tavolinë', lek({ priceFrom: 40_000, priceTo: 60_000 })],
    ['tavolinë 60 mijë lekë të vjetra', 'tavolinë', lek({ priceTo: 6_000 })],
    ['tavolinë 6000 lekë të reja', 'tavolinë', lek({ priceTo: 6_000 })],
    ['kuzhinë 400 mijë të vjetra', 'kuzhinë', lek({ priceTo: 40_000 })],
    ['tavolinë nën 40.000 L', 'tavolinë', lek({ priceTo: 40_000 })],
    // Nobody pays that in euro.
    ['tavolinë nën 60 mijë', 'tavolinë', lek({ priceTo: 60_000 })],
    ['$500', '', { priceTo: 500, priceCurrency: 'USD' }],
    ['desk 500$', 'desk', { priceTo: 500, priceCurrency: 'USD' }],
    ['karrige nën 100 dollarë', 'karrige', { priceTo: 100, priceCurrency: 'USD' }],
    ['divan lëkurë nën 60000 lekë', 'divan lëkurë', lek({ priceTo: 60_000 })],
    ['divan me çmim nën 600 euro', 'divan', eur({ priceTo: 600 })],
    ['divan çmimi: 600', 'divan', { priceTo: 600 }],
    ['sofa budget 800', 'sofa', { priceTo: 800 }],
    ['karrige 50 €/copë', 'karrige', eur({ priceTo: 50 })],
    ['katër karrige nën 50 euro secila', 'katër karrige', eur({ priceTo: 50 })],
    ['divan rreth 600 euro', 'divan', eur({ priceFrom: 480, priceTo: 720 })],
    ['divan rreth 500 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan rreth 500€', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan aferisht 500 euro', 'divan aferisht', eur({ priceTo: 500 })],
    ['divan afersisht 500 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan nja 500 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['divan ~500 euro', 'divan', eur({ priceFrom: 400, priceTo: 600 })],
    ['sofa around 500 eur', 'sofa', eur({ priceFrom: 400, priceTo: 600 })],
    ['sofa about $500', 'sofa', { priceFrom: 400, priceTo: 600, priceCurrency: 'USD' }],
    ['tavolinë rreth 60 mijë lekë', 'tavolinë', lek({ priceFrom: 48_000, priceTo: 72_000 })],
    ['divan me çmim rreth 500', 'divan', { priceFrom: 400, priceTo: 600 }],
    ['llambë rreth 19,99 euro', 'llambë', eur({ priceFrom: 15.99, priceTo: 23.99 })],
    ['divan rreth 500 euro max', 'divan', eur({ priceTo: 500 })],
    ['divan për 500 euro', 'divan', eur({ priceTo: 500 })],
    ['sofa for 500 euro', 'sofa', eur({ priceTo: 500 })],
    ['divan <600€', 'divan', eur({ priceTo: 600 })],
    ['under 600 all leather', 'all leather', { priceTo: 600 }],
    ['divan under 600 euro i zi', 'divan i zi', eur({ priceTo: 600 })],
    ['divan nen 800euro', 'divan', eur({ priceTo: 800 })],
    ['divan 800 eu', 'divan', eur({ priceTo: 800 })],
    ['divan max 800e', 'divan', { priceTo: 800 }],
    ['tavoline 60mij lek', 'tavoline', lek({ priceTo: 60_000 })],
    ['divan deri maks 800', 'divan', { priceTo: 800 }],
    ['kam vetem 800 euro', '', eur({ priceTo: 800 })],
    ['sofa 800 max', 'sofa', { priceTo: 800 }],
    ['sofa nen 1 200', 'sofa', { priceTo: 1200 }],
    ['divan nen 800 200x90', 'divan', { priceTo: 800, aboutLength: 200, aboutWidth: 90 }],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });
});

test.each(moneyFormsOf('search'))('a price of $text', ({ text, amount, currency }) => {
  // Nobody asks for furniture at so many euros.
  const priceCurrency = currency ?? (Number(amount) >= 10_000 ? 'ALL' : undefined);
  const priceTo = amount ?? undefined;
  // `800 260 cm` is a price and a size.
  const { aboutLength: _, ...price } = filtersOf(`çmimi deri ${text}`);
  expect(price).toEqual(priceCurrency ? { priceTo, priceCurrency } : { priceTo });
});

describe('words about a size', () => {
  test.each<[string, string, StatedFilters]>([
    ['divan max 240 cm', 'divan', { fitsLength: 240 }],
    ['divan maks. 240cm', 'divan', { fitsLength: 240 }],
    ['divan 240 cm maksimum', 'divan', { fitsLength: 240 }],
    ['divan për murin 240', 'divan', { fitsLength: 240 }],
    ['divan per murin 240 cm', 'divan', { fitsLength: 240 }],
    ['divan për një mur prej 2,4 metra', 'divan', { fitsLength: 240 }],
    ['sofa for a wall of 240 cm', 'sofa', { fitsLength: 240 }],
    ['corner sofa 260 cm wall', 'corner sofa', { fitsLength: 260 }],
    ['sofa up to 2.4 m', 'sofa', { fitsLength: 240 }],
    ['divan deri 2,4 metra', 'divan', { fitsLength: 240 }],
    ['divan nën 2400 mm', 'divan', { fitsLength: 240 }],
    ['divan deri 1.235 m', 'divan', { fitsLength: 123.5 }],
    ['divan max 1.80', 'divan', { fitsLength: 180 }],
    ['divan për një mur 2 metra e gjysëm', 'divan', { fitsLength: 250 }],
    ['dollap gjerësi 90 cm', 'dollap', { fitsWidth: 90 }],
    ['dollap 90 cm gjerësi', 'dollap', { fitsWidth: 90 }],
    ['dollap lartësi max 200', 'dollap', { fitsHeight: 200 }],
    ['dollap max lartësi 200', 'dollap', { fitsHeight: 200 }],
    ['dollap lartësia deri në 2 m', 'dollap', { fitsHeight: 200 }],
    ['wardrobe max height 200', 'wardrobe', { fitsHeight: 200 }],
    ['wardrobe up to 90 cm wide', 'wardrobe', { fitsWidth: 90 }],
    ['wardrobe under 90 wide', 'wardrobe', { fitsWidth: 90 }],
    ['wardrobe not wider than 120 cm', 'wardrobe', { fitsWidth: 120 }],
    ['dollap jo më i lartë se 200', 'dollap', { fitsHeight: 200 }],
    ['divan më i vogël se 180 cm', 'divan', { fitsLength: 180 }],
    ['pasqyrë 60 cm gjerësi max', 'pasqyrë', { fitsWidth: 60 }],
    ['dollap deri 200 cm i lartë', 'dollap', { fitsHeight: 200 }],
    ['gjatësi 200 gjerësi 90 cm', '', { fitsLength: 200, fitsWidth: 90 }],
    ['dollap max 180 cm thellësi 60', 'dollap', { fitsLength: 180, fitsWidth: 60 }],
    ['komodë max 120x45 cm', 'komodë', { fitsLength: 120, fitsWidth: 45 }],
    [
      'desk for a niche of 90 x 60 x 200',
      'desk',
      { fitsLength: 90, fitsWidth: 60, fitsHeight: 200 },
    ],
    ['sofa that fits in 2 m', 'sofa', { fitsLength: 200 }],
    ['kuzhinë max 3 x 2 m', 'kuzhinë', { fitsLength: 300, fitsWidth: 200 }],
    ['tavolinë diametri max 90 cm', 'tavolinë', { fitsLength: 90 }],
    ['divan deri 2m', 'divan', { fitsLength: 200 }],
    ['wall 260', '', { fitsLength: 260 }],
    ['sofa wall 260', 'sofa', { fitsLength: 260 }],
    ['divan muri 260', 'divan', { fitsLength: 260 }],
    ['divan mur 260cm', 'divan', { fitsLength: 260 }],
    ['mur 260cm divan', 'divan', { fitsLength: 260 }],
    ['mur 2,60', '', { fitsLength: 260 }],
    ['divan 260 mur i zi', 'divan i zi', { fitsLength: 260 }],
    ['kam mur 260 cm', '', { fitsLength: 260 }],
    ['kam 260 cm', '', { fitsLength: 260 }],
    ['muri im ka 260 cm', '', { fitsLength: 260 }],
    ['gjatesia e murit 260', '', { fitsLength: 260 }],
    ['divan krevat gjeresi 200', 'divan krevat', { fitsWidth: 200 }],
    ['krevat gjeresi deri 160', 'krevat', { fitsWidth: 160 }],
    ['krevat lartesi 50', 'krevat', { fitsHeight: 50 }],
    ['komodine per krevat gjeresi 40', 'komodine per krevat', { fitsWidth: 40 }],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });
});

const box = (aboutLength: number, aboutWidth: number): StatedFilters => ({
  aboutLength,
  aboutWidth,
});

describe('words about how large a thing is to be', () => {
  test.each<[string, string, StatedFilters]>([
    ['tavolinë 160x90', 'tavolinë', box(160, 90)],
    ['tavoline 160x90', 'tavoline', box(160, 90)],
    ['tavoline 160 x 90 cm', 'tavoline', box(160, 90)],
    ['tavoline 160/90', 'tavoline', box(160, 90)],
    ['tavolinë 160×90', 'tavolinë', box(160, 90)],
    ['tavolinë 160*90', 'tavolinë', box(160, 90)],
    ['tavolinë 160 me 90', 'tavolinë', box(160, 90)],
    ['table 160 by 90', 'table', box(160, 90)],
    ['tavoline buke 1.60x90', 'tavoline buke', box(160, 90)],
    ['raft 80x30x180', 'raft', box(80, 30)],
    ['divan 3 m me kolltuqe', 'divan me kolltuqe', { aboutLength: 300 }],
    ['tavolinë 160 × 90cm', 'tavolinë', box(160, 90)],
    ['tavolinë 160cm x 90cm', 'tavolinë', box(160, 90)],
    ['tavolinë 1.6x0.9', 'tavolinë', box(160, 90)],
    ['tavolinë 1,60 x 0,90 m', 'tavolinë', box(160, 90)],
    ['table 160X90', 'table', box(160, 90)],
    ['160x90 table', 'table', box(160, 90)],
    ['table of 160x90', 'table', box(160, 90)],
    ['table size 160x90', 'table', box(160, 90)],
    ['tavoline me permasa 160x90', 'tavoline', box(160, 90)],
    ['tavolinë rreth 160x90', 'tavolinë', box(160, 90)],
    ['tavolinë 160x90x75', 'tavolinë', box(160, 90)],
    ['tavolinë 160x90 nën 300 euro', 'tavolinë', eur({ ...box(160, 90), priceTo: 300 })],
    ['divan me masa 240x90', 'divan', box(240, 90)],
    ['qilim 200x300', 'qilim', box(200, 300)],
    ['wall shelf, 119x26 cm', 'wall shelf', box(119, 26)],
    ['SMÅSTAD Wall cabinet, 60x32x40 cm', 'SMÅSTAD Wall cabinet', box(60, 32)],
    ['divan 2m', 'divan', { aboutLength: 200 }],
    ['sofa 2.5m', 'sofa', { aboutLength: 250 }],
    ['sofa 2.5 m', 'sofa', { aboutLength: 250 }],
    ['divan 2,20 m', 'divan', { aboutLength: 220 }],
    ['divan 2 metra', 'divan', { aboutLength: 200 }],
    ['divan 2metra', 'divan', { aboutLength: 200 }],
    ['divan 2 metra e gjysmë', 'divan', { aboutLength: 250 }],
    ['divan dy metra', 'divan dy metra', {}],
    ['garderob 2m', 'garderob', { aboutLength: 200 }],
    ['gardërobë 2 m', 'gardërobë', { aboutLength: 200 }],
    ['divan 200 cm', 'divan', { aboutLength: 200 }],
    ['divan 200cm i zi', 'divan i zi', { aboutLength: 200 }],
    ['divan 2000 mm', 'divan', { aboutLength: 200 }],
    ['divan rreth 2 m', 'divan', { aboutLength: 200 }],
    ['sofa around 2 meters', 'sofa', { aboutLength: 200 }],
    ['sofa of 200 cm', 'sofa', { aboutLength: 200 }],
    ['2m sofa', 'sofa', { aboutLength: 200 }],
    ['tavolinë 120 cm e gjatë', 'tavolinë', { aboutLength: 120 }],
    ['table 120 cm long', 'table', { aboutLength: 120 }],
    ['raft muri 120 cm', 'raft muri', { aboutLength: 120 }],
    ['260 cm wall unit', 'wall unit', { aboutLength: 260 }],
    [
      'divan nën 500 euro, 2 metra, Prishtinë',
      'divan',
      eur({ priceTo: 500, aboutLength: 200, deliversTo: 'prishtine' }),
    ],
    [
      'divan nen 500 euro 2 metra prishtine',
      'divan',
      eur({ priceTo: 500, aboutLength: 200, deliversTo: 'prishtine' }),
    ],
    // Most and least sizes are said as before.
    ['divan deri 2m', 'divan', { fitsLength: 200 }],
    ['divan max 220 cm', 'divan', { fitsLength: 220 }],
    ['divan per murin 240', 'divan', { fitsLength: 240 }],
    ['divan 260 cm wall', 'divan', { fitsLength: 260 }],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });

  it('leaves the size in the name of a bed or a picture, as the shop writes it', () => {
    expect(understand('krevat 160 x 200')).toEqual({ query: 'krevat 160x200', taken: [] });
    expect(understand('krevat 160×200 cm').query).toBe('krevat 160x200');
    expect(understand('krevat 160x200 cm i zi').query).toBe('krevat 160x200 i zi');
    expect(understand('krevat 160*200 nën 300').query).toBe('krevat 160x200');
    expect(understand('krevat 1.60x2.00').query).toBe('krevat 160x200');
    expect(understand('krevat 1,6 x 2 m').query).toBe('krevat 160x200');
    expect(understand('krevat 160 me 200').query).toBe('krevat 160x200');
    expect(understand('krevat 160/200').query).toBe('krevat 160x200');
    expect(understand('krevat 160 200 i zi').query).toBe('krevat 160x200 i zi');
    expect(understand('krevat 160 cm x 200 cm i zi').query).toBe('krevat 160x200 i zi');
    expect(understand('krevat 140 x 200').query).toBe('krevat 140 x 200');
  });
});

describe('words about a sale', () => {
  test.each<[string, string]>([
    ['divan me ulje', 'divan'],
    ['divan me ulje nën 500', 'divan'],
    ['divan në ulje', 'divan'],
    ['divane ne zbritje', 'divane'],
    ['divan me zbritje', 'divan'],
    ['divan i zbritur', 'divan'],
    ['divane te zbritura', 'divane'],
    ['tavolina në ofertë', 'tavolina'],
    ['oferta për divane', 'për divane'],
    ['sofa on sale', 'sofa'],
    ['discounted sofas', 'sofas'],
    ['sofa sale', 'sofa'],
    ['sofa on offer', 'sofa'],
  ])('%s', (text, query) => {
    expect(filtersOf(text).filterBy).toBe('sale');
    expect(understand(text).query).toBe(query);
  });
});

describe('words that only ask', () => {
  test.each<[string, string]>([
    ['çfarë keni për dhomë fëmijësh', 'për dhomë fëmijësh'],
    ['cfare keni per dhome femijesh', 'per dhome femijesh'],
    ['çka keni për dhomë gjumi', 'për dhomë gjumi'],
    ['a keni divan këndor', 'divan këndor'],
    ['keni tavolina', 'tavolina'],
    ['po kërkoj divan', 'divan'],
    ['dua një divan', 'divan'],
    ['du nje divan', 'divan'],
    ['due nje krevat', 'krevat'],
    ['sa kushton nje divan', 'divan'],
    ['sa bëjnë karriget', 'karriget'],
    ['ka ndonje tavoline kafeje', 'tavoline kafeje'],
    ['a keni ndonjë dollap', 'dollap'],
    ['how much is a sofa', 'sofa'],
    ['me duhet nje tavoline', 'tavoline'],
    ['do you have corner sofas', 'corner sofas'],
    ['looking for a sofa', 'sofa'],
    ['i need a desk', 'desk'],
  ])('%s', (text, query) => {
    expect(understand(text)).toEqual({ query, taken: [] });
  });
});

describe('words about time, making and places', () => {
  test.each<[string, string, StatedFilters]>([
    ['divan deri në 3 javë', 'divan', { leadTimeTo: 3 }],
    ['divan brenda 10 ditësh', 'divan', { leadTimeTo: 1 }],
    ['ready in 2-3 weeks', '', { leadTimeTo: 3 }],
    ['sofa within a month', 'sofa', { leadTimeTo: 4 }],
    ['gati për dy javë', '', { leadTimeTo: 2 }],
    ['kuzhinë sipas masës', 'kuzhinë', { madeToMeasure: true }],
    ['made-to-measure wardrobe', 'wardrobe', { madeToMeasure: true }],
    ['kuzhinë me porosi', 'kuzhinë', { madeToMeasure: true }],
    ['dollap me montim', 'dollap', { assembly: true }],
    ['divan në Prishtinë', 'divan', { deliversTo: 'prishtine' }],
    ['divan ne prishtine', 'divan', { deliversTo: 'prishtine' }],
    ['divan ne prishtin', 'divan', { deliversTo: 'prishtine' }],
    ['sofa in Pristina', 'sofa', { deliversTo: 'prishtine' }],
    ['divan Tiranë', 'divan', { deliversTo: 'tirane' }],
    ['mobileri të Prishtinës', 'mobileri', { deliversTo: 'prishtine' }],
    ['divan nga Shkodra', 'divan', { town: 'shkoder' }],
    ['mobilje Ferizajt', 'mobilje', { deliversTo: 'ferizaj' }],
    ['divan prej Shkodre', 'divan', { town: 'shkoder' }],
    ['divan në Istogut', 'divan', { deliversTo: 'istog' }],
    ['divan në Viti', 'divan', { deliversTo: 'viti' }],
    ['divan në Fushë Kosovë', 'divan', { deliversTo: 'fushe-kosove' }],
    ['divan në Fushë-Arrëz', 'divan', { deliversTo: 'fushe-arrez' }],
    ['divan dërgesë në Pejë', 'divan', { deliversTo: 'peje' }],
    ['divan që e sjellin në Pejë', 'divan', { deliversTo: 'peje' }],
    ['divan deri në Pejë', 'divan', { deliversTo: 'peje' }],
    ['sofa delivered to Prishtina', 'sofa', { deliversTo: 'prishtine' }],
    ['sofa delivery to Skopje', 'sofa', { deliversTo: 'shkup' }],
    ['divan afër Durrësit', 'divan', { near: 'durres' }],
    ['krevat Pejë me dërgesë', 'krevat', { deliversTo: 'peje' }],
    ['sofa near Ohrid', 'sofa', { near: 'oher' }],
    ['sofa from Milano', 'sofa', { town: 'milano' }],
    ['dollap Gjilan', 'dollap', { deliversTo: 'gjilan' }],
    ['dollap gjilani', 'dollap', { deliversTo: 'gjilan' }],
    ['dollap per gjilan', 'dollap', { deliversTo: 'gjilan' }],
    ['dollap te Gjilani', 'dollap', { deliversTo: 'gjilan' }],
    ['wardrobe Gjilan', 'wardrobe', { deliversTo: 'gjilan' }],
    ['divan qe sillet ne Prishtine', 'divan', { deliversTo: 'prishtine' }],
    ['divan që sillet në Prishtinë', 'divan', { deliversTo: 'prishtine' }],
    ['divane qe sillen ne prishtin', 'divane', { deliversTo: 'prishtine' }],
    ['a e sillni divanin ne Peje', 'a e sillni divanin', { deliversTo: 'peje' }],
    ['divan a e sillni ne Peje', 'divan', { deliversTo: 'peje' }],
    ['divan që vjen deri në Pejë', 'divan', { deliversTo: 'peje' }],
    ['sofa that comes to Peja', 'sofa', { deliversTo: 'peje' }],
    ['divan vetëm në Prishtinë', 'divan', { town: 'prishtine' }],
    ['divan vetem prishtine', 'divan', { town: 'prishtine' }],
    ['sofa only in Pristina', 'sofa', { town: 'prishtine' }],
    ['dyqane ne Peje', '', { town: 'peje' }],
    ['divan Milano me dërgesë', 'divan', { deliversTo: 'milano' }],
    ['divan Tirana në Pejë', 'divan Tirana', { deliversTo: 'peje' }],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });
});

describe('words that may mean a town', () => {
  test.each([
    ['divan Tirana', 'Tirana', 'tirane'],
    ['divan tirana', 'tirana', 'tirane'],
    ['Divan Milano', 'Milano', 'milano'],
    ['divan milano nën 600', 'milano', 'milano'],
    ['divan istog', 'istog', 'istog'],
    ['divan prishtin', 'prishtin', 'prishtine'],
    ['Milano sofa', 'Milano', 'milano'],
    ['sofa Milan', 'Milan', 'milano'],
    ['kolltuk Milano i zi', 'Milano', 'milano'],
    ['Milano', 'Milano', 'milano'],
  ])('%s', (text, words, town) => {
    const { query, orTown } = understand(text);
    expect(orTown).toEqual({ words, town });
    expect(query).toContain(words);
  });

  it.each([
    'divan Tirana në Pejë',
    'Tirana në Prishtinë',
    'stol Bar',
    'divan viti',
    'karrige bar',
    'divan',
  ])('none where another town is said, or the word is one of the language: %s', (text) => {
    expect(understand(text)).not.toHaveProperty('orTown');
  });
});

describe('several limits', () => {
  test.each<[string, string, StatedFilters]>([
    [
      'divan këndor nën 800 euro, mur 260 cm, Prishtinë',
      'divan këndor',
      eur({ priceTo: 800, fitsLength: 260, deliversTo: 'prishtine' }),
    ],
    [
      'divan për murin 240 deri 600 euro në Pejë',
      'divan',
      eur({ fitsLength: 240, priceTo: 600, deliversTo: 'peje' }),
    ],
    ['sofa under 800 euro and max 260 cm', 'sofa', eur({ priceTo: 800, fitsLength: 260 })],
    ['sofa under 800 260 cm wall', 'sofa', { priceTo: 800, fitsLength: 260 }],
    ['sofa under 800 260 wall', 'sofa', { priceTo: 800, fitsLength: 260 }],
    ['divan nen 1 200 260cm mur', 'divan', { priceTo: 1200, fitsLength: 260 }],
    [
      'divan mur 300 nen 700eur peje',
      'divan',
      eur({ fitsLength: 300, priceTo: 700, deliversTo: 'peje' }),
    ],
    [
      'sofa 260 cm wall delivered to Prishtina',
      'sofa',
      { fitsLength: 260, deliversTo: 'prishtine' },
    ],
    ['krevat 160x200 deri 300 euro', 'krevat 160x200', eur({ priceTo: 300 })],
    ['divan 600 euro max 240 cm', 'divan', eur({ priceTo: 600, fitsLength: 240 })],
    ['nën 600 nën 500', 'nën 500', { priceTo: 600 }],
    ['mbi 700 nën 600', 'nën 600', { priceFrom: 700 }],
    ['mbi 200 dollarë nën 600 euro', 'nën 600 euro', { priceFrom: 200, priceCurrency: 'USD' }],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });

  it('says which words each was taken from, as they were typed', () => {
    expect(understand('Sofa, Under 600€ and  për Murin: 2,4 m').taken).toEqual([
      { words: 'Under 600€', filters: { priceTo: 600, priceCurrency: 'EUR' } },
      { words: 'për Murin: 2,4 m', filters: { fitsLength: 240 } },
    ]);
  });
});

describe('the size of a bed', () => {
  test.each<[string, string, StatedFilters]>([
    ['krevat gjerësi 160', 'krevat 160', {}],
    ['krevat me gjeresi 160 cm i bardhe', 'krevat 160 i bardhe', {}],
    ['bed width of 160', 'bed 160', {}],
    ['dyshek 90 cm gjeresi', 'dyshek 90', {}],
    ['krevat gjeresi 160 nen 300 euro', 'krevat 160', eur({ priceTo: 300 })],
    ['krevat 160cm', 'krevat 160', {}],
    ['dyshek 160 cm nen 300 euro', 'dyshek 160', eur({ priceTo: 300 })],
  ])('%s', (text, query, filters) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(understand(text).query).toBe(query);
  });
});

describe('what states no limit', () => {
  test.each([
    'krevat 160x200',
    'dyshek 90x200 cm',
    'carcaf 160x200',
    'pasqyrë 60x80',
    'poster 50x70',
    'perde 140 x 260',
    'stol bari 74 cm',
    'karrige 45 cm',
    '160x90',
    '2m',
    '200 cm',
    'tavolinë 3x2',
    'divan me ulje të thellë',
    'kolltuk me ulje relaksi',
    'karrige me ulje prej lëkure',
    'ulje',
    'divan çfarë keni',
    'keni',
    'tavolinë për 6 persona',
    'divan 3-vendësh',
    'dyshek 90 x 200 cm',
    'divan 3 vendësh',
    'set karrige 2 copë',
    '2 sets',
    'tv 50 inch',
    'komodë tv deri 65 inch',
    'Model 600',
    'KALLAX 77',
    'KR-600 euro-palet',
    'lampë 60 w',
    'karrige deri 120 kg',
    'pëlhurë deri 5.5 kg',
    'tavolinë deri 6 persona',
    'table up to 20 people',
    'shelf for up to 100 books',
    'dollap 3 dyer',
    'under bed storage',
    'storage under 160x200 bed',
    'tavolinë nën televizor',
    'raft mbi krevat',
    'wall panel 240',
    'komode tv muri 180',
    'poster muri 50 x 70',
    'divan muri 60',
    'Model 300e',
    '42 eu',
    'krevat 160 i gjere',
    'STIG Bar stool with backrest, 74 cm',
    'divan min 200 cm',
    'komodë 120-160 cm',
    'divan nga 200 deri 240 cm',
    'kolltuk lëkurë',
    'divan lëkure 3 1 1',
    'palet euro',
    '2 euro paleta',
    'tavolinë nga 2 euro paleta',
    'all white chairs',
    'divan 400-600',
    'tavolinë zgjatet 120 deri 160',
    'karrige under 60 pounds',
    'from 2024',
    'stol bari',
    'stol në bar',
    'divan afër meje',
    'dhomë 20 metra katrorë',
    'max 18 mm',
    'seat height max 45 cm',
    'thellësi 60 cm',
    'raft në viti',
    'divan në stok',
    'nën 0 euro',
    '!!! € $ <',
  ])('%s', (text) => {
    expect(understand(text)).toEqual({ query: text, taken: [] });
  });
});

test('any text is read, in time, and what is taken stands in it', () => {
  const pieces = fc.constantFrom(
    ...'nën deri në nga 600 2,4 1.000 euro € lekë mijë cm x - max gjerësi murin për'.split(' '),
    ...'Prishtinë afër javë , divan me made to measure'.split(' '),
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 50 }),
    fc.array(pieces, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.array(pieces, { maxLength: 16 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { query, taken } = understand(typed);
      expect(taken.filter(({ words }) => !typed.includes(words))).toEqual([]);
      expect(taken.filter(({ filters }) => Object.keys(filters).length === 0)).toEqual([]);
      expect(taken.length > 0 || query === typed).toBe(true);
      expect(query.length).toBeLessThanOrEqual(typed.length);
    }),
    { numRuns: 2000 },
  );
});
