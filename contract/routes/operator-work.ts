import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import { Finding, FirstSteps, Health } from '../schemas/operator-health.ts';
import * as work from '../schemas/operator-work.ts';
import { Market } from '../schemas/market-figures.ts';
import { attachment, callsOf, json } from './calls.ts';

const operator = callsOf('Operator', 'operator');

export const getHealth = operator.get('/operator/health', {
  summary: 'How the shop and its server are doing',
  responses: success('Figures of this moment', Health),
});

export const getMarket = operator.get('/operator/market', {
  summary: 'From visits to answers, and supply beside demand',
  responses: success('The figures', Market),
});

export const downloadMarket = operator.get('/operator/market/download', {
  summary: 'The figures of the market as a workbook',
  responses: attachment('market.xls'),
});

export const examine = operator.get('/operator/doctor', {
  summary: 'What `operator doctor` finds',
  responses: success('The findings', z.array(Finding)),
});

export const getFirstSteps = operator.get('/operator/first-steps', {
  summary: 'How far a new marketplace has come',
  responses: success('The steps', FirstSteps),
});

export const checkBackup = operator.post('/operator/first-steps/backup', {
  summary: 'Make a backup and read it whole',
  description:
    'It goes to BACKUP_TO, if set, and takes its time. The step is done once all of it was read.',
  responses: done('It begins'),
});

export const checkAssortment = operator.post('/operator/first-steps/assortment', {
  summary: 'Say that the industries and categories have been looked through',
  responses: done('Written down'),
});

export const listHeldAnywhere = operator.get('/operator/held-requests', {
  summary: 'Requests of all shops that are held as likely spam, newest first',
  request: { query: work.ConsoleQuery },
  responses: success('A page of them', work.HeldAnywherePage),
});

export const settleHeldAnywhere = operator.put('/operator/held-requests', {
  summary: 'Restore or drop held requests, or take a drop back',
  request: { body: json(work.SettleForm) },
  responses: done('Done', 404),
});

export const listWaitingMails = operator.get('/operator/mails', {
  summary: 'Mails that wait or could not be sent, the oldest first',
  request: { query: work.ConsoleQuery },
  responses: success('A page of them', work.WaitingMails),
});

export const changeMails = operator.put('/operator/mails', {
  summary: 'Send mails again, or remove those that were given up',
  request: { body: json(work.MailsForm) },
  responses: done('Done', 404),
});

export const getOutbox = operator.get('/operator/outbox', {
  summary: 'What keeps mails from going out, and the other alarms',
  responses: success('All of it', work.Outbox),
});

export const releaseOutbox = operator.post('/operator/outbox/release', {
  summary: 'Let a restored shop send its mails',
  description: 'Where nothing is held it is a 404.',
  request: { body: json(work.ReleaseForm) },
  responses: done('They go out', 404),
});

export const getSearchWork = operator.get('/operator/search', {
  summary:
    'Searches that found nothing, the synonyms there are, and what visitors want to be told of',
  responses: success('All three', work.SearchWork),
});

export const addSynonyms = operator.post('/operator/synonyms', {
  summary: 'Let words mean the same to the search',
  request: { body: json(work.SynonymForm) },
  responses: success('The group they are in', work.SynonymGroup),
});

export const removeSynonyms = operator.remove('/operator/synonyms/{id}', {
  summary: 'Let the words of a group no longer mean the same',
  responses: done('Removed'),
});

export const listAudit = operator.get('/operator/audit', {
  summary: 'What operators did, the latest first',
  request: { query: work.ConsoleQuery },
  responses: success('A page of it', work.AuditPage),
});
