import type { Language } from '@orendi/contract/language';
import type { AppliedImport } from '@orendi/contract/schemas/imports';
import type { ProductPicture, StoredFields } from '../../catalogue/index.ts';
import type { Column, Target } from '../columns.ts';
import type { PhotoRef } from '../photos/choose-photos.ts';
import type { ColumnPlaces } from '../reading/match-columns.ts';

/** The findings of a preview, stored as JSON. */
export interface ImportPlan {
  columns: {
    understood: string[];
    unknown: string[];
    /** Missing, as `read` of a row, from a plan of the version before. */
    told?: ColumnPlaces['told'];
  };
  headings: Partial<Record<Target, string>>;
  unusedPhotos: string[];
  rows: PlannedRow[];
}

export interface PlannedRow {
  row: number;
  name: string;
  /** The product that the row changes, in its state before; null for a new one. */
  known: { id: number; version: number; pictures: string[] } | null;
  /** Null in a row that cannot be imported. */
  fields: StoredFields | null;
  changes: Column[];
  /** Null where the product keeps its photos. */
  photos: PhotoRef[] | null;
  faults: { column: Target; msg: Record<Language, string> }[];
  /** Columns that it lacks besides photos, if it may be a draft until it is complete. */
  lacks?: Target[];
  /** The row as it was understood, to be read by a person. */
  read?: Record<Language, string>;
}

/** The effects of applying a plan, stored as JSON so that they can be undone. */
export interface ImportResult extends Pick<AppliedImport, 'counts' | 'conflicts'> {
  written: WrittenProduct[];
  /** Missing from an import of the version before. */
  drafts?: { row: number; product_id: number; product_name: string; lacks: Target[] }[];
}

export interface WrittenProduct {
  id: number;
  /** The version after the import: a later one means that somebody has changed the product since. */
  version: number;
  /** See `printOf`; missing from an import of the version before. */
  print?: string;
  /** Null for a product that was added. */
  former: { fields: StoredFields; pictures: ProductPicture[] } | null;
}
