import { dimension, leadTime, price, quantity, takeBack, textLimits, weight } from './limits.ts';
import { currencies, saleTypes } from './money.ts';

/*
 * Each field of a product, described once: schemas, form, queries, reports and spreadsheets derive from this or are
 * tested against it. Plain data without dependencies, which the browser loads only on the seller's pages.
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
 * What a field accepts. `max` counts a text's characters; `whole` has no decimals, `decimal` at most two; a `flag` is yes or
 * no, which differs from nothing being said.
 */
type Kind =
  | { kind: 'line' | 'lines'; max: number }
  | { kind: 'decimal' | 'whole'; min: number; max: number; unit?: Unit }
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  | { kind: 'color' | 'flag' | 'id' };

/** Who brings a piece, and at whose cost; `pickup`: its buyer. */
export const deliveries = ['included', 'paid', 'pickup'] as const;
/** Who assembles a piece, and at whose cost; `self`: its buyer. */
export const assemblies = ['included', 'paid', 'self'] as const;

/** The form from top to bottom. On a phone, the groups from `sale` on are collapsed. */
export const formGroups = [
  'name',
  'price',
  'place',
  'description',
  'look',
  'size',
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
  /**
   * Message keys. A field is shown wherever it has one: `fact` on the detail page, `table` in the dashboard's table of
   * products, `report` in the products report.
   */
  words: {
    label: string;
    help: string;
    fact?: string;
    table?: string;
    report?: string;
    /** Of a detail that is a choice: what its values are called, in forms, sheets and reports. */
    values?: Readonly<Record<string, string>>;
  };
  /** The property of the product, or of its offer, in the structured data. */
  schemaOrg?: string;
};

/** Required fields, and those with rules of their own: price, sale and place. */
const mainFields = {
  product_name: {
    kind: 'line',
    max: textLimits.name,
    isRequired: true,
    group: 'name',
    words: {
      label: 'product_name',
      help: 'api_sheet_help_name',
      table: 'products_product',
      report: 'report_name',
    },
    schemaOrg: 'name',
  },
  description_en: {
    kind: 'lines',
    max: textLimits.description,
    isRequired: true,
    group: 'description',
    words: {
      label: 'profile_description_en',
      help: 'api_sheet_help_description',
      table: 'products_description',
      report: 'report_description_en',
    },
    schemaOrg: 'description',
  },
  description_al: {
    kind: 'lines',
    max: textLimits.description,
    isRequired: true,
    group: 'description',
    albanianOf: 'description_en',
    words: {
      label: 'profile_description_al',
      help: 'api_sheet_help_description',
      report: 'report_description_al',
    },
  },
  price: {
    kind: 'decimal',
    ...price,
    isRequired: true,
    group: 'price',
    words: {
      label: 'product_price',
      help: 'api_sheet_help_price',
      table: 'products_price',
      report: 'report_price',
    },
    schemaOrg: 'price',
  },
  currency: {
    kind: 'choice',
    choices: currencies,
    isRequired: true,
    group: 'price',
    words: {
      label: 'product_currency',
      help: 'api_sheet_help_currency',
      table: 'products_currency',
      report: 'report_currency',
    },
    schemaOrg: 'priceCurrency',
  },
  sale_type: {
    kind: 'choice',
    choices: saleTypes,
    group: 'sale',
    words: {
      label: 'product_discount_type',
      help: 'api_sheet_help_discount_type',
      report: 'report_sale_type',
    },
  },
  sale: {
    kind: 'decimal',
    min: 0,
    max: price.max,
    group: 'sale',
    words: {
      label: 'product_discount',
      help: 'api_sheet_help_discount',
      table: 'products_sale',
      report: 'report_sale',
    },
    schemaOrg: 'priceSpecification',
  },
  industry_id: {
    kind: 'id',
    isRequired: true,
    group: 'place',
    column: 'industry',
    words: {
      label: 'product_industry',
      help: 'api_sheet_help_industry',
      table: 'products_industry',
      report: 'report_industry',
    },
    schemaOrg: 'category',
  },
  category_id: {
    kind: 'id',
    isRequired: true,
    group: 'place',
    column: 'category',
    words: {
      label: 'product_category',
      help: 'api_sheet_help_category',
      table: 'products_category',
      report: 'report_category',
    },
    schemaOrg: 'category',
  },
} as const satisfies Record<string, ProductField>;

