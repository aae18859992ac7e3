export { FolderInUse, lockDataFolder } from './data-folder-lock.ts';
export type { EmbeddedOptions } from './prepare-cluster.ts';
export { findRunningPostgres } from './connection.ts';
export { hasDatabase } from './database-folder.ts';
export { startEmbeddedPostgres, startLockedPostgres } from './start-embedded-postgres.ts';
export { stopOrphanIn } from './stop-orphan.ts';
