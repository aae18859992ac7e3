import type { Language } from '@orendi/contract/language';
import * as routes from '@orendi/contract/routes/private-imports';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { takesLong } from '../../platform/http/answer-in-time.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { takeJson } from '../../platform/http/json-body.ts';
import { type RateLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { senderOf } from '../../platform/http/address-group.ts';
import { limitUploads } from '../../platform/http/uploads/limit-uploads.ts';
import { exportProducts } from './export/export-products.ts';
import { applyImport } from './imports/apply-import.ts';
import { keepTold } from './imports/heading-queries.ts';
import { importGone } from './import-faults.ts';
import {
  findImport,
  findLastImport,
  type ImportRow,
  listReadPhotos,
} from './imports/import-queries.ts';
import { judgeUndo, undoImport } from './imports/undo-import.ts';
import { presentApplied, presentPreview } from './imports/present-import.ts';
import { previewImport } from './imports/preview-import.ts';

/** Per account. A preview takes seconds of computing, or minutes with a zip of photos. */
const previewLimit: RateLimit = { name: 'import-preview', calls: 30, seconds: 3600 };
const sheetLimit: RateLimit = { name: 'import', calls: 60, seconds: 600 };
/** For polling the progress of reading photos. */
const lookLimit: RateLimit = { name: 'import-look', calls: 1200, seconds: 600 };

export function spreadsheetRoutes(api: Api, services: Services): void {
  const { clock, countCall, db } = services;
  const editor = orOperator(db, member);
  const sheetCalls = [editor, limitByAccount(countCall, sheetLimit), takesLong] as const;
  const looks = [editor, limitByAccount(countCall, lookLimit)] as const;

  const download = async <Env extends ApiEnv>(
    c: Context<Env>,
    file: string,
    businessId: number | null,
  ) => {
    const reader = { sender: senderOf(c), language: c.get('language') };
    return new Response(await exportProducts(services, businessId, reader), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': `attachment; filename="${file}"`,
      },
    });
  };

  api.openapi(guarded(routes.downloadImportTemplate, ...sheetCalls), (c) =>
    download(c, 'orendi-template.xlsx', null),
  );

  api.openapi(guarded(routes.downloadImportCatalogue, ...sheetCalls), (c) =>
    download(c, 'orendi-catalogue.xlsx', c.get('businessId')),
  );

  const presentLast = async (businessId: number, last: ImportRow, language: Language) =>
    presentApplied(last, await judgeUndo(db, businessId, last), { language, now: clock() });

  api.answer(guarded(routes.getLastImport, ...looks), async (c) => {
    const businessId = c.get('businessId');
    const last = await findLastImport(db, businessId);
    return last ? presentLast(businessId, last, c.get('language')) : null;
  });

  const present = async (businessId: number, id: number, withRows: boolean, language: Language) => {
    const preview = await findImport(db, businessId, id);
    if (!preview || preview.applied_at) throw importGone();
    const read = await listReadPhotos(db, id);
    return presentPreview(preview, read, { language, now: clock(), withRows });
  };

  const limits = [limitByAccount(countCall, previewLimit), limitUploads(services)] as const;
  api.answer(guarded(routes.previewImport, editor, ...limits), async (c) => {
    const businessId = c.get('businessId');
    const upload = { sender: senderOf(c), slot: c.get('uploadSlot'), request: c.req.raw };
    const id = await previewImport(services, businessId, upload, c.req.valid('query'));
    return present(businessId, id, true, c.get('language'));
  });

  api.answer(guarded(routes.explainHeadings, ...sheetCalls, takeJson), (c) =>
    keepTold(db, c.get('businessId'), c.req.valid('json')),
  );

  api.answer(guarded(routes.getImport, ...looks), (c) =>
    present(c.get('businessId'), c.req.valid('param').id, false, c.get('language')),
  );

  api.answer(guarded(routes.applyImport, ...sheetCalls), async (c) => {
    const { id } = c.req.valid('param');
    const businessId = c.get('businessId');
    await applyImport(services, businessId, id);
    const applied = await findImport(db, businessId, id);
    if (!applied) throw importGone();
    return presentLast(businessId, applied, c.get('language'));
  });

  api.answer(guarded(routes.undoImport, ...sheetCalls), (c) =>
    undoImport(services, c.get('businessId'), c.req.valid('param').id),
  );
}
