export { findLastBackup, type LastBackup } from './backup-run-queries.ts';
export { verifyBackup } from './checking/verify-backup.ts';
export { findBackup, listBackups } from './find-backup.ts';
export { findHeldOutbox, type HeldOutbox, releaseOutbox } from './release-outbox.ts';
export { restoreBackup, type Restored } from './restoring/restore-backup.ts';
export { runBackup } from './run-backup.ts';
export { firstDue, startBackupWork } from './start-backup-work.ts';
export { findOwner as findOwnerOfBackups } from './taking/prepare-folder.ts';
export type { TakenBackup } from './taking/take-backup.ts';
