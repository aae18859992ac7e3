import type { ReportReason } from '@orendi/contract/listing-reports';
import { m } from '@orendi/messages';

export const reasonNames = {
  not_available: m.listing_report_not_available,
  wrong_price: m.listing_report_wrong_price,
  misleading: m.listing_report_misleading,
  prohibited: m.listing_report_prohibited,
  duplicate: m.listing_report_duplicate,
  other: m.listing_report_other,
} satisfies Record<ReportReason, () => string>;
