/*
 * Every number that the API enforces and that the pages show or obey. No I/O and no dependencies: the browser loads
 * this file as it is.
 */

/** The largest id: ids are PostgreSQL integers. */
export const maxId = 2_147_483_647;

export const paging = {
  perPage: 12,
  maxPerPage: 48,
  ordersPerPage: 5,
  /** Rows on a page of the operator's console. */
  consolePerPage: 20,
} as const;

/**
 * Maximum text lengths in characters (code points), as counted by the schemas and PostgreSQL's `char_length`. The
 * `maxlength` of a form field counts UTF-16 units, so it is never more permissive.
 */
export const textLimits = {
  query: 50,
  /** Names of businesses, products, packages and users. */
  name: 120,
  /** The name a visitor gives in a request. */
  requestName: 100,
  description: 500,
  message: 500,
  /** An advert that a seller pastes. */
  post: 5_000,
  /** Brand, model and material. */
  attribute: 80,
  color: 40,
  email: 254,
  passkeyName: 60,
  /** A code of an authenticator, or a recovery code, with any spaces or hyphens in it. */
  signInCode: 40,
  phone: 40,
  /** Room for the spaces that people type. */
  taxNumber: 40,
  address: 200,
  deliveryNote: 200,
  /** On a lead. */
  note: 2_000,
  lostReason: 200,
  url: 500,
  /** The name of the marketplace, which stands in the bar of a phone. */
  marketName: 40,
  /** The legal name and the registration number of whoever runs it. */
  legalText: 200,
  /** In Markdown, in one language. */
  pageText: 20_000,
  /** The operator's words on the page of a room, a category or a town. */
  landingText: 4_000,
  captchaToken: 8_192,
  idempotencyKey: 200,
  /** The URL of a browser's push subscription. */
  endpoint: 1_000,
  /** The parameters of a search in an address. */
  search: 1_000,
} as const;

/** Lists of pieces that are shared by link; lengths in characters. */
export const sharedLists = { max: 100, nameLength: 60, noteLength: 140, unusedMonths: 12 } as const;

/** Open reports of a listing or a list; more of them say nothing new. */
export const mostReports = 200;

/** Prepared answers of a business. */
export const replyTemplates = { max: 30, nameLength: 40, textLength: 1_000 } as const;

/** Means to sign in besides the password. */
export const factors = { recoveryCodes: 10, passkeys: 20 } as const;

/** The figure of how soon a business answers, and what has to be there for buyers to see it. */
export const answerTime = {
  days: 90,
  leads: 5,
  /** The most of one network and day. */
  networkLeads: 3,
  /** Buyers who say that they were reached, at least. */
  confirmed: 2,
  /** The largest share of the leads that count. */
  deniedShare: 1 / 5,
  /** The share of them that is answered within the hours shown. */
  usualShare: 3 / 4,
  /** In hours; nothing is said of whoever takes longer. */
  steps: [1, 2, 3, 6, 12, 24],
} as const;

/** Figures of leads: of the present month and those before it, and of the pieces with the most. */
export const leadFigures = { months: 12, pieces: 100 } as const;

/** When a piece is said to lack requests, and what may be why. */
export const listingTips = {
  most: 20,
  /** Days without a lead or a contact. */
  quietDays: 30,
  /** In characters; a shorter description says hardly more than the name. */
  shortDescription: 40,
  /** Pieces whose price is compared, those with the most looks; each takes reading all like it. */
  compared: 50,
  /** Fewer like pieces make no price to compare with. */
  likePieces: 5,
  /** A dearer piece costs more than this many times the median. */
  dearShare: 1.25,
  /** In 30 days. */
  manyLooks: 30,
} as const;

export const phoneDigits = { min: 6 } as const;
export const password = { min: 8, max: 128 } as const;

export const price = { min: 0.01, max: 99_999_999.99 } as const;
export const percentage = { max: 100 } as const;
/** Length, width and height, in centimeters. */
export const dimension = { min: 0, max: 10_000 } as const;
/** About a size is what differs from it by this part at most. */
export const aboutShare = 0.1;
/** In kilograms. */
export const weight = { min: 0, max: 100_000 } as const;
/** Until a piece is ready, in weeks. */
export const leadTime = { min: 0, max: 104 } as const;
/** Days in which a seller takes a piece back. */
export const takeBack = { min: 0, max: 365 } as const;
export const quantity = { min: 0, max: 1_000_000 } as const;

export const photos = { min: 1, max: 10 } as const;
export const picture = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** In pixels, as stored; the largest size served is 1920 wide, which a portrait photo of this height still fills. */
  longestSide: 2560,
  coverLongestSide: 1920,
  extensions: ['jpg', 'jpeg', 'png', 'avif', 'webp'],
  /** The only widths in which a picture is served, besides its natural one. */
  widths: [160, 320, 480, 640, 960, 1280, 1920],
} as const;

/** Photographs that a buyer adds to a request. */
export const requestPhotos = {
  max: 3,
  /** In pixels. */
  longestSide: 1920,
  uploadsADay: 20,
} as const;

