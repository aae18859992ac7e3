import type { ShopWords } from '../discovery/index.ts';
import { nameThing } from './name-thing.ts';
import { type PostPart, partsOfPost } from './post-parts.ts';
import { readColor, readMaterial, type Material } from './read-look.ts';
import { nameIn } from './read-name.ts';
import { type PostPrice, readPrice } from './read-price.ts';
import { type PostSizes, readSizes } from './read-sizes.ts';
import { type PostTerms, readTerms } from './read-terms.ts';

export interface PostFields extends PostSizes, PostTerms, Partial<PostPrice> {
  name?: string;
  categoryId?: number;
  material?: Material;
  /** `#rrggbb` */
  color?: string;
}

const bed = /(?<!\p{L})(?:krevat|shtrat|bed(?!side))/u;
const notBed = /(?<!\p{L})(?:divan|sofa|kauc|kolltuk|bebe|djep|crib|cot)/u;

/** What the text of a post says of the piece that it offers, as a careful person would put it into the form. */
export function readPost(text: string, words: ShopWords): PostFields {
  const parts = ofFirstPiece(partsOfPost(text), (name) => nameThing(name, words) !== null);
  const named = nameIn(parts, (name) => nameThing(name, words));
  const thing = named?.suggestion?.words.join(' ') ?? '';
  const sizes = readSizes(parts, bed.test(thing) && !notBed.test(thing));
  const price = readPrice(parts, Object.keys(sizes).length > 0);
  if (!named?.suggestion && !price) return {};
  const material = readMaterial(parts);
  const color = readColor(parts);
  return {
    ...(named && { name: named.name }),
    ...(named?.suggestion && { categoryId: named.suggestion.categoryId }),
    ...price,
    ...sizes,
    ...(material && { material }),
    ...(color && { color }),
    ...readTerms(parts),
  };
}

/** Of several pieces, each on a line with its name and price, the first. */
function ofFirstPiece(parts: PostPart[], isThing: (name: string) => boolean): PostPart[] {
  const [, second] = [...new Set(parts.map(({ line }) => line))].filter((line) => {
    const [first, ...others] = parts.filter((part) => part.line === line);
    const [, name] = /^([^:]{3,40}):/.exec(first?.text ?? '') ?? [];
    return (
      name !== undefined &&
      [first, ...others].some((part) => /€|eur|lek/u.test(part?.folded ?? '')) &&
      isThing(name)
    );
  });
  return second === undefined ? parts : parts.filter(({ line }) => line < second);
}
