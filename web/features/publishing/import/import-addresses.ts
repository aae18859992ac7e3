import { paths } from '../../../platform/paths.ts';

/** Workbooks that the API gives as files, in the language of whoever is signed in. */
export const templateAddress = '/v1/private/imports/template';
export const catalogueAddress = '/v1/private/imports/catalogue';

/** The page with a preview that was made before. */
export const previewAddress = (id: number) => `${paths.importProducts}?preview=${id}`;
