export { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
export type { EmbeddedLog, EmbeddedOptions } from './embedded-options.ts';
export { findRunningPostgres } from './find-running-postgres.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';
