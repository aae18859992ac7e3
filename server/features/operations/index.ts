export type { Ground } from './doctor/ground.ts';
export { tellFinding } from './doctor/finding.ts';
export { examine } from './examine.ts';
export { listAlarms, tellAlarms } from './tell-alarms.ts';
export { morningMail, morningMails } from './morning-mail.ts';
export { getReadiness } from './get-readiness.ts';
export { listRequestDays, listWaitingShops } from './operations-queries.ts';
export { checks, showChecks } from './checks.ts';
