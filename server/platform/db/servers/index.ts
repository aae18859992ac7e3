export { type Look, lookAtServer } from './primary.ts';
export {
  findPrimary,
  NoPrimary,
  openPrimary,
  type Primary,
  serverName,
  serversOf,
} from './primary.ts';
export { createPrimaryPool } from './primary-pool.ts';
