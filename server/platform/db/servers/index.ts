export { type Look, lookAtServer } from './look-at-server.ts';
export {
  findPrimary,
  NoPrimary,
  openPrimary,
  type Primary,
  serverName,
  serversOf,
} from './primary.ts';
export { createPrimaryPool } from './primary-pool.ts';
