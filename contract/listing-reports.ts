/** Reasons to report a listing, in the order of the form. */
export const reportReasons = [
  'not_available',
  'wrong_price',
  'misleading',
  'prohibited',
  'duplicate',
  'other',
] as const;
/** Those for which a list is reported: its texts are its maker's, its pieces are not. */
export const listReportReasons = ['misleading', 'prohibited', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];
