import { imports } from '@orendi/contract/limits';
import {
  type AppliedImport,
  type ImportCounts,
  importOutcomes,
  type ImportPreview,
  type ImportRow as Row,
} from '@orendi/contract/schemas/imports';
import type { Language } from '@orendi/messages';
import type { BeforeJson } from '../../../platform/http/api.ts';
import { headingOf, type Target, targets } from '../columns.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import type { ImportRow } from './import-queries.ts';
import { type JudgedUndo, undoUntil } from './undo-import.ts';
import { type JudgedRow, judgeRow, type ReadPhoto, sayZipFault } from './judge-row.ts';

const hourInMs = 60 * 60 * 1000;
/** Reading a photo takes up to a second, and waits a minute at most; beyond this, reading has failed. */
const patienceInMs = 3 * 60 * 1000;

interface Presentation {
  language: Language;
  now: Date;
  /** Whether to include the rows while photos are being read. */
  withRows: boolean;
}

export function presentPreview(
  preview: ImportRow,
  read: ReadonlyMap<string, ReadPhoto>,
  { language, now, withRows }: Presentation,
): BeforeJson<ImportPreview> {
  const { id, plan, photo_count, is_read, progress_at, created_at } = preview;
  const judged = plan.rows.map((row) => ({ row, judged: judgeRow(row, read, sayZipFault) }));
  const isLongAgo = now.getTime() - progress_at.getTime() > patienceInMs;
  const state = is_read ? 'ready' : isLongAgo ? 'broken' : 'reading';
  return {
    id,
    state,
    expires_at: new Date(created_at.getTime() + imports.previewHours * hourInMs),
    columns: presentColumns(plan, language),
    photos: { total: photo_count, read: read.size, unused: plan.unusedPhotos },
    counts: countOutcomes(judged.map((entry) => entry.judged)),
    rows:
      withRows || state !== 'reading'
        ? judged.map((entry) => presentRow(entry.row, entry.judged, plan.headings, language))
        : null,
  };
}

function presentColumns({ columns, headings }: ImportPlan, language: Language) {
  const { told = [] } = columns;
  const isFree = (column: Target) =>
    !(column in headings) || told.some((each) => each.column === column);
  const choices = targets.flatMap((column) =>
    column === 'key' || column === 'id' || !isFree(column)
      ? []
      : { column, label: headingOf(column, language) },
  );
  return { ...columns, told, choices };
}

export function countOutcomes(rows: Pick<JudgedRow, 'outcome'>[]): ImportCounts {
  const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0]));
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts as ImportCounts;
}

function presentRow(
  { row, known, name, read }: PlannedRow,
  { outcome, changes, photoCount, faults, lacks = [] }: JudgedRow,
  headings: ImportPlan['headings'],
  language: Language,
): Row {
  const heading = headingIn(headings, language);
  return {
    row,
    product_id: known?.id ?? null,
    product_name: name,
    outcome,
    changes: changes.map(heading),
    photos: photoCount,
    read: read?.[language] ?? '',
    errors: faults.map(({ column, sentence }) => ({
      column: heading(column),
      msg: sentence(language),
    })),
    lacks: outcome === 'faulty' ? [] : lacks.map(heading),
  };
}

const headingIn = (headings: ImportPlan['headings'], language: Language) => (column: Target) =>
  headings[column] ?? (column === 'key' ? '' : headingOf(column, language));

export function presentApplied(
  { id, applied_at, undone_at, result, plan }: ImportRow,
  { deleted, restored, remaining }: JudgedUndo,
  { language, now }: Omit<Presentation, 'withRows'>,
): BeforeJson<AppliedImport> {
  if (!applied_at || !result) throw new Error(`the import ${id} is not applied`);
  const until = undoUntil(applied_at);
  const isInTime = undone_at === null && now < until;
  return {
    id,
    applied_at,
    counts: result.counts,
    undo_until: isInTime && deleted.length + restored.length > 0 ? until : null,
    undo: isInTime
      ? { deleted: deleted.length, restored: restored.length, kept: remaining.length }
      : null,
    undone_at,
    drafts: (result.drafts ?? []).map(({ row, product_id, product_name, lacks }) => ({
      row,
      product_id,
      product_name,
      lacks: lacks.map(headingIn(plan.headings, language)),
    })),
    conflicts: result.conflicts,
  };
}
