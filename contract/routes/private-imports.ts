import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import {
  AppliedImport,
  HeadingsForm,
  ImportForm,
  ImportPreview,
  UndoneImport,
} from '../schemas/imports.ts';
import { callsOfRoles, json, multipart, workbook } from './calls.ts';

/*
 * Products by spreadsheet, beyond the spec. A preview checks everything and writes nothing; only what it showed can be
 * applied. Hundreds of photos take minutes to read, longer than proxies allow a call to take: so the preview is
 * returned as soon as the rows are checked, and fetched again until its `state` is `ready`.
 */

const seller = callsOfRoles('Imports');
const params = z.object({ id: id() });

export const downloadImportTemplate = seller.get(
  'downloadImportTemplate',
  '/private/imports/template',
  {
    summary: 'An empty workbook to fill with products',
    description:
      'Its second sheet explains the columns and lists the categories, currencies and colors.',
    responses: { 200: workbook('orendi-template.xlsx') },
  },
);

export const downloadImportCatalogue = seller.get(
  'downloadImportCatalogue',
  '/private/imports/catalogue',
  {
    summary: 'The own products as a workbook that can be changed and imported again',
    responses: { 200: workbook('orendi-catalogue.xlsx') },
  },
);

export const previewImport = seller.post('previewImport', '/private/imports/preview', {
  summary: 'Check a spreadsheet of products, with a zip of their photos',
  description:
    'Writes nothing of the catalog. Columns are known by their Albanian or English headings, in any order; a row ' +
    'with an `ID` changes that product, any other is a new one. An earlier preview that was not applied is dropped.',
  request: { body: multipart(ImportForm) },
  responses: {
    201: success('The preview', ImportPreview),
  },
});

export const explainHeadings = seller.put('explainHeadings', '/private/imports/headings', {
  summary: 'Say what headings mean that were not known',
  description:
    "Kept for the business's later previews, where it goes before what is known; the sheet is checked again with a new preview.",
  request: { body: json(HeadingsForm) },
  responses: { 200: done('Kept') },
});

export const getImport = seller.get('getImport', '/private/imports/{id}', {
  summary: 'A preview, for a day after its upload and until it is applied',
  request: { params },
  responses: { 200: success('The preview', ImportPreview) },
  fails: [404, 422],
});

export const getLastImport = seller.get('getLastImport', '/private/imports/last', {
  summary: 'The import that was applied last, null before the first',
  responses: {
    200: success('The import', z.union([AppliedImport, z.null()])),
  },
});

export const applyImport = seller.post('applyImport', '/private/imports/{id}/apply', {
  summary: 'Publish the rows of a preview that have no faults',
  description:
    'A product that was changed since the preview is left as it is, and named in `conflicts`. A second time, or ' +
    'before the preview is `ready`, is a 409; an expired one is a 404.',
  request: { params },
  responses: { 200: success('The import', AppliedImport) },
  fails: [404, 409, 422],
});

export const undoImport = seller.post('undoImport', '/private/imports/{id}/undo', {
  summary: 'Undo the import that was applied last',
  description:
    'Deletes the products it added and gives those it changed their former fields and photos. What was worked on ' +
    'since (changed, or put into a package; a bulk sale is not counted) is left as it is and named in `kept`, and can be undone once ' +
    'nothing of that is left. One that is undone already, not applied or older than 30 days is a 409; an import before the last one is not kept, hence a 404.',
  request: { params },
  responses: { 200: success('What was done', UndoneImport) },
  fails: [404, 409, 422],
});
