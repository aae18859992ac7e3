import { dimension, leadTime, price, quantity, takeBack, textLimits, weight } from './limits.ts';
import { currencies, saleTypes } from './money.ts';

/*
 * Each field of a product, described once: schemas, form, queries, reports and spreadsheets derive from this or are
 * tested against it, and so are their words (product-words.ts). Plain data without dependencies, which the browser loads
 * only on the seller's pages.
 */

/** Units of measurement: the names people write after a number, and the UN/CEFACT code. */
export const units = {
  cm: { names: ['cm'], code: 'CMT' },
  kg: { names: ['kg'], code: 'KGM' },
  months: { names: ['months', 'month', 'muaj'], code: 'MON' },
  weeks: { names: ['weeks', 'week', 'javë', 'jave'], code: 'WEE' },
  days: { names: ['days', 'day', 'ditë', 'dite'], code: 'DAY' },
} as const;
export type Unit = keyof typeof units;

/**
 * `max` counts a text's characters; `whole` has no decimals, `decimal` at most two; a `flag` is yes or no, which
 * differs from nothing being said.
 */
type Kind =
  | { kind: 'line' | 'lines'; max: number }
  | { kind: 'decimal' | 'whole'; min: number; max: number; unit?: Unit }
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  | { kind: 'color' | 'date' | 'flag' | 'id' };

/** Who brings a piece, and at whose cost; `pickup`: its buyer. */
export const deliveries = ['included', 'paid', 'pickup'] as const;
/** Who assembles a piece, and at whose cost; `self`: its buyer. */
export const assemblies = ['included', 'paid', 'self'] as const;

/** The form from top to bottom. On a phone, the groups from `sale` on are collapsed. */
export const formGroups = [
  'name',
  'price',
  'place',
  'size',
  'look',
  'description',
  'sale',
  'identity',
  'material',
  'stock',
  'offer',
] as const;
export type FormGroup = (typeof formGroups)[number];
export const moreGroups = formGroups.slice(formGroups.indexOf('sale'));

export type ProductField = Kind & {
  isRequired?: true;
  group: FormGroup;
  /** For an Albanian text: the field with the same text in English. */
  albanianOf?: string;
  /** The spreadsheet column, if its name differs from the field's. */
  column?: 'industry' | 'category';
  /** Beyond the specification: an update that does not send it leaves it as it is, and one that sends it empty clears it. */
  isBeyondSpec?: true;
  /** On the detail page it is a phrase in the row of offer facts. */
  isOffer?: true;
};

const description = {
  kind: 'lines',
  max: textLimits.description,
  isRequired: true,
  group: 'description',
} as const;

const saleDay = { kind: 'date', group: 'sale', isBeyondSpec: true } as const;

/** Required fields, and those with rules of their own: price, sale and place. */
const mainFields = {
  product_name: { kind: 'line', max: textLimits.name, isRequired: true, group: 'name' },
  description_en: description,
  description_al: { ...description, albanianOf: 'description_en' },
  price: { kind: 'decimal', ...price, isRequired: true, group: 'price' },
  currency: { kind: 'choice', choices: currencies, isRequired: true, group: 'price' },
  sale_type: { kind: 'choice', choices: saleTypes, group: 'sale' },
  sale: { kind: 'decimal', min: 0, max: price.max, group: 'sale' },
  sale_from: saleDay,
  sale_to: saleDay,
  industry_id: { kind: 'id', isRequired: true, group: 'place', column: 'industry' },
  category_id: { kind: 'id', isRequired: true, group: 'place', column: 'category' },
} as const satisfies Record<string, ProductField>;

const material = { kind: 'line', max: textLimits.attribute, group: 'material' } as const;
/** Services that come with a piece, in the same row of the form and of the detail page. */
const offer = { group: 'offer', isBeyondSpec: true, isOffer: true } as const;

