import type { NewBusiness } from '@orendi/server/features/businesses/index';
import type { Services } from '@orendi/server/services';
import type { DemoBusiness } from '../catalogue/business.ts';
import { chooseFinish } from '../catalogue/choose-finish.ts';
import { kinds } from '../catalogue/kinds/index.ts';
import type { Catalogue } from '../catalogue/make-catalogue.ts';
import { measure } from '../catalogue/measure.ts';
import { type OrderedPicture, pictureOf, type PictureOrder } from '../drawing/picture-of.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import { seededRandom } from '../pictures/random.ts';
import type { Transaction } from './demo-queries.ts';

export type StoredLogo = OrderedPicture;

/** Draws the logos into the picture store. What is there already stays. */
export async function storeLogos(
  media: Services['media'],
  { businesses }: Catalogue,
): Promise<Map<DemoBusiness, StoredLogo>> {
  const stored = new Map<DemoBusiness, StoredLogo>();
  for (const { business } of businesses) {
    stored.set(business, await media.store(await drawLogo(business)));
  }
  return stored;
}

export async function insertPicture(
  trx: Transaction,
  { key, bytes }: OrderedPicture,
): Promise<void> {
  await trx
    .insertInto('picture')
    .values({ key, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A business as a row, but for its pictures and date; with the industries of what it sells. */
export function businessFields(business: DemoBusiness) {
  const { slug, name, description, phone, address, language, links } = business;
  const link = (kind: (typeof links)[number], url: string) => (links.includes(kind) ? url : null);
  const fields: Omit<NewBusiness, 'logo'> = {
    business_name: name,
    description_al: description[0],
    description_en: description[1],
    email: `info@${slug}.example`,
    phone_no: phone,
    address,
    language,
    website: link('website', `https://www.${slug}.example`),
    facebook: link('facebook', `https://facebook.example/${slug}`),
    instagram: link('instagram', `https://instagram.example/${slug}`),
    linkedin: link('linkedin', `https://linkedin.example/company/${slug}`),
    twitter: link('twitter', `https://twitter.example/${slug}`),
  };
  const sold = kinds.filter(({ piece }) => business.sells[piece] !== undefined);
  const industryIds = [...new Set(sold.map(({ industryId }) => industryId))];
  return { fields, industryIds, cover: pictureOf(coverOrder(business)) };
}

/** Its cover photo: one of its pieces in a wide room. The same for every seed, like its logo. */
export function coverOrder({ slug, cover }: DemoBusiness): PictureOrder {
  const random = seededRandom(`${slug} cover`);
  const kind = kinds.find(({ piece }) => piece === cover.piece);
  if (!kind) throw new Error(`There is no kind ${cover.piece}.`);
  const form = random.pick(kind.forms);
  const { body, frame } = chooseFinish(random, kind, form);
  const { size } = measure(random, kind, form, body.stuff);
  const { piece, room } = cover;
  return {
    kind: 'cover',
    recipe: { piece, design: random.whole(0, 999), size, body, frame, room, view: 0 },
  };
}
