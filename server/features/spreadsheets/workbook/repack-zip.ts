import { CFB } from '@e965/xlsx';
import { fromBufferPromise } from 'yauzl';
import { SheetFault } from './cell.ts';

/** Ten times the size of the largest list of 2,000 products. */
const maxInflated = 48 * 1024 * 1024;
const maxEntries = 2_000;

/** In all XML files together: half as much again as 2,000 products in 100 columns. More would block the parser. */
const maxTags = 2_000_000;
const maxQuotes = 4_000_000;

/** The files of a workbook with cells, styles and texts, but not its pictures and scripts. */
const wanted = /(^mimetype|\.xml|\.rels)$/i;

/**
 * Unpacks an .xlsx or .ods within limits, and repacks the files with its cells uncompressed: the parser unpacks without
 * limits, so it must not meet anything that expands.
 * @throws SheetFault `broken` or `too_complex`
 */
export async function repackZip(bytes: Buffer): Promise<Buffer> {
  const packed = CFB.utils.cfb_new();
  let left = maxInflated;
  const count = createCount();
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > maxEntries) throw new SheetFault('too_complex');
    for await (const entry of zip.eachEntry()) {
      if (!wanted.test(entry.fileName)) continue;
      if (entry.uncompressedSize > left) throw new SheetFault('too_complex');
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= (chunk as Buffer).length;
        if (left < 0 || !count(chunk as Buffer)) throw new SheetFault('too_complex');
        chunks.push(chunk as Buffer);
      }
      const content = Buffer.concat(chunks);
      if (/(^|\/)content\.xml$/i.test(entry.fileName)) boundRepeats(content.toString());
      CFB.utils.cfb_add(packed, `/${entry.fileName}`, content);
    }
  } catch (cause) {
    throw cause instanceof SheetFault ? cause : new SheetFault('broken', { cause });
  }
  return CFB.write(packed, { fileType: 'zip', type: 'buffer' }) as Buffer;
}

/** Counts tags and quotes from chunk to chunk; false once there are too many. */
function createCount(): (chunk: Buffer) => boolean {
  let tags = 0;
  let quotes = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === 0x3c) tags += 1;
      else if (byte === 0x22 || byte === 0x27) quotes += 1;
    }
    return tags <= maxTags && quotes <= maxQuotes;
  };
}

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
function boundRepeats(content: string): void {
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
