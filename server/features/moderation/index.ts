export {
  findOperatedListing,
  listHiddenListings,
  type OperatedListing,
} from './hiding/hiding-queries.ts';
export { listKnownListings, listReportedListings } from './hiding/known-listings.ts';
export { setHidden } from './hiding/set-hidden.ts';
export { dismissReports, keepReports } from './reports/settle-reports.ts';
export { countReportedListings } from './reports/report-queries.ts';
export { listReports, type ReportedListing } from './reports/list-reports.ts';
export { reportMails } from './reports/report-mail.ts';
export { startApprovalPushWork } from './approval-push.ts';
export { setSuspension } from './set-suspension.ts';
