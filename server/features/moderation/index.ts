export {
  findOperatedListing,
  listHiddenListings,
  type OperatedListing,
} from './hiding/hiding-queries.ts';
export { listKnownListings } from './hiding/known-listings.ts';
export { setHidden } from './hiding/set-hidden.ts';
export { dismissReports } from './reports/dismiss-reports.ts';
export { countReportedListings } from './reports/report-queries.ts';
export { listReportedListings } from './list-reported-listings.ts';
export { listReports, type ReportedListing, type ReportState } from './reports/list-reports.ts';
export { reportMails } from './reports/report-mail.ts';
export { startReportCleanup } from './reports/start-report-cleanup.ts';
export { setSuspension } from './set-suspension.ts';
