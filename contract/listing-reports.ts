/** Reasons to report a listing, in the order of the form. */
export const reportReasons = [
  'not_available',
  'wrong_price',
  'misleading',
  'prohibited',
  'duplicate',
  'other',
] as const;
/** Reasons to report a list: only its texts are its maker's. */
export const listReportReasons = ['prohibited', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];
