import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { Finding, Health } from '../schemas/operator-health.ts';
import {
  AuditPage,
  ConsoleQuery,
  HeldAnywherePage,
  MailsForm,
  Outbox,
  ReleaseForm,
  SearchWork,
  SettleForm,
  SynonymForm,
  SynonymGroup,
  WaitingMails,
} from '../schemas/operator-work.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Operator'];

export const getHealth = createRoute({
  method: 'get',
  path: '/operator/health',
  operationId: 'getHealth',
  summary: 'How the shop and its server are doing',
  tags,
  security: session,
  responses: { 200: success('Figures of this moment', Health), ...failures(401, 403) },
});

export const examine = createRoute({
  method: 'get',
  path: '/operator/doctor',
  operationId: 'examine',
  summary: 'What `operator doctor` finds',
  tags,
  security: session,
  responses: { 200: success('The findings', z.array(Finding)), ...failures(401, 403) },
});

export const listHeldAnywhere = createRoute({
  method: 'get',
  path: '/operator/held-requests',
  operationId: 'listHeldAnywhere',
  summary: 'Requests of all shops that are held as likely spam, newest first',
  tags,
  security: session,
  request: { query: ConsoleQuery },
  responses: { 200: success('A page of them', HeldAnywherePage), ...failures(401, 403, 422) },
});

export const settleHeldAnywhere = createRoute({
  method: 'put',
  path: '/operator/held-requests',
  operationId: 'settleHeldAnywhere',
  summary: 'Restore or drop held requests, or take a drop back',
  tags,
  security: sessionAndXsrf,
  request: { body: json(SettleForm) },
  responses: { 200: done('Done'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const listWaitingMails = createRoute({
  method: 'get',
  path: '/operator/mails',
  operationId: 'listWaitingMails',
  summary: 'Mails that wait or could not be sent, the oldest first',
  tags,
  security: session,
  request: { query: ConsoleQuery },
  responses: { 200: success('A page of them', WaitingMails), ...failures(401, 403, 422) },
});

export const changeMails = createRoute({
  method: 'put',
  path: '/operator/mails',
  operationId: 'changeMails',
  summary: 'Send mails again, or remove those that were given up',
  tags,
  security: sessionAndXsrf,
  request: { body: json(MailsForm) },
  responses: { 200: done('Done'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const getOutbox = createRoute({
  method: 'get',
  path: '/operator/outbox',
  operationId: 'getOutbox',
  summary: 'What keeps mails from going out',
  tags,
  security: session,
  responses: { 200: success('All of it', Outbox), ...failures(401, 403) },
});

export const releaseOutbox = createRoute({
  method: 'post',
  path: '/operator/outbox/release',
  operationId: 'releaseOutbox',
  summary: 'Let a restored shop send its mails',
  description: 'Where nothing is held it is a 404.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(ReleaseForm) },
  responses: { 200: done('They go out'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const getSearchWork = createRoute({
  method: 'get',
  path: '/operator/search',
  operationId: 'getSearchWork',
  summary: 'Searches that found nothing, and the synonyms there are',
  tags,
  security: session,
  responses: { 200: success('Both', SearchWork), ...failures(401, 403) },
});

export const addSynonyms = createRoute({
  method: 'post',
  path: '/operator/synonyms',
  operationId: 'addSynonyms',
  summary: 'Let words mean the same to the search',
  tags,
  security: sessionAndXsrf,
  request: { body: json(SynonymForm) },
  responses: {
    200: success('The group they are in', SynonymGroup),
    ...failures(400, 401, 403, 413, 415, 422),
  },
});

export const removeSynonyms = createRoute({
  method: 'delete',
  path: '/operator/synonyms/{id}',
  operationId: 'removeSynonyms',
  summary: 'Let the words of a group no longer mean the same',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Removed'), ...failures(401, 403, 404, 422) },
});

export const listAudit = createRoute({
  method: 'get',
  path: '/operator/audit',
  operationId: 'listAudit',
  summary: 'What operators did, the latest first',
  tags,
  security: session,
  request: { query: ConsoleQuery },
  responses: { 200: success('A page of it', AuditPage), ...failures(401, 403, 422) },
});
