export {
  type MarkedPlace,
  markFolder,
  markName,
  proveFirst,
  provePlace,
  readFolderMark,
  refuseForeignDataFolder,
  tellForeign,
} from './prove-place.ts';
export { ensureShopId, readShopId, renewShopId } from './shop-id.ts';
