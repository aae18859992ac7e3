import type { RouteObject } from 'react-router';

/** The files of all pages, for those that visitors rarely open. */
export const pageFiles = import.meta.glob<Pick<RouteObject, 'Component' | 'loader'>>([
  './routes/**/*.tsx',
  '!./routes/error.tsx',
  '!**/*.test.tsx',
]);
