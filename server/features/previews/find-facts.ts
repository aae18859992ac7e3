import { itemPath } from '@orendi/contract/item-path';
import type { Language } from '@orendi/contract/language';
import type { PreviewSubject } from '@orendi/contract/page-render';
import { sql } from 'kysely';
import { readValue } from '../../platform/db/rows.ts';
import type { Db, ItemType } from '../../platform/db/tables.ts';
import {
  type PreviewFacts,
  type BusinessFacts,
  type HomeFacts,
  type ListingFacts,
  maxPictures,
  type ShareFacts,
  type ShareFormat,
} from './drawing/preview-facts.ts';

/** Undefined if visitors may not see the subject. */
export function findFacts(db: Db, subject: PreviewSubject): Promise<PreviewFacts | undefined> {
  if (subject.type === 'home') return findHomeFacts(db);
  const { type, id } = subject;
  return type === 'business' ? findBusinessFacts(db, id) : findListingFacts(db, type, id);
}

async function findListingFacts(db: Db, type: ItemType, id: number) {
  const { rows } = await sql<Omit<ListingFacts, 'type' | 'id'>>`
    select l.name, l.price, l.currency, l.sale, l.sale_type as "saleType",
      case when l.product_id is not null then array_remove(array[l.picture_key], null) else array(
        select k.picture_key
        from package_item t join product_picture k on k.product_id = t.product_id and k.position = 0
        where t.package_id = l.package_id order by t.product_id limit ${maxPictures}
      ) end as pictures,
      coalesce(l.pieces, 1) as pieces, json_build_object('name', b.business_name, 'logo', b.logo) as seller
    from listing l join business b on b.id = l.business_id
    where l.id = ${id} and (l.product_id is not null) = ${type === 'product'}`.execute(db);
  return rows[0] && { type, id, ...rows[0] };
}

/** The address of a listing's page in a language, as it is printed and posted. */
export const scannedAddress = (
  publicUrl: string,
  { type, id, name }: Pick<ListingFacts, 'type' | 'id' | 'name'>,
  language: Language,
) => `${publicUrl}${itemPath(type, id, name)}?lang=${language}`;

/**
 * The facts of a picture that a listing's seller posts. Undefined of anything but a listing that visitors may see.
 * @param publicUrl the shop's own address
 */
export async function findShareFacts(
  db: Db,
  subject: PreviewSubject,
  { format, language, publicUrl }: { format: ShareFormat; language: Language; publicUrl: string },
): Promise<ShareFacts | undefined> {
  if (subject.type === 'home' || subject.type === 'business') return undefined;
  const { type, id } = subject;
  const facts = await findListingFacts(db, type, id);
  if (!facts) return undefined;
  const { rows } = await sql<{ sides: (number | null)[] }>`
    select array[length, width, height]::float[] as sides from product
    where id = ${id} and ${type === 'product'}`.execute(db);
  const address = scannedAddress(publicUrl, facts, language);
  return { ...facts, format, address, sides: rows[0]?.sides ?? [] };
}

/** How many of the newest products are searched for different photos, since several may show the same one. */
const newestLooked = 12;

async function findBusinessFacts(db: Db, id: number): Promise<BusinessFacts | undefined> {
  const { rows } = await sql<Omit<BusinessFacts, 'type' | 'id'>>`
    select business_name as name, logo, cover_photo as cover,
      array(
        select picture_key from listing
        where business_id = b.id and b.cover_photo is null
        order by published_at desc, id desc limit ${newestLooked}
      ) as pictures,
      json_build_object('al', description_al, 'en', description_en) as description
    from business b where id = ${id} and suspended_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const different = [...new Set(row.pictures.filter((key) => key !== null))];
  return { type: 'business', id, ...row, pictures: different.slice(0, maxPictures) };
}

async function findHomeFacts(db: Db): Promise<HomeFacts> {
  const banner = await readValue(db)<string | null>`
    select coalesce(main_banner, default_banner) from announcement`;
  return { type: 'home', banner };
}
