export { listCategories } from './list-categories.ts';
export { type Category, categoryFinder } from './reading/category-finder.ts';
export { checkFields } from './reading/check-fields.ts';
export { startImportCleanup } from './start-import-cleanup.ts';
