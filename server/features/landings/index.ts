import type { LandingIndex } from './landing-index.ts';

export { findLandingText, saveLandingText } from './landing-texts.ts';
export { type LandingIndex, rememberLandings } from './landing-index.ts';

declare module '../../services.ts' {
  interface Services {
    /** The pages of rooms, categories and towns, from memory. */
    landings: () => Promise<LandingIndex>;
  }
}