/** Optional fields, null where not given. Each is handled by its kind alone. */
export const details = {
  brand: {
    kind: 'line',
    max: textLimits.attribute,
    group: 'identity',
    words: {
      label: 'product_brand',
      help: 'api_sheet_help_name',
      fact: 'detail_brand',
      table: 'products_brand',
      report: 'report_brand',
    },
    schemaOrg: 'brand',
  },
  model: {
    kind: 'line',
    max: textLimits.attribute,
    group: 'identity',
    words: {
      label: 'product_model',
      help: 'api_sheet_help_name',
      fact: 'detail_model',
      report: 'report_model',
    },
    schemaOrg: 'model',
  },
  length: {
    kind: 'decimal',
    ...dimension,
    unit: 'cm',
    group: 'size',
    words: {
      label: 'product_length',
      help: 'api_sheet_help_size',
      fact: 'detail_length',
      table: 'products_dimensions',
      report: 'report_length',
    },
    schemaOrg: 'depth',
  },
  width: {
    kind: 'decimal',
    ...dimension,
    unit: 'cm',
    group: 'size',
    words: {
      label: 'product_width',
      help: 'api_sheet_help_size',
      fact: 'detail_width',
      table: 'products_dimensions',
      report: 'report_width',
    },
    schemaOrg: 'width',
  },
  height: {
    kind: 'decimal',
    ...dimension,
    unit: 'cm',
    group: 'size',
    words: {
      label: 'product_height',
      help: 'api_sheet_help_size',
      fact: 'detail_height',
      table: 'products_dimensions',
      report: 'report_height',
    },
    schemaOrg: 'height',
  },
  weight: {
    kind: 'decimal',
    ...weight,
    unit: 'kg',
    group: 'size',
    words: {
      label: 'product_weight',
      help: 'api_sheet_help_weight',
      fact: 'detail_weight',
      table: 'products_weight',
      report: 'report_weight',
    },
    schemaOrg: 'weight',
  },
  material: {
    kind: 'line',
    max: textLimits.attribute,
    group: 'material',
    words: {
      label: 'product_material_en',
      help: 'api_sheet_help_material',
      fact: 'detail_material',
      report: 'report_material',
    },
    schemaOrg: 'material',
  },
  material_al: {
    kind: 'line',
    max: textLimits.attribute,
    group: 'material',
    albanianOf: 'material',
    words: { label: 'product_material_al', help: 'api_sheet_help_material' },
  },
  color: {
    kind: 'color',
    group: 'look',
    words: {
      label: 'product_color',
      help: 'api_sheet_help_color',
      fact: 'detail_color',
      report: 'report_color',
    },
    schemaOrg: 'color',
  },
  quantity: {
    kind: 'whole',
    ...quantity,
    group: 'stock',
    words: {
      label: 'product_quantity',
      help: 'api_sheet_help_quantity',
      report: 'report_quantity',
    },
    schemaOrg: 'availability',
  },
  warranty_months: {
    kind: 'whole',
    min: 0,
    max: 600,
    unit: 'months',
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_warranty',
      help: 'api_sheet_help_warranty',
      table: 'products_warranty',
      report: 'report_warranty',
    },
    schemaOrg: 'warranty',
  },
  made_to_measure: {
    kind: 'flag',
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_made_to_measure',
      help: 'api_sheet_help_yes_or_no',
      report: 'report_made_to_measure',
    },
  },
  lead_time_weeks: {
    kind: 'whole',
    ...leadTime,
    unit: 'weeks',
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_lead_time',
      help: 'api_sheet_help_lead_time',
      report: 'report_lead_time',
    },
    schemaOrg: 'deliveryLeadTime',
  },
  delivery: {
    kind: 'choice',
    choices: deliveries,
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_delivery',
      help: 'api_sheet_help_choice',
      report: 'report_delivery',
      values: {
        included: 'delivery_included',
        paid: 'delivery_paid',
        pickup: 'delivery_pickup',
      },
    },
    schemaOrg: 'availableDeliveryMethod',
  },
  assembly: {
    kind: 'choice',
    choices: assemblies,
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_assembly',
      help: 'api_sheet_help_choice',
      report: 'report_assembly',
      values: {
        included: 'assembly_included',
        paid: 'assembly_paid',
        self: 'assembly_self',
      },
    },
  },
  take_back_days: {
    kind: 'whole',
    ...takeBack,
    unit: 'days',
    group: 'offer',
    isBeyondSpec: true,
    isOffer: true,
    words: {
      label: 'product_take_back',
      help: 'api_sheet_help_take_back',
      report: 'report_take_back',
    },
    schemaOrg: 'hasMerchantReturnPolicy',
  },
} as const satisfies Record<string, ProductField>;

/** All fields, in the order of a spreadsheet's columns. */
export const productFields = { ...mainFields, ...details };

export type DetailName = keyof typeof details;
export type ProductFieldName = keyof typeof productFields;

/** The spreadsheet column of a field. */
export type FieldColumn = {
  [Name in ProductFieldName]: (typeof productFields)[Name] extends { column: infer Other }
    ? Other
    : Name;
}[ProductFieldName];

export function columnOfField(name: ProductFieldName): FieldColumn {
  const { column }: ProductField = productFields[name];
  return column ?? (name as FieldColumn);
}

/** The names of the fields of the given kinds. */
export type OfKind<Fields, Wanted extends ProductField['kind']> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Wanted } ? Name : never;
}[keyof Fields];

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
export type KeptName = {
  [Name in DetailName]: (typeof details)[Name] extends { isBeyondSpec: true } ? Name : never;
}[DetailName];
/** The details that are phrases in the row of offer facts. */
export type OfferName = {
  [Name in DetailName]: (typeof details)[Name] extends { isOffer: true } ? Name : never;
}[DetailName];

export const detailNames = Object.keys(details) as DetailName[];
export const keptNames = detailNames.filter(
  (name): name is KeptName => 'isBeyondSpec' in details[name],
);
export const productFieldNames = Object.keys(productFields) as ProductFieldName[];

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

/** The details of a product that has none. */
export function noDetails(): ProductDetails {
  return Object.fromEntries(detailNames.map((name) => [name, null])) as ProductDetails;
}
