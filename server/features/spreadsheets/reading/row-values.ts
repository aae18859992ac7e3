import type { Currency } from '@orendi/contract/money';
import type { Amount, DecimalMark } from '@orendi/contract/parse-amount';
import type { NewProductForm } from '@orendi/contract/schemas/product-forms';
import { m } from '@orendi/messages';
import { say } from '../../../platform/sentence.ts';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { Target } from '../columns.ts';
import type { Cell, SheetRow } from '../workbook/cell.ts';
import type { Category } from './category-finder.ts';
import type { ColumnPlaces } from './match-columns.ts';
import { splitUnit } from './read-number.ts';

/** The fields that a row gives, before they are checked by the rules of the product form. */
export type RowValues = { [Field in keyof NewProductForm]?: unknown };

export interface RowFault {
  column: Target;
  sentence: Sentence;
}

export type Refuse = (column: Target, sentence: Sentence) => void;

/** The cell of a column in a row: null if it is blank, undefined if the table has no such column. */
export type CellOf = (column: Target) => Cell | null | undefined;

export function cellReader({ cells }: SheetRow, { placeOf, unitOf }: ColumnPlaces): CellOf {
  return (column) => {
    const place = placeOf.get(column);
    if (place === undefined) return undefined;
    const cell = cells[place] ?? null;
    const unit = unitOf.get(column);
    const isBare = cell && splitUnit(cell.text).unit === '' && !/\p{Sc}|^\p{L}{2}/u.test(cell.text);
    return unit && isBare ? { ...cell, text: `${cell.text} ${unit}` } : cell;
  };
}

/** The category that a row means; null without one; else why there is none, and another column to blame. */
export type ChooseCategory = (
  name: string,
  industry: string,
) => Category | { fault: Sentence; column?: 'industry' } | null;

export interface ReadingRules {
  words: Words;
  chooseCategory: ChooseCategory;
  /** For all numbers; default: guessed for each. */
  decimalMark?: DecimalMark;
  /** For all prices; default: what the row says. */
  currency?: Currency;
  /** For new products and drafts whose row says none. */
  otherwise?: Currency | undefined;
  /** Prices are multiplied by this, then rounded to cents. */
  priceFactor?: Amount;
  /** Shortens overlong descriptions instead of refusing the row. */
  shorten?: boolean;
}

/** The messages about rows that cannot be imported: in their language for sellers, in more detail for the operator. */
export interface Words {
  notANumber(text: string, unit: string | undefined): Sentence;
  photoMissing(name: string): Sentence;
  photoAmbiguous(name: string): Sentence;
  tooManyPhotos(count: number): Sentence;
  /** For a field that a new product needs but the table has no column for; default: that it is required. */
  notGiven?: Sentence;
}

export const sellerWords: Words = {
  notANumber: () => say(m.api_number),
  photoMissing: (name) => say(m.api_row_photo_missing, { name }),
  photoAmbiguous: (name) => say(m.api_row_photo_ambiguous, { name }),
  tooManyPhotos: () => say(m.api_too_many_photos),
};
