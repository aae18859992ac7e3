export { countReportedLists, forgetLists, listReportedLists, settleList } from './list-queries.ts';
