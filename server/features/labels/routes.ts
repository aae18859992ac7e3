import { setImmediate } from 'node:timers/promises';
import { downloadLabels } from '@orendi/contract/routes/private-products';
import type { Services } from '../../services.ts';
import { takesLong } from '../../platform/http/answer-in-time.ts';
import { noProductFound } from '../../platform/http/api-error.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { limitByAccount, type RateLimit } from '../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../platform/http/scopes.ts';
import { loadTypefaces } from '../previews/index.ts';
import { drawLabel, drawPage, page } from './draw-label.ts';
import { listLabelFacts } from './label-queries.ts';
import { writePdf } from './write-pdf.ts';

const labelLimit: RateLimit = { name: 'labels', calls: 60, seconds: 600 };

export function labelRoutes(api: Api, { countCall, db }: Services): void {
  const editor = orOperator(db, member);
  const limited = [editor, limitByAccount(countCall, labelLimit), takesLong] as const;

  api.openapi(guarded(downloadLabels, ...limited), async (c) => {
    const asked = c.req.valid('query');
    const found = await listLabelFacts(db, c.get('businessId'), asked);
    if (found.length < asked.productIds.length + asked.packageIds.length) throw noProductFound();
    const faces = await loadTypefaces();
    const labels: string[] = [];
    for (const facts of found) {
      labels.push(drawLabel(facts, c.get('publicUrl'), c.get('language'), faces));
      // Two hundred codes take long enough for other calls to notice.
      await setImmediate();
    }
    const perPage = page.columns * page.rows;
    const pages = Array.from({ length: Math.ceil(labels.length / perPage) }, (_, index) =>
      drawPage(labels.slice(index * perPage, (index + 1) * perPage)),
    );
    return c.body(new Uint8Array(writePdf(pages, page)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="orendi-labels.pdf"',
    });
  });
}
