export { type Look, lookAtServer } from './look-at-server.ts';
export { serverName, serversOf } from './name-servers.ts';
export { findPrimary, NoPrimary, openPrimary, type Primary } from './primary.ts';
export { createPrimaryPool } from './primary-pool.ts';
