import { createFaultReporter, type Jobs, startWorker, SWEEP_MS } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import { type DeliveryServices, deliverNextMail } from './deliver-next-mail.ts';
import { LANES } from './mail-transport.ts';
import { mailQueue } from './queue-mails.ts';
import { sendOnce } from './send-once.ts';

interface DeliveryOptions extends DeliveryServices {
  jobs: Pick<Jobs, 'onWake'>;
  log: Pick<Log, 'warn'>;
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
  sweepMs = SWEEP_MS,
  ...given
}: DeliveryOptions): () => Promise<void> {
  const parts = { ...given, transport: sendOnce(given.transport) };
  const reportAway = createFaultReporter(log, 'no mail can be sent');
  const worker = startWorker({
    lanes: LANES,
    sweepMs,
    onFault: createFaultReporter(log, 'mails could not be looked for'),
    async doNext(onClaimed, stop) {
      const delivery = await deliverNextMail(parts, onClaimed, stop);
      if (delivery.outcome === 'refused') {
        log.warn({ mail: delivery.mail, reason: delivery.reason }, 'a mail was refused');
      } else if (delivery.outcome === 'given up') {
        log.warn(
          { mail: delivery.mail },
          'a mail is given up: the operator’s command `mail list` shows it',
        );
      } else if (delivery.outcome === 'away') reportAway(delivery.reason);
      return !['none', 'away'].includes(delivery.outcome);
    },
  });
  jobs.onWake(mailQueue, worker.look);
  return async () => {
    await worker.stop();
    parts.transport.close();
  };
}
