export { tellWatchers } from './look-for-news.ts';
export { startWatchPushWork, watchMails } from './watch-mails.ts';
export { presentCounts } from './present-counts.ts';
export { cleanUpWatches, countWatches } from './watch-queries.ts';
