import type { Erasures } from './create-erasures.ts';

export { applyErasures } from './apply-erasures.ts';
export { addMissingLines, createErasures, journalName, readJournals } from './create-erasures.ts';

declare module '../../services.ts' {
  interface Services {
    erasures: Erasures;
  }
}
