/** Reasons to report a listing, in the order of the form. */
export const reportReasons = [
  'not_available',
  'wrong_price',
  'misleading',
  'prohibited',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
