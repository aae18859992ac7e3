/** The menu's reports by API name, with their file names. */
export const reportFiles = {
  requests: 'business_requests.xls',
  products: 'business_products.xls',
} as const;

export type ReportName = keyof typeof reportFiles;

export function reportAddress(report: ReportName): string {
  return `/v1/private/business-report/download-${report}`;
}
