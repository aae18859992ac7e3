export { createWorkbooks, type WorkbookFile, type Workbooks } from './create-workbooks.ts';
export { plainText } from './plain-text.ts';
export type { Sheet, SheetColumn, Value } from './sheet.ts';
