/** The reports of the menu, by their names in the API, and the files they come as. */
export const reportFiles = {
  requests: 'business_requests.xls',
  products: 'business_products.xls',
} as const;

export type ReportName = keyof typeof reportFiles;

export function reportAddress(report: ReportName): string {
  return `/v1/private/business-report/download-${report}`;
}
