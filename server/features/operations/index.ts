export type { Ground } from './doctor/ground.ts';
export { tellFinding } from './doctor/finding.ts';
export { examine } from './examine.ts';
export { getReadiness } from './get-readiness.ts';
export { listWaitingShops } from './operations-queries.ts';
export { checks, showChecks } from './checks.ts';