/** Optional fields, null where not given. Each is handled by its kind alone. */
export const details = {
  brand: { kind: 'line', max: textLimits.attribute, group: 'identity' },
  model: { kind: 'line', max: textLimits.attribute, group: 'identity' },
  length: { kind: 'decimal', ...dimension, unit: 'cm', group: 'size' },
  width: { kind: 'decimal', ...dimension, unit: 'cm', group: 'size' },
  height: { kind: 'decimal', ...dimension, unit: 'cm', group: 'size' },
  weight: { kind: 'decimal', ...weight, unit: 'kg', group: 'size' },
  material,
  material_al: { ...material, albanianOf: 'material' },
  color: { kind: 'color', group: 'look' },
  quantity: { kind: 'whole', ...quantity, group: 'stock' },
  warranty_months: { kind: 'whole', min: 0, max: 600, unit: 'months', ...offer },
  made_to_measure: { kind: 'flag', ...offer },
  lead_time_weeks: { kind: 'whole', ...leadTime, unit: 'weeks', ...offer },
  delivery: { kind: 'choice', choices: deliveries, ...offer },
  assembly: { kind: 'choice', choices: assemblies, ...offer },
  take_back_days: { kind: 'whole', ...takeBack, unit: 'days', ...offer },
} as const satisfies Record<string, ProductField>;

/** All fields, in the order of a spreadsheet's columns. */
export const productFields = { ...mainFields, ...details };

export type DetailName = keyof typeof details;
export type ProductFieldName = keyof typeof productFields;

export type FieldColumn = {
  [Name in ProductFieldName]: (typeof productFields)[Name] extends { column: infer Other }
    ? Other
    : Name;
}[ProductFieldName];

export function columnOfField(name: ProductFieldName): FieldColumn {
  const { column }: ProductField = productFields[name];
  return column ?? (name as FieldColumn);
}

/** The names of the fields that are described so. */
type NamesOf<Fields, Trait> = {
  [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never;
}[keyof Fields];
/** The names of the fields of the given kinds. */
export type OfKind<Fields, Wanted extends ProductField['kind']> = NamesOf<Fields, { kind: Wanted }>;

/** The names of the fields that have an Albanian counterpart. */
type AlbanianOf<Fields> = Extract<Fields[keyof Fields], { albanianOf: string }>['albanianOf'];

type ValueOf<Field> = Field extends { kind: 'decimal' | 'whole' }
  ? number
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { choices: readonly (infer Choice)[] }
      ? Choice
      : string;

/** The details of a product as they are stored and answered. */
export type ProductDetails = { [Name in DetailName]: ValueOf<(typeof details)[Name]> | null };

/** The details that an update may leave out; see `isBeyondSpec`. */
export type KeptName = NamesOf<typeof details, { isBeyondSpec: true }>;
/** The details that are phrases in the row of offer facts. */
export type OfferName = NamesOf<typeof details, { isOffer: true }>;

export const detailNames = Object.keys(details) as DetailName[];
export const keptNames = detailNames.filter(
  (name): name is KeptName => 'isBeyondSpec' in details[name],
);
export const productFieldNames = Object.keys(productFields) as ProductFieldName[];

/** The required fields that a draft may lack: all but its name. */
export const publishedNeeds = [
  'description_en',
  'description_al',
  'price',
  'currency',
  'industry_id',
  'category_id',
] as const satisfies ProductFieldName[];

/** The details that are Albanian texts, each with its English counterpart. */
export const albanianDetails = detailNames.flatMap((albanian) => {
  const english = (details[albanian] as ProductField).albanianOf;
  return isDetail(english) ? [{ albanian, english }] : [];
});

export function isDetail(name: string | undefined): name is DetailName {
  return name !== undefined && Object.hasOwn(details, name);
}

/** A text in both languages, as the two fields that hold it. */
export function inBoth<English extends AlbanianOf<typeof details>>(
  field: English,
  english: string | null,
  albanian: string | null,
) {
  return { [field]: english, [`${field}_al`]: albanian } as Record<
    English | `${English}_al`,
    string | null
  >;
}
