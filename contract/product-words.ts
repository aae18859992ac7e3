import type { ProductFieldName } from './product-fields.ts';
import words from './product-words.json' with { type: 'json' };

/**
 * Message keys of a field. It is shown wherever it has one: `fact` on the detail page, `table` in the dashboard's table
 * of products, `report` in the products report.
 */
export interface FieldWords {
  label: string;
  help: string;
  fact?: string;
  table?: string;
  report?: string;
  /** For a detail that is a choice: what its values are called, in forms, sheets and reports. */
  values?: Readonly<Record<string, string>>;
  /** No message: the property of the product, or of its offer, in the structured data. */
  schemaOrg?: string;
}

/** Apart from the fields, as only the server and the tests read them. */
export const productWords: Readonly<Record<ProductFieldName, FieldWords>> = words;
