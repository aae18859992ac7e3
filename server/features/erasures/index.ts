import type { Erasures } from './create-erasures.ts';

export { applyErasures } from './apply-erasures.ts';
export { createErasures } from './create-erasures.ts';
export { addMissingLines, journalName, readJournals } from './create-erasures.ts';

declare module '../../services.ts' {
  interface Services {
    erasures: Erasures;
  }
}
