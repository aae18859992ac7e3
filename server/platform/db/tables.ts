/* The tables as Kysely sees them. The migrations are the truth; change both together. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
/** numeric arrives as a JavaScript number (see pool.ts): at most ten digits before and two after the point. */
type Decimal = number;
export type Currency = 'EUR' | 'USD' | 'ALL';
export type SaleType = 'percentage' | 'fixed';
export type ItemType = 'product' | 'package';

interface IndustryTable {
  id: Generated<number>;
  industry_name: string;
  industry_name_al: string | null;
  position: Generated<number>;
}

interface CategoryTable {
  id: Generated<number>;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  icon: string;
  position: Generated<number>;
}

interface PictureTable {
  key: string;
  bytes: number;
  /** When it was uploaded last. */
  created_at: UpdatedAt;
}

interface BusinessTable {
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

interface BusinessIndustryTable {
  business_id: number;
  industry_id: number;
}

interface Priced {
  price: Decimal;
  currency: Currency;
  sale: ColumnType<Decimal, Decimal | undefined, Decimal>;
  sale_type: SaleType | null;
}

interface ProductTable extends Priced {
  id: Generated<number>;
  business_id: number;
  external_key: string | null;
  product_name: string;
  description_en: string;
  description_al: string;
  brand: string | null;
  model: string | null;
  industry_id: number;
  category_id: number;
  length: Decimal | null;
  width: Decimal | null;
  height: Decimal | null;
  weight: Decimal | null;
  material: string | null;
  material_al: string | null;
  color: string | null;
  quantity: number | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface ProductPictureTable {
  product_id: number;
  position: number;
  picture_key: string;
}

interface PackageTable extends Priced {
  id: Generated<number>;
  business_id: number;
  package_name: string;
  package_description_en: string | null;
  package_description_al: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface PackageItemTable {
  package_id: number;
  product_id: number;
  business_id: number;
  quantity: number;
}

interface ListingTable {
  id: ColumnType<number, never, never>;
  product_id: number | null;
  package_id: number | null;
  business_id: number;
  industry_id: number | null;
  category_id: number | null;
  part_industry_ids: number[] | null;
  part_category_ids: number[] | null;
  name: string;
  picture_key: string | null;
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
  /** Folded words, in five lines: see `listingWords`. */
  words: string;
  /** The transaction that wrote it last; a trigger says so. */
  changed_in: ColumnType<string, never, never>;
}

interface ExchangeRateTable {
  currency: Currency;
  euro_rate: Decimal;
  updated_at: UpdatedAt;
}

interface AnnouncementTable {
  id: Generated<number>;
  main_banner: string | null;
  secondary_banner: string | null;
  default_banner: string | null;
}

/** A picture key for a product, or one picture key and name for each part of a package. */
export type ItemImages = string | { image: string | null; name: string }[] | null;

interface RequestTable {
  id: Generated<number>;
  business_id: number;
  item_id: number;
  item_type: ItemType;
  item_name: string;
  item_images: ColumnType<ItemImages, string | null, never>;
  item_price: Decimal;
  item_currency: Currency;
  client_name: string;
  client_message: string;
  client_phone: string | null;
  client_email: string | null;
  preferred_contact_method: 'email' | 'phone';
  client_language: 'al' | 'en';
  request_status: Generated<boolean>;
  created_at: CreatedAt;
}

interface MailTable {
  id: Generated<number>;
  message_id: string;
  template: string;
  recipient: string;
  payload: JSONColumnType<Record<string, unknown>, string, never>;
  request_id: number | null;
  account_id: number | null;
  attempts: Generated<number>;
  last_error: string | null;
  due_at: ColumnType<Date, Date | undefined, Date>;
  sent_at: Date | null;
  created_at: CreatedAt;
}

interface AccountTable {
  id: Generated<number>;
  email: string;
  new_email: string | null;
  name: string;
  surname: string;
  /** Arrives as a `Date` at midnight of the server's own time: select it as text. */
  birth_date: ColumnType<never, string | null, string | null>;
  language: 'al' | 'en';
  isactive: Generated<boolean>;
  business_id: number | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface CredentialTable {
  id: Generated<number>;
  account_id: number;
  provider: string;
  provider_account_id: string;
  password_hash: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface SessionTable {
  id: Generated<number>;
  account_id: number;
  token: string;
  ip_address: Generated<string>;
  user_agent: Generated<string>;
  expires_at: Date;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface ProductImportTable {
  id: Generated<number>;
  business_id: number;
  /** An `ImportPlan` of the spreadsheets, as JSON. */
  plan: ColumnType<unknown, string, never>;
  photo_count: number;
  is_read: boolean;
  progress_at: UpdatedAt;
  created_at: CreatedAt;
  applied_at: ColumnType<Date | null, undefined, Date>;
  /** An `ImportResult` of theirs. */
  result: ColumnType<unknown, undefined, string>;
  undone_at: ColumnType<Date | null, undefined, Date>;
}

interface ProductImportPictureTable {
  import_id: number;
  file: string | null;
  picture_key: string | null;
  fault: 'too_large' | 'not_a_picture' | 'too_many_pixels' | null;
}

interface PushSubscriptionTable {
  id: Generated<number>;
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: CreatedAt;
}

interface IdempotencyKeyTable {
  key: string;
  body_hash: Buffer;
  request_id: number;
  created_at: CreatedAt;
}

interface SpentCaptchaTable {
  challenge: string;
  expires_at: Date;
}

interface SynonymGroupTable {
  id: Generated<number>;
  words: string[];
}

export interface Database {
  industry: IndustryTable;
  category: CategoryTable;
  picture: PictureTable;
  business: BusinessTable;
  business_industry: BusinessIndustryTable;
  product: ProductTable;
  product_picture: ProductPictureTable;
  package: PackageTable;
  package_item: PackageItemTable;
  listing: ListingTable;
  exchange_rate: ExchangeRateTable;
  announcement: AnnouncementTable;
  synonym_group: SynonymGroupTable;
  request: RequestTable;
  mail: MailTable;
  account: AccountTable;
  credential: CredentialTable;
  session: SessionTable;
  push_subscription: PushSubscriptionTable;
  product_import: ProductImportTable;
  product_import_picture: ProductImportPictureTable;
  idempotency_key: IdempotencyKeyTable;
  spent_captcha: SpentCaptchaTable;
}
