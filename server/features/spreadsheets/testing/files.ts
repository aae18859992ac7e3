import { CFB, type BookType, utils, write } from '@e965/xlsx';
import { drawPlain } from '../../../platform/media/testing/draw-picture.ts';

/** A workbook of one sheet, as another program would write it. */
export function sheetOf(rows: (string | number | null)[][], bookType: BookType = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet');
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** A zip of files by name. */
export function zipOf(files: Record<string, Buffer | string>, compression = false): Buffer {
  const zip = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(files)) {
    CFB.utils.cfb_add(zip, `/${name}`, Buffer.from(content));
  }
  const options: object = { fileType: 'zip', type: 'buffer', compression };
  return CFB.write(zip, options);
}

let drawn = 0;

/** A photo different from those of all other tests. */
export function drawPhoto(): Promise<Buffer> {
  drawn += 1;
  const background = `#${(drawn * 104_729).toString(16).padStart(6, '0').slice(-6)}`;
  return drawPlain(60 + drawn, 40, background)
    .jpeg()
    .toBuffer();
}
