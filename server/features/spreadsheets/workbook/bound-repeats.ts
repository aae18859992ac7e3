import { SheetFault } from './sheet-fault.ts';

/** 2,000 products in 100 columns. */
const maxCells = 200_000;

/** The beginning of a row, a count of rows, the beginning of a cell, a count of columns, the end of a cell with a value. */
const marks =
  /(<(?:[^\s<>"/:?]*:)?(?:table-row|行)(?:_[^\s<>"/]*)?(?=[\s/>]))|[\s:]number-rows-repeated="([^"]*)"|(<(?:[^\s<>"/:?]*:)?(?:table-cell|数据)(?:_[^\s<>"/]*)?(?=[\s/>]))|[\s:]number-columns-repeated="([^"]*)"|(<\/(?:[^\s<>"/:?]*:)?(?:table-cell|数据))/gi;

/**
 * An .ods says a value that repeats once, with counts of rows and columns, which the parser spells out: a file of 4 KB
 * can stand for a billion cells. Blank cells and rows cost nothing, and fill every sheet to its end.
 * @param content of `content.xml`
 * @throws SheetFault `too_complex`
 */
export function boundRepeats(content: string): void {
  let rows = 1;
  let columns = 1;
  let cells = 0;
  for (const [, row, rowCount, cell, columnCount, cellEnd] of content
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(marks)) {
    if (row) rows = 1;
    else if (rowCount) rows = Number(rowCount) || 1;
    else if (cell) columns = 1;
    else if (columnCount) columns = Number.parseInt(columnCount, 10) || 1;
    else if (cellEnd) cells += rows * columns;
    if (cells > maxCells) throw new SheetFault('too_complex');
  }
}
