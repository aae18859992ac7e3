import type { Erasures } from './create-erasures.ts';

export { applyErasures, type Applied } from './apply-erasures.ts';
export { createErasures } from './create-erasures.ts';
export { addMissingLines, appendLines, journalName, readJournals } from './create-erasures.ts';

declare module '../../services.ts' {
  interface Services {
    erasures: Erasures;
  }
}
