import { readPost as readPostCall } from '@orendi/contract/routes/private-products';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { foldText } from '@orendi/contract/fold-name';
import type { PostReading } from '@orendi/contract/schemas/posts';
import type { ShopWords } from '../discovery/index.ts';
import { findThing, namePiece } from './name-piece.ts';
import { type PostPart, partsOfPost } from './post-parts.ts';
import { readColor, readMaterial } from './read-look.ts';
import { readPrice } from './read-price.ts';
import { readSizes } from './read-sizes.ts';
import { readTerms } from './read-terms.ts';

export function postRoutes(api: Api, { countCall, db, listings }: Services): void {
  const ownReading = [orOperator(db, member), limitByAccount(countCall, changeLimit)] as const;
  api.answer(guarded(readPostCall, ...ownReading, requireJson), async (c) => {
    const read = readPost(c.req.valid('json').text, await listings.current());
    const category = await db
      .selectFrom('category')
      .select('industry_id')
      .where('id', '=', read.category_id ?? 0)
      .executeTakeFirst();
    return { ...read, ...category };
  });
}

const bed =
  /(?<!\p{L})(?:kr[ae]vat|shtrat|bett(?!\p{L})|letto|baze dyshek|djep|crib|cot(?!\p{L})|bed(?!side))/u;
const notBed = /(?<!\p{L})(?:divan|sofa|kauc|kolltuk)|mbules|jastek|^(?:dyshek|tavolin)/u;
/** The sizes are those of its pieces. */
const room = /^(?:dhom|mobilje|komplet).* (?:gjum|femij)|^bedroom/u;
/** A second piece comes soon. */
const mostParts = 24;
/** Nothing is for sale. */
const noOffer = /(?<!\p{L})(?:giveaway|fitues|fito[nj]|me qira|me qera|for rent)/u;
const priced = /€|eur|lek/u;

/** Reads what a post says of the piece that it offers, as a careful person would put it into the form. */
export function readPost(text: string, words: ShopWords): PostReading {
  if (noOffer.test(foldText(text))) return {};
  const parts = ofFirstPiece(partsOfPost(text), (name) => findThing(name, words) !== null);
  const { name = '', categoryId = null, part: own } = namePiece(parts, words) ?? {};
  if (own) own.isQuestion = false;
  const folded = foldText(name);
  const isBed = bed.test(folded) && !notBed.test(folded);
  const sizes = room.test(folded) ? {} : readSizes(parts, name, isBed);
  const hasSizes = Object.values(sizes).some((size) => size !== undefined);
  const price = readPrice(parts, name, hasSizes);
  if (categoryId === null && !price) return {};
  const color = readColor(parts, name);
  return {
    ...(name !== '' && { product_name: name }),
    ...(categoryId !== null && { category_id: categoryId }),
    ...price,
    ...readMaterial(parts, name),
    ...(color && { color }),
    ...sizes,
    ...readTerms(parts),
  };
}

/** The first of several pieces, each on a line with its name and price. */
function ofFirstPiece(parts: PostPart[], isThing: (name: string) => boolean): PostPart[] {
  const isPiece = (line: PostPart[]) => {
    const [, name] = /^([^:]{3,40}):/.exec(line[0]?.text ?? '') ?? [];
    return name !== undefined && line.some(({ folded }) => priced.test(folded)) && isThing(name);
  };
  const lines = [...Map.groupBy(parts.slice(0, mostParts), ({ line }) => line)];
  const [, second] = lines.filter(([, said]) => isPiece(said)).map(([line]) => line);
  return second === undefined ? parts : parts.filter(({ line }) => line < second);
}
