export { tellWatchers } from './look-for-news.ts';
export { startWatchPushWork, watchMails } from './watch-mails.ts';
export { cleanUpWatches } from './watch-queries.ts';
export { presentCounts } from './watched-search.ts';
