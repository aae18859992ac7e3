import type { ColumnType } from 'kysely';

export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
/** Parsed into a number (see open-database.ts): at most ten digits before and eight after the point. */
export type Decimal = number;
