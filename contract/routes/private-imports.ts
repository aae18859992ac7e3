import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import * as imports from '../schemas/imports.ts';
import { attachment, callsOf, json, multipart } from './calls.ts';

/*
 * Products by spreadsheet, beyond the spec. A preview checks everything and writes nothing; only what it showed can be
 * applied. Hundreds of photos take minutes to read, longer than proxies allow a call to take: so the preview is
 * returned as soon as the rows are checked, and fetched again until its `state` is `ready`.
 */

const editor = callsOf('Imports', 'member', { mayBeOperator: true });

export const downloadImportTemplate = editor.get('/private/imports/template', {
  summary: 'An empty workbook to fill with products',
  description:
    'Its second sheet explains the columns and lists the categories, currencies and colors.',
  responses: attachment('orendi-template.xlsx'),
});

export const downloadImportCatalogue = editor.get('/private/imports/catalogue', {
  summary: 'The own products as a workbook that can be changed and imported again',
  responses: attachment('orendi-catalogue.xlsx'),
});

export const previewImport = editor.post('/private/imports/preview', {
  summary: 'Check a spreadsheet of products, with a zip of their photos',
  description:
    'Writes nothing of the catalog. Columns are known by their Albanian or English headings, in any order; a row ' +
    'with an `ID` changes that product, any other is a new one. An earlier preview that was not applied is dropped.',
  request: { query: imports.ImportQuery, body: multipart(imports.ImportForm) },
  responses: created('The preview', imports.ImportPreview),
});

export const explainHeadings = editor.put('/private/imports/headings', {
  summary: 'Say what headings mean that were not known',
  description:
    "Kept for the business's later previews, where it goes before what is known; the sheet is checked again with a new preview.",
  request: { body: json(imports.HeadingsForm) },
  responses: done('Kept'),
});

export const getImport = editor.get('/private/imports/{id}', {
  summary: 'A preview, for a day after its upload and until it is applied',
  responses: success('The preview', imports.ImportPreview),
});

export const getLastImport = editor.get('/private/imports/last', {
  summary: 'The import that was applied last, null before the first',
  responses: success('The import', z.union([imports.AppliedImport, z.null()])),
});

export const applyImport = editor.post('/private/imports/{id}/apply', {
  summary: 'Publish the rows of a preview that have no faults, and keep its drafts',
  description:
    'A product that was changed since the preview is left as it is, and named in `conflicts`. A second time, or ' +
    'before the preview is `ready`, is a 409; an expired one is a 404.',
  responses: success('The import', imports.AppliedImport, 409),
});

export const undoImport = editor.post('/private/imports/{id}/undo', {
  summary: 'Undo the import that was applied last',
  description:
    'Deletes the products it added and gives those it changed their former fields and photos. What was worked on ' +
    'since (changed, or put into a package; a bulk sale is not counted) is left as it is and named in `kept`, and can be undone once ' +
    'nothing of that is left. One that is undone already, not applied or older than 30 days is a 409; an import before the last one is not kept, hence a 404.',
  responses: success('What was done', imports.UndoneImport, 409),
});
