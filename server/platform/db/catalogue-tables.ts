/* The tables of businesses and what they sell. A test compares them with the migrations; see tables.ts. */
import type { Focus } from '@orendi/contract/fit-picture';
import type { ContactWay } from '@orendi/contract/contact-ways';
import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { ListingState, ListingType } from '@orendi/contract/listings';
import type { Currency, SaleType } from '@orendi/contract/money';
import type { ProductDetails } from '@orendi/contract/product-fields';
import type { OpeningHours } from '@orendi/contract/opening-hours';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, DatedRow, Decimal, Row, UpdatedAt } from './column-types.ts';

interface Priced {
  /** Null only in a draft. */
  price: Decimal | null;
  currency: Currency | null;
  sale: ColumnType<Decimal, Decimal | undefined, Decimal>;
  sale_type: SaleType | null;
  /** The sale as its seller has set it, if it has a first or last day; `sale` and `sale_type` are what of it runs today. */
  dated_sale: Decimal | null;
  dated_sale_type: SaleType | null;
  sale_from: string | null;
  sale_to: string | null;
}

/** Set together while the operator keeps it out of the shop. */
interface Hidable {
  hidden_at: Date | null;
  hidden_reason: string | null;
}

interface Published {
  /** Null while it is deleted, and can still be brought back. */
  business_id: number | null;
  state: Generated<ListingState>;
  /** The first time. */
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_from: number | null;
  deleted_at: Date | null;
}

export interface CatalogueTables {
  industry: Row & {
    industry_name: string;
    industry_name_al: string | null;
    position: Generated<number>;
  };

  category: Row & {
    industry_id: number;
    category_name: string;
    category_name_al: string | null;
    icon: string;
    position: Generated<number>;
  };

  picture: {
    key: string;
    bytes: number;
    /** The crop center found in it; null until it has been looked at. */
    focus: ColumnType<Focus | null, Focus | null | undefined, Focus>;
    /** Time of the latest upload. */
    created_at: UpdatedAt;
  };

  business: DatedRow & {
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
    /** See `recordOnBehalf`. */
    edits_untold_since: Generated<Date | null>;
    suspension_reason: string | null;
    /** A new one that the operator has not looked at yet is suspended as well. */
    awaits_approval: Generated<boolean>;
    /** Whether it is offered to the account with its address while it has no owner. */
    is_claimable: Generated<boolean>;
    /** In the list of towns; a place abroad that is not in it has a name instead. */
    town_id: number | null;
    town_name: string | null;
    /** ISO 3166-1, of two letters. */
    country: string | null;
    latitude: number | null;
    longitude: number | null;
    opening_hours: JSONColumnType<OpeningHours | null, string | null, string | null>;
    delivery_note: string | null;
    shows_phone: Generated<boolean>;
    shows_whatsapp: Generated<boolean>;
    shows_viber: Generated<boolean>;
    /** On holiday from this day to that one. */
    closed_from: string | null;
    closed_to: string | null;
    tax_number: string | null;
    /** Since when the operator has confirmed this number. */
    verified_at: Date | null;
    answers_within_hours: number | null;
    /** See `keepAnswerTimes`. */
    closed_days: Generated<string[]>;
    reply_templates: JSONColumnType<ReplyTemplate[] | null, string | null, string | null>;
  };

  /** Businesses that are part of another by now. */
  business_merge: {
    from_id: number;
    into_id: number;
    from_name: string;
    from_created_at: Date;
    merged_at: CreatedAt;
  };

  merge_question: {
    from_id: number;
    into_id: number;
    /** The owners who have agreed. */
    from_agreed: number | null;
    into_agreed: number | null;
    asked_at: UpdatedAt;
  };

  contact_press: Row & {
    business_id: number;
    day: string;
    method: ContactWay;
    item_type: ListingType | null;
    item_id: number | null;
    item_name: string | null;
    presses: Generated<number>;
    leads: Generated<number>;
  };

  business_industry: {
    business_id: number;
    industry_id: number;
  };

  business_delivery: {
    business_id: number;
    town_id: number | null;
    country: string | null;
  };

  product: Priced &
    Hidable &
    Published &
    ProductDetails &
    DatedRow & {
      external_key: string | null;
      product_name: string;
      /** The required fields are null only in a draft. */
      description_en: string | null;
      description_al: string | null;
      industry_id: number | null;
      category_id: number | null;
      version: Generated<number>;
    };

  product_picture: {
    product_id: number;
    position: number;
    picture_key: string;
    focus: ColumnType<Focus | null, Focus | null | undefined, Focus>;
  };

  package: Priced &
    Hidable &
    Published &
    DatedRow & {
      package_name: string;
      package_description_en: string | null;
      package_description_al: string | null;
      version: Generated<number>;
      saved_pieces: number | null;
    };

  package_item: {
    package_id: number;
    product_id: number;
    business_id: number;
    quantity: number;
  };

  /** Pieces of packages of which the product or the package is deleted. */
  deleted_package_item: {
    package_id: number;
    product_id: number;
    quantity: number;
  };

  /** Prices since `valid_from`; written by triggers. */
  price_history: {
    product_id: number | null;
    package_id: number | null;
    valid_from: Generated<Date>;
    price: Decimal;
    currency: Currency;
    sale: Decimal;
    sale_type: SaleType | null;
    effective_price: ColumnType<Decimal, never, never>;
  };

  listing: {
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
    /** Set for products only. */
    length: Decimal | null;
    width: Decimal | null;
    /** The two floor sides, and the height; of a package the greatest of its products. Null unless all are known. */
    long_side: Decimal | null;
    short_side: Decimal | null;
    height: Decimal | null;
    in_stock: boolean;
    made_to_measure: boolean;
    is_assembled: boolean;
    lead_time_weeks: number | null;
    town_id: number | null;
    delivers_to: number[];
    delivers_to_countries: string[];
    published_at: Date;
    /** Folded words on five lines; see `listingWords`. */
    words: string;
    /** The transaction that last wrote the row; set by a trigger. */
    changed_in: ColumnType<string, never, never>;
  };

  /** Deleted listings, as visitors last saw them. */
  gone_listing: {
    listing_id: number;
    type: ListingType;
    name: string;
    business_id: number;
    category_ids: number[];
    brand: string | null;
    color: string | null;
    material: string | null;
    euros: Decimal;
    gone_at: Generated<Date>;
  };

  exchange_rate: {
    currency: Currency;
    euro_rate: Decimal;
    updated_at: UpdatedAt;
  };
}
