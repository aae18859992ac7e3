/*
 * Every number that the API enforces and that the pages show or obey. No I/O and no dependency: the browser
 * loads this file as it is.
 */

/** The largest id: ids are PostgreSQL integers. */
export const maxId = 2_147_483_647;

export const paging = {
  perPage: 12,
  maxPerPage: 48,
  ordersPerPage: 5,
} as const;

/**
 * Longest texts in characters (code points), as the schemas and PostgreSQL's `char_length` count. The `maxlength` of a
 * form field counts UTF-16 units, so it never lets through more.
 */
export const textLimits = {
  query: 50,
  /** Names of businesses, products, packages and users. */
  name: 120,
  /** The name a visitor gives in a request. */
  requestName: 100,
  description: 500,
  message: 500,
  /** Brand, model and material. */
  attribute: 80,
  color: 40,
  email: 254,
  phone: 40,
  address: 200,
  url: 500,
  captchaToken: 8_192,
  idempotencyKey: 200,
  /** Where a browser takes messages. */
  endpoint: 1_000,
} as const;

export const phoneDigits = { min: 6 } as const;
export const password = { min: 8, max: 128 } as const;

export const price = { min: 0.01, max: 99_999_999.99 } as const;
export const percentage = { max: 100 } as const;
/** Length, width and height, in centimetres. */
export const dimension = { min: 0, max: 10_000 } as const;
/** In kilograms. */
export const weight = { min: 0, max: 100_000 } as const;
export const quantity = { min: 0, max: 1_000_000 } as const;

export const photos = { min: 1, max: 10 } as const;
export const picture = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 50_000_000,
  coverLongestSide: 1920,
  extensions: ['jpg', 'jpeg', 'png', 'avif', 'webp'],
  /** The only widths in which a picture is served, besides its natural one. */
  widths: [160, 320, 480, 640, 960, 1280, 1920],
} as const;

/** A spreadsheet of products. */
export const imports = {
  maxRows: 2_000,
  maxPhotos: 2_000,
  sheetBytes: 5 * 1024 * 1024,
  /** About four hundred photographs from a phone. */
  zipBytes: 1536 * 1024 * 1024,
  /** Of a photo in the zip: no browser makes it smaller on the way, and the server keeps a smaller form of it. */
  photoBytes: 15 * 1024 * 1024,
  previewHours: 24,
  undoDays: 30,
} as const;

/** Values of one facet (brands, colours, materials) in one answer. */
export const facetValues = { max: 200 } as const;
/** Ids of one bulk call, industries of a business, products of a package. */
export const listLengths = { bulkIds: 1_000, industries: 50, packageProducts: 100 } as const;
export const trendingItems = { max: 12 } as const;
/** Logos, where not all are wanted; home shows two screens of them on wide ones, which few look through. */
export const logosInTurn = { max: 100, onHome: 24 } as const;
/** While a visitor types. */
export const suggestions = { max: 8, maxCategories: 2, maxBusinesses: 2 } as const;
/** Of the same maker, and alike, beside one product or package. */
export const relatedItems = { max: 8 } as const;
export const newCollectionDays = 90;
export const trendingDays = 30;
export const statsDays = 30;
/** Rows of the report of requests: three sheets and more; beyond that the oldest are left out. */
export const reports = { maxRequests: 200_000 } as const;
/** Live streams of one account that are open in one process. */
export const liveStreams = { ofAccount: 10 } as const;
export const topViewed = { max: 3 } as const;
/** A total is exact at least up to here. */
export const exactTotal = 1_000;

/** Dates of birth: the earliest one taken, and the youngest age. */
export const birth = { earliest: '1924-01-01', minimumAge: 18 } as const;

/** Lengths of the descriptions' and labels' previews on the pages. */
export const preview = { categoryLabel: 10, tableDescription: 30 } as const;

export const lifetimes = {
  sessionDays: 30,
  verificationHours: 24,
  resetHours: 1,
  captchaMinutes: 10,
  idempotencyHours: 24,
  viewMinutes: 30,
} as const;
