import type { ColumnType, Generated } from 'kysely';

export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
/** Parsed into a number (see open-database.ts): at most ten digits before and eight after the point. */
export type Decimal = number;

/* Columns that many tables begin with. */

export interface Row {
  id: Generated<number>;
}

export interface CreatedRow {
  id: Generated<number>;
  created_at: CreatedAt;
}

export interface DatedRow {
  id: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}
