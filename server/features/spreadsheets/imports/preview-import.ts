import { imports } from '@orendi/contract/limits';
import type { ImportQuery } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import type { UploadSlot } from '../../../platform/http/uploads/create-uploads.ts';
import { insertPictures, PictureError, type PictureFault } from '../../../platform/media/index.ts';
import type { Sender } from '../../../platform/fair-queue.ts';
import { lockBusinesses } from '../../businesses/index.ts';
import { listStoredProducts } from '../../catalogue/index.ts';
import { type Category, listCategories } from '../reading/category-finder.ts';
import { photoName } from '../photos/choose-photos.ts';
import { openPhotoZip, type PhotoSource, sourceOfFiles } from '../photos/open-photo-zip.ts';
import { matchColumns } from '../reading/match-columns.ts';
import { SheetFault, type SheetFaultReason, type SheetRow } from '../workbook/cell.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { listOwnPhotos, replacePreview, lockPreview, insertReadPhoto } from './import-queries.ts';
import { listTold } from './heading-queries.ts';
import { fileRefused } from '../import-faults.ts';
import type { ImportPlan } from './import-plan.ts';
import { planImport, planPhotos } from './plan-import.ts';
import { listFiles } from './plan-row.ts';

/**
 * Checks a spreadsheet of products from a request, and stores what it would do. Its photos are read after the response;
 * the catalogue does not change.
 * @returns the id of the preview
 * @throws ApiError VALIDATION or TOO_LARGE under `sheet` and `photos`, QueueFull, and whatever an upload throws
 */
export async function previewImport(
  services: Pick<Services, 'db' | 'log' | 'media' | 'uploads'>,
  businessId: number,
  { sender, slot, request }: { sender: Sender; slot: UploadSlot; request: Request },
  query: ImportQuery,
): Promise<number> {
  const { db } = services;
  const { sheet, zip, images } = await receiveImport(slot, request, query);
  const rows = sheet && (await readWorkbook(sheet, sender).catch(refuseSheet));
  const source = zip ? await openPhotoZip(zip.handle.fd) : sourceOfFiles(images);
  const shelf = { categories: await listCategories(db), photoNames: source.names, query };
  const plan = rows
    ? await makePlan(db, businessId, rows, shelf)
    : planPhotos(await listStoredProducts(db, businessId, { bare: true }), shelf);
  const files = listFiles(plan.rows);
  const id = await db.transaction().execute(async (trx) => {
    await lockBusinesses(trx, { businessId });
    return replacePreview(trx, businessId, plan, files.length);
  });
  if (files.length > 0) {
    const kept = slot.keepFile(zip ? 'photos' : 'images');
    void readPhotos(services, id, { sender, source, files }).finally(() => kept?.close());
  }
  return id;
}

async function makePlan(
  db: Services['db'],
  businessId: number,
  rows: SheetRow[],
  shelf: { categories: Category[]; photoNames: string[]; query: ImportQuery },
): Promise<ImportPlan> {
  const matched = matchColumns(rows, await listTold(db, businessId));
  if (!matched) throw fileRefused('sheet', m.api_sheet_no_columns);
  const { places, below } = matched;
  const idPlace = places.placeOf.get('id') ?? -1;
  const ids = below.map(({ cells }) => Number(cells[idPlace]?.text)).filter(isId);
  const photoPlace = places.placeOf.get('photos') ?? -1;
  const photoCells = below.flatMap(({ cells }) => cells[photoPlace]?.text ?? []);
  const ownPhotos = await listOwnPhotos(db, businessId, photoCells);
  return planImport(
    { places, rows: below },
    {
      ...shelf,
      own: await listStoredProducts(db, businessId, { ids }),
      ownPhotos: new Map(ownPhotos.map((key) => [photoName(key), key])),
    },
  );
}

const isId = (value: number) => Number.isInteger(value) && value > 0 && value < 2 ** 31;

const sheetSentences = {
  broken: m.api_sheet_broken,
  too_complex: m.api_sheet_too_complex,
  too_many_rows: m.api_sheet_too_many_rows,
} satisfies Record<SheetFaultReason, unknown>;

function refuseSheet(error: unknown): never {
  if (!(error instanceof SheetFault)) throw error;
  throw fileRefused('sheet', sheetSentences[error.reason], imports.maxRows);
}

/** @throws ApiError VALIDATION or TOO_LARGE under `sheet` and `photos`, and whatever `UploadSlot.receive` throws */
async function receiveImport(slot: UploadSlot, request: Request, { drafts }: ImportQuery) {
  const { files, tooLarge } = await slot.receive(request, {
    sheet: { most: 1, maxBytes: imports.sheetBytes, tooLarge: say(m.api_sheet_too_large) },
    photos: { most: 1, maxBytes: imports.zipBytes, tooLarge: say(m.api_zip_too_large) },
    images: {
      most: imports.maxImages,
      surplus: 1,
      maxBytes: imports.photoBytes,
      tooLarge: say(m.api_row_photo_too_large),
    },
  });
  if (tooLarge.length > 0) throw new ApiError('TOO_LARGE', { faults: tooLarge });
  const [sheet] = files.get('sheet') ?? [];
  const [zip] = files.get('photos') ?? [];
  const images = files.get('images') ?? [];
  if (images.length > imports.maxImages) {
    throw fileRefused('photos', m.api_too_many_images, imports.maxImages);
  }
  const photos = { zip: zip && zip.size > 0 ? zip : null, images };
  if (sheet && sheet.size > 0) return { ...photos, sheet: await sheet.read() };
  if (drafts && (photos.zip || images.length > 0)) return { ...photos, sheet: null };
  throw fileRefused('sheet', m.api_sheet_required);
}

/**
 * Reads the photos of a preview one by one, taking turns with other uploads, and stores the valid ones. Stops early
 * when the preview is replaced. Never throws: a failure is logged, and the preview then reports itself as broken.
 */
async function readPhotos(
  { db, log, media, uploads }: Pick<Services, 'db' | 'log' | 'media' | 'uploads'>,
  importId: number,
  { sender, source, files }: { sender: Sender; source: PhotoSource; files: string[] },
): Promise<void> {
  const readPhoto = async (file: string) =>
    uploads.readPicture(sender, await source.read(file), imports.photoBytes);
  // Any other error comes from broken data in the zip.
  const faultOf = (error: unknown): { fault: PictureFault } => ({
    fault: error instanceof PictureError ? error.fault : 'not_a_picture',
  });
  try {
    for (const file of files) {
      const read = await readPhoto(file).catch(faultOf);
      const isWanted = await db.transaction().execute(async (trx) => {
        if (!(await lockPreview(trx, importId))) return false;
        if ('key' in read) await insertPictures(trx, [read]);
        await insertReadPhoto(trx, importId, file, read);
        return true;
      });
      if (!isWanted) return;
      // After its row: if the process is killed here, the cleanup finds a row without a file, but there is never a file
      // without a row.
      if ('key' in read) await media.keep(read);
    }
    await updateRow(db, 'product_import', importId, { is_read: true });
  } catch (error) {
    log.warn({ err: error, importId }, 'the photos of an import were not read');
  }
}
