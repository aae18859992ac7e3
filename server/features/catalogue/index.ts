export { createPackage } from './create-package.ts';
export { noProductFound } from './no-product-found.ts';
export type { NewPackage, PackageItem } from './package-queries.ts';
export { presentCategory } from './present-industry.ts';
export type { ProductPicture } from './product-picture-queries.ts';
export { findRequestableItem, type RequestableItem } from './requestable-queries.ts';
export { type ProductInput, type SavedProduct, saveProducts } from './save-products.ts';
export { productColumns, type ProductFields } from './save-product-queries.ts';
