import type { NewProductForm } from '@orendi/contract/schemas/product-forms';

/** The fields that a row gives, still to be checked. A field that is not mapped is not in it. */
export type DraftValues = { [Field in keyof NewProductForm]?: unknown };

/** A row as it was read. */
export interface ProductDraft {
  line: number;
  cells: string[];
  /** By which a later import finds the product again. */
  key: string;
  /** What the row is called in lists: its article number, else its name. */
  label: string;
  values: DraftValues;
  /** File names, where photos are mapped. */
  photoNames: string | undefined;
  /** Why the row cannot go in, found so far. */
  faults: string[];
}
