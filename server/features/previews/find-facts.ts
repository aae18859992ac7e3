import type { PreviewSubject } from '@orendi/contract/page-render';
import { sql } from 'kysely';
import type { Currency, Db, SaleType } from '../../platform/db/tables.ts';
import { holdsHidden } from '../discovery/index.ts';
import {
  type PreviewFacts,
  type BusinessFacts,
  type HomeFacts,
  type ListingFacts,
  maxPictures,
} from './drawing/preview-facts.ts';

/** Undefined if visitors may not see the subject. */
export function findFacts(db: Db, subject: PreviewSubject): Promise<PreviewFacts | undefined> {
  if (subject.type === 'home') return findHomeFacts(db);
  const { type, id } = subject;
  if (type === 'business') return findBusinessFacts(db, id);
  return type === 'product' ? findProductFacts(db, id) : findPackageFacts(db, id);
}

interface ListingRow {
  name: string;
  price: number;
  currency: Currency;
  sale: number;
  sale_type: SaleType | null;
  business_name: string;
  business_logo: string;
  pictures: string[];
  pieces: number;
}

const ofListing = sql`p.price, p.currency, p.sale, p.sale_type, b.business_name, b.logo as business_logo`;

async function findProductFacts(db: Db, id: number): Promise<ListingFacts | undefined> {
  const { rows } = await sql<ListingRow>`
    select p.product_name as name, ${ofListing}, 1 as pieces,
      array(select picture_key from product_picture where product_id = p.id order by position limit 1) as pictures
    from product p join business b on b.id = p.business_id
    where p.id = ${id} and b.suspended_at is null and p.hidden_at is null`.execute(db);
  return rows[0] && listingFacts('product', id, rows[0]);
}

async function findPackageFacts(db: Db, id: number): Promise<ListingFacts | undefined> {
  const { rows } = await sql<ListingRow>`
    select p.package_name as name, ${ofListing},
      (select coalesce(sum(quantity), 0)::int from package_item where package_id = p.id) as pieces,
      array(
        select k.picture_key
        from package_item t join product_picture k on k.product_id = t.product_id and k.position = 0
        where t.package_id = p.id order by t.product_id limit ${maxPictures}
      ) as pictures
    from package p join business b on b.id = p.business_id
    where p.id = ${id} and b.suspended_at is null and p.hidden_at is null and not ${holdsHidden}`.execute(
    db,
  );
  return rows[0] && listingFacts('package', id, rows[0]);
}

function listingFacts(type: ListingFacts['type'], id: number, row: ListingRow): ListingFacts {
  const { name, price, currency, sale, sale_type: saleType, pictures, pieces } = row;
  const seller = { name: row.business_name, logo: row.business_logo };
  return { type, id, name, price, currency, sale, saleType, pictures, pieces, seller };
}

interface BusinessRow {
  name: string;
  logo: string;
  cover: string | null;
  description_en: string;
  description_al: string;
  pictures: string[];
}

/** How many of the newest products are searched for different photos, since several may show the same one. */
const newestLooked = 12;

async function findBusinessFacts(db: Db, id: number): Promise<BusinessFacts | undefined> {
  const { rows } = await sql<BusinessRow>`
    select business_name as name, logo, cover_photo as cover, description_en, description_al,
      array(
        select picture_key from listing
        where business_id = b.id and b.cover_photo is null
        order by published_at desc, id desc limit ${newestLooked}
      ) as pictures
    from business b where id = ${id} and suspended_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { name, logo, cover, description_en: en, description_al: al } = row;
  const different = [...new Set(row.pictures.filter((key) => key !== null))];
  const pictures = different.slice(0, maxPictures);
  return { type: 'business', id, name, logo, cover, pictures, description: { al, en } };
}

async function findHomeFacts(db: Db): Promise<HomeFacts> {
  const { rows } = await sql<{ banner: string | null }>`
    select coalesce(main_banner, default_banner) as banner from announcement`.execute(db);
  return { type: 'home', banner: rows[0]?.banner ?? null };
}
