import * as routes from '@orendi/contract/routes/operator-work';
import type { AuditEntry, WaitingMail } from '@orendi/contract/schemas/operator-work';
import type { Services } from '../../services.ts';
import { type ActionEntry, countActions, listActions } from '../../platform/audit/list-actions.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  countUnsentMails,
  dropMails,
  findMailFigures,
  listUnsentMails,
  mailQueue,
  mailSubject,
  retryMails,
  type UnsentMail,
} from '../../platform/mail/index.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { lacksMailServer } from '../../platform/settings.ts';
import { findHeldOutbox, releaseOutbox } from '../backups/index.ts';
import { listHeldAnywhere, settleHeldAnywhere } from '../requests/index.ts';
import { consoleScope } from './console-scope.ts';

/** The console's routes for what waits: held requests and mails; and the log of what operators did. */
export function workRoutes(api: Api, services: Services): void {
  const { db, jobs, settings } = services;
  const { open, json } = consoleScope(services);

  api.openapi({ ...routes.listHeldAnywhere, middleware: [...open] as const }, async (c) => {
    const site = c.get('publicUrl');
    const address = pictureAddresses(site, settings.mediaUrl);
    const data = await listHeldAnywhere(db, c.req.valid('query'), { address, site });
    return c.json({ data }, 200);
  });

  api.openapi({ ...routes.settleHeldAnywhere, middleware: [...json] as const }, async (c) => {
    await settleHeldAnywhere(services, c.get('session').user.email, c.req.valid('json'));
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.listWaitingMails, middleware: [...open] as const }, async (c) => {
    const { page, perPage } = c.req.valid('query');
    const mails = await listUnsentMails(db, { limit: perPage, offset: (page - 1) * perPage });
    const total = await countUnsentMails(db);
    return c.json({ data: { results: mails.map(presentMail), page, perPage, total } }, 200);
  });

  api.openapi({ ...routes.changeMails, middleware: [...json] as const }, async (c) => {
    const { ids, action } = c.req.valid('json');
    const change = action === 'retry' ? retryMails : dropMails;
    const changed = await change(db, c.get('session').user.email, ids);
    // Those that have gone out meanwhile are no fault; but somebody else may have dealt with all of them.
    if (changed.length === 0) throw new ApiError('NOT_FOUND');
    jobs.wake(mailQueue);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.getOutbox, middleware: [...open] as const }, async (c) => {
    const [{ late, givenUp }, hold] = await Promise.all([findMailFigures(db), findHeldOutbox(db)]);
    const hasServer = !lacksMailServer(settings);
    const held = hold && { fromBackup: hold.fromBackup, own: hold.own };
    return c.json({ data: { hasServer, held, late, givenUp } }, 200);
  });

  api.openapi({ ...routes.releaseOutbox, middleware: [...json] as const }, async (c) => {
    const { isDropping } = c.req.valid('json');
    const actor = c.get('session').user.email;
    if (!(await releaseOutbox(services, { isDropping, actor }))) throw new ApiError('NOT_FOUND');
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.listAudit, middleware: [...open] as const }, async (c) => {
    const { page, perPage } = c.req.valid('query');
    const actions = await listActions(db, { limit: perPage, offset: (page - 1) * perPage });
    const results = actions.map(presentAction);
    return c.json({ data: { results, page, perPage, total: await countActions(db) } }, 200);
  });
}

function presentMail(mail: UnsentMail): WaitingMail {
  const { id, recipient, attempts, last_error: error, created_at, due_at, given_up_at } = mail;
  return {
    id,
    subject: mailSubject(mail.message_id),
    recipient,
    attempts,
    error,
    written_at: created_at.toISOString(),
    due_at: due_at.toISOString(),
    given_up_at: given_up_at?.toISOString() ?? null,
  };
}

function presentAction({ happened_at, ...entry }: ActionEntry): AuditEntry {
  return { ...entry, happened_at: happened_at.toISOString() };
}
