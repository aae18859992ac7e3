import type { Currency } from '@orendi/contract/money';
import type { ChooseCategory } from '../categories/read-category-map.ts';
import type { ReadTarget } from '../columns/bind-columns.ts';
import type { Amount, DecimalMark } from '@orendi/contract/parse-amount';

/** How the cells of a row become the fields of a product. */
export interface ImportPlan {
  read: ReadTarget;
  chooseCategory: ChooseCategory;
  /** False where the category is neither mapped nor given for all rows: products keep the one they have. */
  hasCategory: boolean;
  currency: Currency;
  priceFactor: Amount;
  decimalMark: DecimalMark;
  /** Cuts descriptions that are too long instead of refusing the row. */
  shorten: boolean;
}
