export { getReadiness } from './get-readiness.ts';
export { listRequestDays, listWaitingShops } from './operations-queries.ts';
export { examine } from './doctor/examine.ts';
export { tellFinding } from './doctor/finding.ts';
export type { Ground } from './doctor/ground.ts';
export { showBackups } from './show-backups.ts';
