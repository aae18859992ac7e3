import type { LiveOrders } from './live/create-live-orders.ts';

export { createLiveOrders, type LiveOrders } from './live/create-live-orders.ts';
export { startPushWork } from './push/start-push-work.ts';
export { requestMails } from './request-mail.ts';
export { startRequestUpkeep } from './start-upkeep.ts';

declare module '../../parts.ts' {
  interface Parts {
    /** Dashboards that are open now. */
    liveOrders: LiveOrders;
  }
}
