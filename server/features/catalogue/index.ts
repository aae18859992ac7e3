export {
  listAssortment,
  type StockedCategory,
  type StockedIndustry,
} from './assortment/assortment-queries.ts';
export type { Names } from './assortment/levels.ts';
export { readIcon } from './assortment/read-icon.ts';
export { removeCategory, removeIndustry } from './assortment/remove-from-assortment.ts';
export { type Icon, saveCategory } from './assortment/save-category.ts';
export { saveIndustry } from './assortment/save-industry.ts';
export { createPackage } from './own-packages/own-packages.ts';
export { deleteOwnItems, endDeletions, finalDeletions } from './delete-own-items.ts';
export { turnSales } from './dated-sales.ts';
export { listIndustries } from './industries.ts';
export type { NewPackage } from './package-queries.ts';
export { forgetPrices } from './prices/lowest-price.ts';
export { saidValues, sayValue } from './said-values.ts';
export { productFields } from './own-products/product-form.ts';
export { selectDetails } from './product-queries.ts';
export type { ProductPicture } from './product-picture-queries.ts';
export {
  findOwnItem,
  findRequestableItem,
  type RequestableItem,
  snapshotOf,
} from './requestable-queries.ts';
export { type ProductInput, saveProducts } from './save-products.ts';
export {
  listStoredProducts,
  type ProductFields,
  type StoredFields,
  type StoredProduct,
} from './save-product-queries.ts';
