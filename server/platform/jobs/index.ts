export { type BatchWriter, createBatchWriter } from './create-batch-writer.ts';
export { createJobs, type Jobs, type Queue, SWEEP_MS } from './create-jobs.ts';
export { insertJob, insertJobs } from './job-queries.ts';
export { findOutboxHold, type OutboxHold } from './outbox-hold.ts';
export { createFaultReporter } from './report-fault.ts';
export { findJobFigures, listFailedJobs } from './job-figures.ts';
export { startWorker } from './start-worker.ts';
