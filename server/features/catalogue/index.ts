export { createPackage } from './create-package.ts';
export { deleteOwnItems } from './delete-own-items.ts';
export { listIndustries } from './industry-queries.ts';
export type { NewPackage, PackageItem } from './package-queries.ts';
export { productFields } from './own-products/product-form.ts';
export type { ProductPicture } from './product-picture-queries.ts';
export { findRequestableItem, type RequestableItem } from './requestable-queries.ts';
export { type ProductInput, type SavedProduct, saveProducts } from './save-products.ts';
export { productColumns, type ProductFields } from './save-product-queries.ts';
