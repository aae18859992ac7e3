export { createWorkbooks, type WorkbookFile, type Workbooks } from './create-workbooks.ts';
export { plainText } from './excel97/sheet-records.ts';
export type { Sheet, SheetColumn, Value } from './excel97/sheet.ts';
