import { createRoute, z } from '@hono/zod-openapi';
import { json, multipart } from '../body.ts';
import { workbook } from '../download.ts';
import { done, failures, success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import {
  AppliedImport,
  HeadingsForm,
  ImportForm,
  ImportPreview,
  UndoneImport,
} from '../schemas/imports.ts';
import { session, sessionAndXsrf } from '../security.ts';

/*
 * Products by spreadsheet, beyond the spec. A preview checks everything and writes nothing; only what it showed can be
 * applied. Hundreds of photos take minutes to read, longer than proxies allow a call to take: so the preview is
 * returned as soon as the rows are checked, and fetched again until its `state` is `ready`.
 */

const tags = ['Imports'];
const params = z.object({ id: id() });

export const downloadImportTemplate = createRoute({
  method: 'get',
  path: '/private/imports/template',
  operationId: 'downloadImportTemplate',
  summary: 'An empty workbook to fill with products',
  description:
    'Its second sheet explains the columns and lists the categories, currencies and colors.',
  tags,
  security: session,
  responses: { 200: workbook('orendi-template.xlsx'), ...failures(401, 403) },
});

export const downloadImportCatalogue = createRoute({
  method: 'get',
  path: '/private/imports/catalogue',
  operationId: 'downloadImportCatalogue',
  summary: 'The own products as a workbook that can be changed and imported again',
  tags,
  security: session,
  responses: { 200: workbook('orendi-catalogue.xlsx'), ...failures(401, 403) },
});

export const previewImport = createRoute({
  method: 'post',
  path: '/private/imports/preview',
  operationId: 'previewImport',
  summary: 'Check a spreadsheet of products, with a zip of their photos',
  description:
    'Writes nothing of the catalog. Columns are known by their Albanian or English headings, in any order; a row ' +
    'with an `ID` changes that product, any other is a new one. An earlier preview that was not applied is dropped.',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(ImportForm) },
  responses: {
    201: success('The preview', ImportPreview),
    ...failures(400, 401, 403, 413, 415, 422),
  },
});

export const explainHeadings = createRoute({
  method: 'put',
  path: '/private/imports/headings',
  operationId: 'explainHeadings',
  summary: 'Say what headings mean that were not known',
  description:
    "Kept for the business's later previews, where it goes before what is known; the sheet is checked again with a new preview.",
  tags,
  security: sessionAndXsrf,
  request: { body: json(HeadingsForm) },
  responses: { 200: done('Kept'), ...failures(400, 401, 403, 413, 415, 422) },
});

export const getImport = createRoute({
  method: 'get',
  path: '/private/imports/{id}',
  operationId: 'getImport',
  summary: 'A preview, for a day after its upload and until it is applied',
  tags,
  security: session,
  request: { params },
  responses: { 200: success('The preview', ImportPreview), ...failures(401, 403, 404, 422) },
});

export const getLastImport = createRoute({
  method: 'get',
  path: '/private/imports/last',
  operationId: 'getLastImport',
  summary: 'The import that was applied last, null before the first',
  tags,
  security: session,
  responses: {
    200: success('The import', z.union([AppliedImport, z.null()])),
    ...failures(401, 403),
  },
});

export const applyImport = createRoute({
  method: 'post',
  path: '/private/imports/{id}/apply',
  operationId: 'applyImport',
  summary: 'Publish the rows of a preview that have no faults',
  description:
    'A product that was changed since the preview is left as it is, and named in `conflicts`. A second time, or ' +
    'before the preview is `ready`, is a 409; an expired one is a 404.',
  tags,
  security: sessionAndXsrf,
  request: { params },
  responses: { 200: success('The import', AppliedImport), ...failures(401, 403, 404, 409, 422) },
});

export const undoImport = createRoute({
  method: 'post',
  path: '/private/imports/{id}/undo',
  operationId: 'undoImport',
  summary: 'Undo the import that was applied last',
  description:
    'Deletes the products it added and gives those it changed their former fields and photos. What was worked on ' +
    'since (changed, or put into a package; a bulk sale is not counted) is left as it is and named in `kept`, and can be undone once ' +
    'nothing of that is left. One that is undone already, not applied or older than 30 days is a 409; an import before the last one is not kept, hence a 404.',
  tags,
  security: sessionAndXsrf,
  request: { params },
  responses: { 200: success('What was done', UndoneImport), ...failures(401, 403, 404, 409, 422) },
});
