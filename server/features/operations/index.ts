export { getHealth, type Health } from './get-health.ts';
export { getReadiness } from './get-readiness.ts';
export { examine } from './doctor/examine.ts';
export { tellFinding } from './doctor/finding.ts';
export type { Ground } from './doctor/ground.ts';
export { showBackups } from './show-backups.ts';
