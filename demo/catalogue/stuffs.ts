import type { Stuff } from './pieces.ts';
import type { Pair, Some } from './kind.ts';

/** A material as it is sold. */
export interface Material {
  /** As the field of a product says it; several where people name it differently. */
  names: Some<Pair>;
  /** Within a sentence: `prej lisi masiv`, `solid oak`. */
  within: Pair;
  /** Its colours, by their English names in the contract's list. */
  colors: Some<string>;
  /** What a piece of it costs beside the cheapest one. */
  priceFactor: number;
}

const cloth = [
  'Beige',
  'Light gray',
  'Gray',
  'Cream',
  'Taupe',
  'Dark gray',
  'Anthracite gray',
  'Olive green',
  'Navy blue',
  'Mustard yellow',
  'Terracotta',
  'Light green',
  'Brown',
  'Light blue',
] as const;

const paint = [
  'White',
  'White',
  'Cream',
  'Light gray',
  'Anthracite gray',
  'Dark green',
  'Navy blue',
  'Black',
  'Taupe',
  'Light green',
] as const;

export const materials: Record<Stuff, Material> = {
  fabric: {
    names: [['Stof', 'Fabric']],
    within: ['prej stofi', 'fabric'],
    colors: cloth,
    priceFactor: 1,
  },
  boucle: {
    names: [['Bukle', 'Bouclé']],
    within: ['prej bukleje', 'bouclé'],
    colors: ['Cream', 'White', 'Beige', 'Light gray', 'Taupe'],
    priceFactor: 1.25,
  },
  velvet: {
    names: [['Kadife', 'Velvet']],
    within: ['prej kadifeje', 'velvet'],
    colors: [
      'Dark green',
      'Navy blue',
      'Burgundy red',
      'Pink',
      'Mustard yellow',
      'Gray',
      'Turquoise',
      'Taupe',
      'Terracotta',
    ],
    priceFactor: 1.15,
  },
  leather: {
    names: [
      ['Lëkurë natyrale', 'Genuine leather'],
      ['Eko-lëkurë', 'Faux leather'],
    ],
    within: ['prej lëkure', 'leather'],
    colors: ['Cognac brown', 'Black', 'Brown', 'Dark brown', 'Cream'],
    priceFactor: 1.6,
  },
  linen: {
    names: [['Li', 'Linen']],
    within: ['prej liri', 'linen'],
    colors: ['Beige', 'Cream', 'Natural', 'Taupe', 'Light green', 'Light blue', 'White'],
    priceFactor: 1.2,
  },
  wool: {
    names: [['Lesh', 'Wool']],
    within: ['prej leshi', 'wool'],
    colors: [
      'Red',
      'Burgundy red',
      'Beige',
      'Gray',
      'Navy blue',
      'Terracotta',
      'Cream',
      'Olive green',
    ],
    priceFactor: 1.3,
  },
  rattan: {
    names: [['Ratan', 'Rattan']],
    within: ['prej ratani', 'rattan'],
    colors: ['Natural', 'Light brown', 'Gray', 'Dark brown'],
    priceFactor: 1.1,
  },
  oak: {
    names: [
      ['Lis masiv', 'Solid oak'],
      ['Dru lisi', 'Oak'],
    ],
    within: ['prej lisi', 'oak'],
    colors: ['Natural', 'Natural', 'Light brown'],
    priceFactor: 1.5,
  },
  beech: {
    names: [['Dru ahu', 'Beech']],
    within: ['prej ahu', 'beech'],
    colors: ['Natural', 'Light brown'],
    priceFactor: 1.2,
  },
  walnut: {
    names: [['Dru arre', 'Walnut']],
    within: ['prej arre', 'walnut'],
    colors: ['Brown', 'Dark brown'],
    priceFactor: 1.8,
  },
  pine: {
    names: [['Dru pishe', 'Pine']],
    within: ['prej pishe', 'pine'],
    colors: ['Natural', 'Beige', 'Light brown'],
    priceFactor: 1,
  },
  lacquer: {
    names: [['MDF i llakuar', 'Lacquered MDF']],
    within: ['prej MDF-je të llakuar', 'lacquered MDF'],
    colors: paint,
    priceFactor: 1.15,
  },
  metal: {
    names: [['Metal', 'Metal']],
    within: ['prej metali', 'metal'],
    colors: ['Black', 'Black', 'White', 'Anthracite gray', 'Dark green', 'Mustard yellow'],
    priceFactor: 1.05,
  },
  brass: {
    names: [['Tunxh', 'Brass']],
    within: ['prej tunxhi', 'brass'],
    colors: ['Mustard yellow'],
    priceFactor: 1.4,
  },
  steel: {
    names: [['Çelik inoks', 'Stainless steel']],
    within: ['prej çeliku inoks', 'stainless steel'],
    colors: ['Light gray', 'Gray'],
    priceFactor: 1.2,
  },
  glass: {
    names: [['Xham', 'Glass']],
    within: ['prej xhami', 'glass'],
    colors: ['Light green', 'Light gray', 'Light blue', 'White'],
    priceFactor: 1.1,
  },
  marble: {
    names: [['Mermer', 'Marble']],
    within: ['prej mermeri', 'marble'],
    colors: ['White', 'Cream', 'Black', 'Dark green', 'Gray'],
    priceFactor: 2,
  },
  ceramic: {
    names: [['Qeramikë', 'Ceramic']],
    within: ['prej qeramike', 'ceramic'],
    colors: ['White', 'Cream', 'Terracotta', 'Black', 'Light blue', 'Light green'],
    priceFactor: 1,
  },
  plastic: {
    names: [['Polipropilen', 'Polypropylene']],
    within: ['prej polipropileni', 'polypropylene'],
    colors: ['White', 'Gray', 'Anthracite gray', 'Green', 'Yellow'],
    priceFactor: 0.8,
  },
};
