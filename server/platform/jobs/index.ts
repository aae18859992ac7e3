export { createJobs, type Jobs, type Queue, SWEEP_MS } from './create-jobs.ts';
export { createFaultReporter } from './report-fault.ts';
export { startWorker } from './start-worker.ts';
