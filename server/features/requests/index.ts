import type { LiveOrders } from './live/create-live-orders.ts';

export { createLiveOrders } from './live/create-live-orders.ts';
export { captchaFailed, refuseInvalidForm, spendProof } from './captcha-failed.ts';
export { type Caller, countAll, proofsOf, tallies, uncountAll } from './spam/form-tallies.ts';
export { startPushWork, subscriptionsOf } from './push/push-requests.ts';
export { reminders } from './reminders/queue-reminders.ts';
export {
  durationSince,
  isClosed,
  reminderMails,
  startReminderPushWork,
  waitsSince,
} from './reminders/tell-reminders.ts';
export { digestMails, digestTemplate } from './held/digest-mail.ts';
export { countHeld, listHeldAnywhere } from './held/list-held.ts';
export { settleHeld } from './held/settle-held.ts';
export { requestTemplate } from './mail/queue-request-mail.ts';
export { requestMails } from './mail/request-mail.ts';
export { ownMails } from './own/own-request-mail.ts';
export {
  askReached,
  countMail,
  isStopped,
  linksQueue,
  startLinksWork,
  stopMails,
} from './own/queue-own-mail.ts';
export { writeListMail } from './mail/list-mail.ts';
export { maskEmail } from './own/present-own-request.ts';
export { listPhotoKeys } from './own/photo-queries.ts';
export { findLinks, foldText } from './spam/read-text.ts';
export { sweepPhotos } from './own/request-photos.ts';
export { cleanUpRequests } from './clean-up-requests.ts';
export {
  deleteRequest,
  findStoredRequest,
  listStoredRequests,
  noteHolds,
  type StoredRequest,
} from './stored-requests.ts';

declare module '../../services.ts' {
  interface Services {
    liveOrders: LiveOrders;
  }
}
