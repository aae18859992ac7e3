import type { Draws, DrawnListing } from './draw-listing.ts';

/** One kind of call; every call of it is drawn anew. */
export interface QueryKind {
  work: string;
  draw(draws: Draws): string;
}

type Values = Record<string, string | number | null>;

const results = '/v1/public/results';

function address(path: string, values: Values = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** A search by something of a product that has all of it. */
function searchBy(values: (product: DrawnListing, draws: Draws) => Values) {
  return (draws: Draws): string => {
    for (;;) {
      const found = values(draws.product(), draws);
      if (Object.values(found).every((value) => value !== null)) {
        return address(`${results}/search`, found);
      }
    }
  };
}

const direction = ({ random }: Draws) => random.pick(['asc', 'desc']);

export const listKinds: QueryKind[] = [
  { work: 'sections of home', draw: () => address(results) },
  {
    work: 'sections of a business',
    draw: ({ product }) => address(results, { businessId: product().business_id }),
  },
  {
    work: 'newest, page 1 to 5',
    draw: searchBy((_, { random }) => ({ page: 1 + random.below(5) })),
  },
  { work: 'category', draw: searchBy(({ category_id: categoryId }) => ({ categoryId })) },
  { work: 'on sale', draw: searchBy(() => ({ filterBy: 'sale' })) },
  { work: 'brand', draw: searchBy(({ brand }) => ({ brand })) },
  { work: 'colour', draw: searchBy(({ color }) => ({ color })) },
  { work: 'material', draw: searchBy(({ material }) => ({ material })) },
  {
    work: 'category and colour',
    draw: searchBy(({ category_id: categoryId, color }) => ({ categoryId, color })),
  },
  {
    work: 'all by price',
    draw: searchBy((_, draws) => ({ sortByPrice: direction(draws) })),
  },
  {
    work: 'category by price',
    draw: searchBy(({ category_id: categoryId }, draws) => ({
      categoryId,
      sortByPrice: direction(draws),
    })),
  },
  { work: 'product', draw: ({ product }) => `/v1/public/products/${product().id}` },
  { work: 'package', draw: ({ packageId }) => `/v1/public/packages/${packageId()}` },
];

/** So many different words of a product, as somebody who saw it might type them. */
function wordsOf({ name, brand, material, color }: DrawnListing, { random }: Draws, count: number) {
  const text = [name, brand, material, color].filter((part) => part && !part.startsWith('#'));
  const all = new Set(text.join(' ').split(/[\s-]+/));
  const words = [...all].filter((word) => word.length > 2);
  if (words.length < count) return null;
  const picked = new Set<string>();
  while (picked.size < count) picked.add(random.pick(words));
  const query = [...picked].join(' ');
  return query.length <= 50 ? query : null;
}

function beginningOf(product: DrawnListing, draws: Draws): string | null {
  const word = wordsOf(product, draws, 1);
  return word && word.slice(0, 2 + draws.random.below(4));
}

const texts: [work: string, text: (product: DrawnListing, draws: Draws) => string | null][] = [
  ['one word', (product, draws) => wordsOf(product, draws, 1)],
  ['two words', (product, draws) => wordsOf(product, draws, 2)],
  ['three words', (product, draws) => wordsOf(product, draws, 3)],
  ['beginning of a word', beginningOf],
  ['a word of every listing', () => 'zyrën'],
];

export const textKinds: QueryKind[] = texts.map(([work, text]) => ({
  work,
  draw: searchBy((product, draws) => ({ query: text(product, draws) })),
}));

export const textByPriceKinds: QueryKind[] = texts.map(([work, text]) => ({
  work: `${work}, by price`,
  draw: searchBy((product, draws) => ({
    query: text(product, draws),
    sortByPrice: direction(draws),
  })),
}));
