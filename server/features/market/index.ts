import type { Market } from './create-market.ts';

export { createMarket, imprintOf, marketFacts } from './create-market.ts';
export { publishText } from './publish-text.ts';
export { renderMarkdown } from './render-text.ts';
export { saveLogo, saveMarket } from './save-market.ts';
export { showPage } from './show-page.ts';

declare module '../../services.ts' {
  interface Services {
    /** The settings of the marketplace, and the texts of its pages, from memory. */
    market: () => Promise<Market>;
  }
}
