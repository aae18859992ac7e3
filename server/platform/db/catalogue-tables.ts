/* The tables of businesses and what they sell. A test compares them with the migrations; see tables.ts. */
import type { Focus } from '@orendi/contract/fit-picture';
import type { Currency, SaleType } from '@orendi/contract/money';
import type { ProductDetails } from '@orendi/contract/product-fields';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Decimal, UpdatedAt } from './column-types.ts';

export interface IndustryTable {
  id: Generated<number>;
  industry_name: string;
  industry_name_al: string | null;
  position: Generated<number>;
}

export interface CategoryTable {
  id: Generated<number>;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  icon: string;
  position: Generated<number>;
}

export interface PictureTable {
  key: string;
  bytes: number;
  /** Found in it; null until it has been looked at. */
  focus: ColumnType<Focus | null, Focus | null | undefined, Focus>;
  /** Time of the latest upload. */
  created_at: UpdatedAt;
}

export interface BusinessTable {
  id: Generated<number>;
  business_name: string;
  description_en: string;
  description_al: string;
  email: string;
  phone_no: string;
  address: string;
  logo: string;
  cover_photo: string | null;
  website: string | null;
  linkedin: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  language: Generated<'al' | 'en'>;
  suspended_at: Date | null;
  suspension_reason: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface BusinessIndustryTable {
  business_id: number;
  industry_id: number;
}

interface Priced {
  price: Decimal;
  currency: Currency;
  sale: ColumnType<Decimal, Decimal | undefined, Decimal>;
  sale_type: SaleType | null;
}

export interface ProductTable extends Priced, ProductDetails {
  id: Generated<number>;
  business_id: number;
  external_key: string | null;
  product_name: string;
  description_en: string;
  description_al: string;
  industry_id: number;
  category_id: number;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface ProductPictureTable {
  product_id: number;
  position: number;
  picture_key: string;
  focus: ColumnType<Focus | null, Focus | null | undefined, Focus>;
}

export interface PackageTable extends Priced {
  id: Generated<number>;
  business_id: number;
  package_name: string;
  package_description_en: string | null;
  package_description_al: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface PackageItemTable {
  package_id: number;
  product_id: number;
  business_id: number;
  quantity: number;
}

export interface ListingTable {
  id: ColumnType<number, never, never>;
  product_id: number | null;
  package_id: number | null;
  business_id: number;
  industry_id: number | null;
  category_id: number | null;
  part_industry_ids: number[] | null;
  part_category_ids: number[] | null;
  /** How many pieces a package has, counting quantities. */
  pieces: number | null;
  /** The pictures on a package's card, by key. */
  piece_pictures: string[] | null;
  piece_focus: ColumnType<Focus[] | null, Focus[] | null | undefined, Focus[] | null>;
  name: string;
  picture_key: string | null;
  picture_focus: ColumnType<Focus | null, Focus | null | undefined, Focus | null>;
  currency: Currency;
  price: Decimal;
  sale: Decimal;
  sale_type: SaleType | null;
  effective_price: Decimal;
  brand: string | null;
  color: string | null;
  material: string | null;
  material_al: string | null;
  in_stock: boolean;
  published_at: Date;
  /** Folded words on five lines; see `listingWords`. */
  words: string;
  /** The transaction that last wrote the row; set by a trigger. */
  changed_in: ColumnType<string, never, never>;
}

export interface ExchangeRateTable {
  currency: Currency;
  euro_rate: Decimal;
  updated_at: UpdatedAt;
}
