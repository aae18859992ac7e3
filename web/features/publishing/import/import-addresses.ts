import { paths } from '../../../platform/paths.ts';

/** Workbooks the API serves as downloads, in the signed-in user's language. */
export const templateAddress = '/v1/private/imports/template';
export const catalogueAddress = '/v1/private/imports/catalogue';

/** The page showing an existing preview. */
export const previewAddress = (id: number) => `${paths.importProducts}?preview=${id}`;
