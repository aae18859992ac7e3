/** What can be wrong with a listing, as visitors report it; in the order in which the form offers it. */
export const reportReasons = [
  'not_available',
  'wrong_price',
  'misleading',
  'prohibited',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
