export {
  markFolder,
  markName,
  readFolderMark,
  refuseForeignDataFolder,
} from './data-folder-mark.ts';
export { proveFirst } from './prove-first.ts';
export { type MarkedPlace, provePlace, tellForeign } from './prove-place.ts';
export { ensureShopId, readShopId, renewShopId } from './shop-id.ts';
