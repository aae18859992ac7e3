export { createWorkbooks, type Workbooks } from './create-workbooks.ts';
export type { Sheet, SheetColumn, Value } from './excel97/sheet.ts';
