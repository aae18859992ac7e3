import type { PageAssets } from '@orendi/contract/page-render';
import type { DocumentAssets } from '../platform/page-data.ts';

/** For tests that render without a build: what the server hands over. */
export const pageAssets: PageAssets = {
  start: '/start.js',
  script: '/entry.js',
  styles: [],
  sellersStyles: '/sellers.css',
  fonts: [],
  preloads: () => [],
};

/** The same as one page knows it. */
export const documentAssets: DocumentAssets = { ...pageAssets, preloads: [] };
