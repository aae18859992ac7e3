export { tellWatchers } from './look-for-news.ts';
export { startWatchPushWork, watchMails } from './watch-mails.ts';
export { cleanUpWatches, countWatches } from './watch-queries.ts';
export { describeSearch } from './watched-search.ts';
