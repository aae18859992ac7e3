export { createJobs, type Jobs, type Queue } from './create-jobs.ts';
export { migrateJobs } from './migrate-jobs.ts';
export { createFaultReporter } from './report-fault.ts';
