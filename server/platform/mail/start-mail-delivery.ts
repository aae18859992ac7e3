import { LRUCache } from 'lru-cache';
import { createFaultReporter, type Jobs, startWorker, SWEEP_MS } from '../jobs/index.ts';
import { withinCall } from '../log/current-call.ts';
import type { Log } from '../log/log.ts';
import { createMetrics, type Metrics } from '../metrics/index.ts';
import { deliverDueMail, type Delivery, type DeliveryServices } from './deliver-due-mail.ts';
import { LANES, type MailTransport } from './mail-transport.ts';
import { mailQueue } from './queue-mails.ts';
import { showMails } from './mail-figures.ts';

interface DeliveryOptions extends DeliveryServices {
  jobs: Pick<Jobs, 'onWake'>;
  log: Pick<Log, 'info' | 'warn'>;
  metrics?: Pick<Metrics, 'registry'>;
  sweepMs?: number;
}

/**
 * Sends mails that are due: when one was queued in this process, at the start, and every few seconds, which covers
 * other processes' mails, postponed mails and those of killed processes.
 * @returns stops delivery: no further mail is begun, and one being sent has five seconds
 */
export function startMailDelivery({
  jobs,
  log,
  metrics = createMetrics(),
  sweepMs = SWEEP_MS,
  ...given
}: DeliveryOptions): () => Promise<void> {
  const parts = { ...given, transport: sendOnce(given.transport) };
  const attempts = showMails(metrics.registry, given.db);
  const reportAway = createFaultReporter(log, 'no mail can be sent');
  const report = (delivery: Delivery) => {
    const { outcome, mail } = delivery;
    attempts.inc({ outcome });
    if (outcome === 'sent') log.info({ mail }, 'a mail was sent');
    else if (outcome === 'refused')
      log.warn({ mail, reason: delivery.reason }, 'a mail was refused');
    else if (outcome === 'away') reportAway(delivery.reason);
    else if (outcome === 'given up') {
      log.warn({ mail }, 'a mail is given up: the operator’s command `mail list` shows it');
    }
  };
  const worker = startWorker({
    lanes: LANES,
    sweepMs,
    onFault: createFaultReporter(log, 'mails could not be looked for'),
    async doNext(onClaimed, stop) {
      const delivery = await deliverDueMail(parts, onClaimed, stop);
      if (!delivery) return false;
      withinCall(delivery.callId, () => report(delivery));
      return delivery.outcome !== 'away';
    },
  });
  jobs.onWake(mailQueue, worker.look);
  return async () => {
    await worker.stop();
    parts.transport.close();
  };
}

/** Far more than can be accepted before the database notices that it cannot record them. */
const REMEMBERED = 10_000;

/**
 * Sends no message a second time from this process. One that the server has accepted may still be due, because that
 * could not be recorded: the database's disk is full, or its connection died meanwhile. Otherwise it would go out again
 * every few seconds until it can. Only a process that ends in between has to send it again.
 */
function sendOnce(transport: MailTransport): MailTransport {
  const accepted = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    async send(message) {
      if (accepted.has(message.messageId)) return;
      await transport.send(message);
      accepted.set(message.messageId, true);
    },
    close: () => transport.close(),
  };
}
