export { handOver, type HandOverFault, takeBack } from './hand-over.ts';
export {
  askToMerge,
  type MergeFault,
  mergeBusinesses,
  type MergePlan,
  planMerge,
} from './merge-businesses.ts';
export { readRenamedCodes } from './move-rows.ts';
