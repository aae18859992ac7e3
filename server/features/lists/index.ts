export { forgetLists, listReportedLists } from './list-queries.ts';
export { dismissListReports, removeList } from './settle-list.ts';
