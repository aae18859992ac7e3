import * as routes from '@orendi/contract/routes/operator-work';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { limitByAccount } from '../../platform/http/limit-by-account.ts';
import { examine, tellFinding } from '../operations/index.ts';
import { consoleScope } from './console-scope.ts';
import { showHealth } from './show-health.ts';

/** An examination asks mail servers, name servers and the shop's own address. */
const doctorLimit = { name: 'doctor', calls: 30, seconds: 600 };

/** Less than an answer may take. */
const PATIENCE_MS = 7_000;

/** The console's routes for how the shop is doing. */
export function healthRoutes(api: Api, services: Services): void {
  const { open } = consoleScope(services);
  const examining = [...open, limitByAccount(services.countCall, doctorLimit)] as const;

  api.openapi({ ...routes.getHealth, middleware: [...open] as const }, async (c) =>
    c.json({ data: await showHealth(services) }, 200),
  );

  api.openapi({ ...routes.examine, middleware: [...examining] as const }, async (c) => {
    const found = await examine(services, undefined, PATIENCE_MS);
    const language = c.get('language');
    return c.json({ data: found.map((finding) => tellFinding(finding, language)) }, 200);
  });
}
