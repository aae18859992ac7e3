export { handOver, type HandOverFault, takeBack } from './hand-over.ts';
export { type MergeFault, mergeBusinesses, type MergePlan, planMerge } from './merge-businesses.ts';
export { listRenamedCodes } from './move-rows.ts';
export { askToMerge } from './shop-questions.ts';
