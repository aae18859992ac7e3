import type { PageAssets } from '@orendi/contract/page-render';
import type { DocumentAssets } from '../platform/page-data.ts';

/** The assets the server would provide, for tests that render without a build. */
export const pageAssets: PageAssets = {
  start: '/start.js',
  script: '/entry.js',
  styles: [],
  sellersStyles: '/sellers.css',
  fonts: [],
  preloads: () => [],
};

/** The same, for a single page. */
export const documentAssets: DocumentAssets = { ...pageAssets, preloads: [] };
