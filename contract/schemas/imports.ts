import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, Time } from '../fields/answer.ts';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice, flag } from '../fields/choice.ts';
import { fault } from '../fields/fault.ts';
import { requiredLines } from '../fields/text.ts';
import { currencies } from '../money.ts';
import { columnOfField, productFieldNames } from '../product-fields.ts';

/** A file of a multipart form that is not a picture. The server streams it; the schema only describes it. */
const file = () =>
  z.custom(() => true, fault('api_required')).openapi({ type: 'string', format: 'binary' });

/** How a sheet is read. */
export const ImportQuery = z.object({
  drafts: blankAsAbsent(flag()).describe(
    'Whether rows that lack something become drafts, which a later import or change publishes with what they lacked; ' +
      'default: they are faulty. With it, photos may come without a sheet: they are put to drafts without photos by model or name',
  ),
  currency: blankAsAbsent(choice(currencies)).describe(
    'For prices that the sheet gives no currency',
  ),
});
export type ImportQuery = z.output<typeof ImportQuery>;

/** A spreadsheet of products and, if it names photo files, a zip that contains them. */
export const ImportForm = named('ImportForm', {
  sheet: file()
    .optional()
    .describe('.xlsx, .xls, .ods or .csv, told by its content; only photos for drafts need none'),
  photos: file().optional().describe('A .zip of photos; folders in it do not matter'),
  images: z.array(file()).optional().describe('Photos in place of a zip, up to a hundred'),
});

export const importOutcomes = ['added', 'updated', 'unchanged', 'faulty'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const ImportRow = named('ImportRow', {
  row: Count.describe('Its number in the sheet, where the first is 1; 0 without a sheet'),
  product_id: Id.nullable().describe('Null for a product that is new'),
  product_name: z.string(),
  outcome: z.enum(importOutcomes),
  changes: z.array(z.string()).describe('Of an updated product: headings of what changes'),
  photos: Count.describe('How many the product has afterwards'),
  read: z
    .string()
    .describe('The price, category and sizes as they were understood, to be read by a person'),
  errors: z
    .array(z.object({ column: z.string(), msg: z.string() }))
    .describe(
      "`column` is the heading as the sheet has it, else in the caller's language. A draft goes without what they are about",
    ),
  lacks: z.array(z.string()).describe('Of a draft: headings of what keeps it from being published'),
});
export type ImportRow = z.infer<typeof ImportRow>;

const ImportCounts = named('ImportCounts', each(importOutcomes, Count));
export type ImportCounts = z.infer<typeof ImportCounts>;

/**
 * `reading`: the rows are checked, the photos are still being read. `ready`: it can be applied. `broken`: a restart of
 * the server interrupted the reading, and the files must be uploaded again.
 */
export const ImportPreview = named('ImportPreview', {
  id: Id,
  state: z.enum(['reading', 'ready', 'broken']),
  expires_at: Time,
  columns: z.object({
    understood: z.array(z.string()),
    unknown: z.array(z.string()),
    told: z
      .array(z.object({ heading: z.string(), column: z.string() }))
      .describe('Headings that the business has explained'),
    choices: z
      .array(z.object({ column: z.string(), label: z.string() }))
      .describe('What a heading can mean, but for columns that others have'),
  }),
  photos: z.object({
    total: Count,
    read: Count,
    unused: z.array(z.string()).describe('Files of the zip that no row names'),
  }),
  counts: ImportCounts,
  rows: z
    .array(ImportRow)
    .nullable()
    .describe(
      'All rows that are not empty. Null in answers to GET while `state` is `reading`, as it is asked often then',
    ),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The meanings of the business's own headings, from now on. `nothing`: nothing that a product has. */
export const HeadingsForm = named('ImportHeadingsForm', {
  headings: z
    .array(
      z.object({
        heading: requiredLines(200),
        column: z.enum([
          ...productFieldNames.map(columnOfField),
          ...(['photos', 'old_price', 'dimensions', 'nothing'] as const),
        ]),
      }),
    )
    .max(100),
});
export type HeadingsForm = z.infer<typeof HeadingsForm>;

const KeptProduct = z.object({ product_id: Id, product_name: z.string() });

const UndoCounts = z
  .object({ deleted: Count, restored: Count, kept: Count })
  .describe('Products deleted, restored, and left alone because they were edited since');

/** An import that has been written. Its faulty rows were left out. */
export const AppliedImport = named('AppliedImport', {
  id: Id,
  applied_at: Time,
  counts: ImportCounts,
  undo_until: Time.nullable().describe(
    'Null while there is nothing that can be undone, and when it is too late',
  ),
  undo: UndoCounts.nullable().describe(
    'What an undo would do now; null when it is too late, and when all is undone',
  ),
  undone_at: Time.nullable(),
  drafts: z
    .array(KeptProduct.extend({ row: Count, lacks: z.array(z.string()) }))
    .describe('Drafts as they were left, with headings of what they lack'),
  conflicts: z
    .array(KeptProduct.extend({ row: Count, reason: z.enum(['changed', 'deleted']) }))
    .describe('Rows left out because their product was changed or deleted after the preview'),
});
export type AppliedImport = z.infer<typeof AppliedImport>;

/** Lists the products that the undo left alone because they were edited since. */
export const UndoneImport = named('UndoneImport', {
  id: Id,
  undone_at: Time,
  deleted: Count,
  restored: Count,
  kept: z.array(KeptProduct.extend({ reason: z.enum(['changed', 'deleted', 'in_package']) })),
});
export type UndoneImport = z.infer<typeof UndoneImport>;
