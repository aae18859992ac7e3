import type { Market } from './create-market.ts';

export { createMarket, imprintOf, marketFacts } from './create-market.ts';
export { listVersions } from './page-text-queries.ts';
export { publishText } from './publish-text.ts';
export { saveLogo, saveMarket } from './save-market.ts';
export { showPage, showPages } from './show-pages.ts';

declare module '../../services.ts' {
  interface Services {
    /** What an operator has set of the marketplace, from memory. */
    market: () => Promise<Market>;
  }
}
