import { listStoredProducts, type StoredProduct } from '@orendi/server/features/catalogue/index';
import { lockBusinesses, createBusiness } from '@orendi/server/features/businesses/index';
import {
  filesOf,
  judgeRow,
  type JudgedRow,
  planRow,
  type PlanRules,
  type ReadyRow,
  writeRows,
} from '@orendi/server/features/spreadsheets/index';
import type { Services } from '@orendi/server/services';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import type { FoundBusiness } from '@orendi/server/features/operators/index';
import type { NewBusiness } from '../business/read-new-business.ts';
import type { PhotoShelf } from '../photos/photo-shelf.ts';
import type { IdentifiedRow } from './identify-row.ts';
import type { ImportResult } from './import-result.ts';
import type { Touch } from '@orendi/server/platform/db/changes';
import type { Trx } from '@orendi/server/platform/db/tables';
import { sql } from 'kysely';
import { insertPictures } from '@orendi/server/platform/media/index';

export interface ImportJob {
  services: Pick<Services, 'changes' | 'db' | 'media'>;
  rules: PlanRules;
  /** A new business is created together with its first products, or not at all. */
  business: FoundBusiness | NewBusiness;
  shelf: PhotoShelf;
  /** Gives a photo from the folder to products that have none of their own. */
  sharePhotos: boolean;
  /** Plans everything and writes nothing. */
  dryRun: boolean;
  actor: string;
  /** The name of the file, for the audit log. */
  file: string;
  /** The run is written down with its first batch. */
  isRecorded: boolean;
  /** The line on which each article number occurred. */
  lines: Map<string, number>;
  result: ImportResult;
}

type PlannedLine = ReadyRow & { line: IdentifiedRow };

/**
 * Plans rows, stores the photos of those that can be imported, writes them in one transaction, and adds each row's
 * outcome to the result. A refused row leaves no picture behind.
 */
export async function importBatch(lines: IdentifiedRow[], job: ImportJob): Promise<void> {
  const sound = await sortOut(lines, job);
  if (sound.length === 0) return;
  const written = job.dryRun ? sound : await write(sound, job);
  for (const { line, judged } of written) {
    if (judged.outcome === 'faulty') refuse(line, judged, job);
    else job.result[judged.outcome] += 1;
  }
}

/** Returns the rows that can be imported; repeated and refused rows go into the result. */
async function sortOut(lines: IdentifiedRow[], job: ImportJob): Promise<PlannedLine[]> {
  const { services, business, shelf, result } = job;
  const known = await listKnown(services.db, 'id' in business ? business.id : null, lines);
  const sound: PlannedLine[] = [];
  for (const line of lines) {
    const firstLine = job.lines.get(line.key);
    if (firstLine !== undefined) {
      result.repeated.push({ line: line.line, label: line.label, firstLine });
      continue;
    }
    const row = plan(line, known.get(line.key), job);
    const files = row.fields ? filesOf(row.photos) : [];
    await shelf.look(files);
    const judged = judge(row, job);
    if (judged.outcome === 'faulty') {
      refuse(line, judged, job);
      continue;
    }
    await shelf.keep(files);
    job.lines.set(line.key, line.line);
    sound.push({ line, row, judged });
  }
  return sound;
}

/** @returns the rows as they were written; some may have become faulty meanwhile */
async function write(sound: PlannedLine[], job: ImportJob): Promise<PlannedLine[]> {
  const { services, business, shelf } = job;
  if ('logo' in business) await services.media.keep(business.logo);
  const { businessId, planned } = await services.changes.transaction(async (trx, touch) => {
    const businessId = 'id' in business ? business.id : await addBusiness(trx, touch, business);
    await lockBusinesses(trx, { businessId });
    // Planned again: the seller may have changed a product since.
    const lines = sound.map(({ line }) => line);
    const known = await listKnown(trx, businessId, lines);
    const planned = lines.map((line) => {
      const row = plan(line, known.get(line.key), job);
      return { line, row, judged: judge(row, job) };
    });
    const kept = [...known.values()].flatMap(({ pictures }) => pictures);
    const pictures = new Map([
      ...kept.map(({ key, bytes }) => [key, { bytes }] as const),
      ...shelf.known,
    ]);
    await writeRows(trx, touch, businessId, planned, pictures);
    const industryIds = planned.flatMap(({ row }) => row.fields?.industry_id ?? []);
    await joinIndustries(trx, touch, businessId, industryIds);
    if (!job.isRecorded) {
      const subject = `business ${businessId}`;
      const { actor, file: details } = job;
      await recordAction(trx, { actor, action: 'import', subject, details });
    }
    return { businessId, planned };
  });
  job.isRecorded = true;
  if ('logo' in business) {
    const { business_name } = business;
    job.business = { id: businessId, business_name, suspended_at: null, formerId: null };
  }
  return planned;
}

/** A business's existing products among these rows, by article number; a new business has none. */
async function listKnown(db: Services['db'], businessId: number | null, lines: IdentifiedRow[]) {
  if (businessId === null) return new Map();
  const keys = lines.map(({ key }) => key);
  const products = await listStoredProducts(db, businessId, { keys });
  return new Map(products.map((product) => [product.fields.external_key ?? '', product]));
}

function plan(line: IdentifiedRow, known: StoredProduct | undefined, job: ImportJob) {
  const { key, name, cellOf, faults } = line;
  const shareBy = job.sharePhotos ? key : undefined;
  const subject = { row: line.line, name, known, key, labels: [key], shareBy };
  return planRow(subject, cellOf, job.rules, faults);
}

const judge = (row: ReadyRow['row'], { shelf }: ImportJob) =>
  judgeRow(row, shelf.read, (_file, fault) => () => fault);

function refuse({ line, label, cells }: IdentifiedRow, { faults }: JudgedRow, job: ImportJob) {
  const said = faults.map(({ column, sentence }) => `${column}: ${sentence('en')}`);
  job.result.refused.push({ line, label, cells, faults: said });
}

/** The caller stores its logo. */
async function addBusiness(trx: Trx, touch: Touch, { logo, ...business }: NewBusiness) {
  await insertPictures(trx, [logo]);
  const texts = { description_en: '', description_al: '' };
  return createBusiness(trx, touch, { ...business, ...texts, logo: logo.key }, []);
}

/** Adds a business to industries; keeps those it is already in. */
async function joinIndustries(trx: Trx, touch: Touch, businessId: number, industryIds: number[]) {
  const { numAffectedRows: added = 0n } = await sql`
    insert into business_industry (business_id, industry_id)
    select distinct ${businessId}::int, unnest(${industryIds}::int[])
    on conflict do nothing`.execute(trx);
  if (added > 0n) touch(`business:${businessId}`);
}
