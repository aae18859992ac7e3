export { findLastBackup, runBackup } from './backup-runs.ts';
export { readSecret, verifyBackup } from './verify-backup.ts';
export { findBackup } from './layout.ts';
export { findHeldOutbox, type HeldOutbox, releaseOutbox } from './release-outbox.ts';
export { restoreBackup, type Restored } from './restoring/restore-backup.ts';
export { firstDue, scheduledSince, startBackupWork } from './start-backup-work.ts';
export { findOwner as findOwnerOfBackups } from './taking/prepare-folder.ts';
export type { TakenBackup } from './taking/take-backup.ts';