/** A spreadsheet of products. */
export const imports = {
  maxRows: 2_000,
  maxPhotos: 2_000,
  /** Sent by themselves, not in a zip. */
  maxImages: 100,
  sheetBytes: 5 * 1024 * 1024,
  /** About four hundred phone photos. */
  zipBytes: 1536 * 1024 * 1024,
  /** Per photo in the zip: no browser downscales it first; the server stores a smaller version. */
  photoBytes: 15 * 1024 * 1024,
  previewHours: 24,
  undoDays: 30,
} as const;

/** Bodies of calls, whatever they hold. */
export const bodies = {
  /** In characters: names of form fields and of JSON members. */
  nameLength: 100,
  /** Fields and files of a form. */
  parts: 200,
  /** In bytes: one text of a form, and all of them. */
  textBytes: 64 * 1024,
  textsBytes: 256 * 1024,
  jsonBytes: 64 * 1024,
  /** How deep lists and objects may be in each other. */
  jsonDepth: 16,
  /** Members of all objects and entries of all lists. */
  jsonValues: 5_000,
} as const;

/** Values of one facet (brands, colors, materials) in one answer, and chosen at once. */
export const facetValues = { max: 200, maxChosen: 20 } as const;
/** Near misses of a search that found less than enough. */
export const nothingFound = { enough: 4, mostMisses: 6 } as const;
/** Ids per bulk call, listings that the operator hides and labels printed at once, industries and towns per business, products per package. */
export const listLengths = {
  bulkIds: 1_000,
  hiddenAtOnce: 100,
  labels: 200,
  industries: 50,
  deliveryTowns: 100,
  packageProducts: 100,
} as const;
/** Times at which a business opens on one day. */
export const spansOfDay = { max: 4 } as const;
export const cardPictures = { max: 3 } as const;
export const trendingItems = { max: 12 } as const;
/**
 * Logos in an answer that does not need them all; home shows two screenfuls on wide screens, and few visitors look
 * further.
 */
export const logosInTurn = { max: 100, onHome: 24 } as const;
/** Pieces that a browser keeps, that are read at once, and that stand beside each other. */
export const keptPieces = { max: 200, atOnce: 100, minCompared: 2, maxCompared: 4 } as const;
/** While a visitor types. */
export const suggestions = { max: 8, maxCategories: 2, maxBusinesses: 2 } as const;
/** Listings from the same maker or similar, shown beside a listing. */
export const relatedItems = { max: 8 } as const;
export const newCollectionDays = 90;
export const trendingDays = 30;
export const statsDays = 30;
export const market = { weeks: 12, days: 30, shops: 100, wishes: 100 } as const;
/** Rows of the requests report, which fill over three sheets; beyond that the oldest are left out. */
export const reports = { maxRequests: 200_000 } as const;
/** Open invitations of a business. */
export const invitations = { max: 20 } as const;
/** Open live streams per account and process. */
export const liveStreams = { ofAccount: 10 } as const;
export const topViewed = { max: 3 } as const;

/** The earliest accepted date of birth, and the minimum age. */
export const birth = { earliest: '1924-01-01', minimumAge: 18 } as const;

/** Lengths of truncated descriptions and labels on the pages. */
export const preview = { categoryLabel: 10, tableDescription: 30 } as const;

/** Businesses asked the same at once or one after the other, and how many of them are offered where one is silent. */
export const rounds = { max: 3, offered: 2 } as const;

/** Watches of an address or a browser, and new pieces of one that a mail shows. */
export const watches = { max: 20, shown: 6 } as const;

export const lifetimes = {
  sessionDays: 30,
  verificationHours: 24,
  resetHours: 1,
  securityEventDays: 90,
  /** For how long a browser that has signed in is known. */
  knownDeviceDays: 365,
  /** An operator signs in anew after this long, however busy. */
  operatorSessionHours: 12,
  captchaMinutes: 10,
  /** For which a visitor's cookie tells one from the others behind an address. */
  visitorDays: 30,
  /** For turning the second factor on once it has been started. */
  enrollmentMinutes: 15,
  /** For answering the challenge of a passkey. */
  passkeyMinutes: 10,
  idempotencyHours: 24,
  viewMinutes: 30,
  /** A report by a visitor, from when the operator has decided about it. */
  settledReportDays: 90,
  searchDays: 30,
  /** The name and kind of a listing that its seller has deleted. */
  goneDays: 365,
  /** How often buttons were pressed, by day. */
  pressDays: 400,
  /** For accepting an invitation to a business. */
  invitationDays: 14,
  /** A dropped request can be taken back for as long. */
  droppedDays: 30,
  /** For the link of a buyer's own request. */
  ownRequestDays: 180,
  /** A withdrawn request can be taken back for as long, and is asked about after as long. */
  withdrawalHours: 24,
  /** After a day without an answer a buyer is asked whether the seller reached them, after two others are offered. */
  reachedHours: 24,
  silenceHours: 48,
  /** For confirming a watch; and after the last look at what it told. */
  unconfirmedWatchDays: 3,
  watchDays: 90,
} as const;

/** The latest date of birth of someone old enough on `today`, as `YYYY-MM-DD`. */
export function latestBirthDate(today: Date): string {
  const year = String(today.getUTCFullYear() - birth.minimumAge);
  return year + today.toISOString().slice(4, 10);
}
