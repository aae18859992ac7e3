import type { LiveOrders } from './live/create-live-orders.ts';

export { createLiveOrders, type LiveOrders } from './live/create-live-orders.ts';
export { startPushWork } from './push/send-due-push.ts';
export { digestMails } from './held/digest-mail.ts';
export { type Settlement, settleHeld } from './held/settle-held.ts';
export { requestMails } from './mail/request-mail.ts';
export { startRequestCleanup } from './start-request-cleanup.ts';

declare module '../../services.ts' {
  interface Services {
    /** The open dashboards. */
    liveOrders: LiveOrders;
  }
}
