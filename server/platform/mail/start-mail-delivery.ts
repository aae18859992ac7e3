import { setTimeout as pause } from 'node:timers/promises';
import { createFaultReporter, type Jobs } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import { type DeliveryParts, deliverNextMail } from './deliver-next-mail.ts';
import { LANES } from './mail-transport.ts';
import { mailQueue } from './queue-mails.ts';

const SWEEP_MS = 15_000;
const STOP_MS = 5_000;

interface DeliveryOptions extends DeliveryParts {
  jobs: Pick<Jobs, 'work'>;
  log: Pick<Log, 'warn'>;
  sweepMs?: number;
}

/**
 * Sends the mails that are due: when a job says so, at the start, and every 15 seconds, which finds those that were
 * put off and those whose process was killed.
 * @returns stops: no further mail is begun, and one on its way has five seconds
 */
export async function startMailDelivery({
  jobs,
  log,
  sweepMs = SWEEP_MS,
  ...parts
}: DeliveryOptions): Promise<() => Promise<void>> {
  const reportFault = createFaultReporter(log, 'mails could not be looked for');
  const reportAway = createFaultReporter(log, 'no mail can be sent');
  const stopping = new AbortController();
  const ending = new AbortController();
  const lanes = new Set<Promise<void>>();
  let lookAgain = false;
  let running: Promise<void> | null = null;

  /** Sends one mail after another until none is due. Each mail found opens another lane, up to the limit. */
  const runLane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const delivery = await deliverNextMail(parts, openLane, ending.signal);
      if (delivery.outcome === 'refused') {
        log.warn({ mail: delivery.mail, reason: delivery.reason }, 'a mail was refused');
      } else if (delivery.outcome === 'away') {
        reportAway(delivery.reason);
        return;
      } else if (delivery.outcome === 'none') {
        return;
      }
    }
  };
  const openLane = () => {
    if (lanes.size >= LANES) return;
    const lane = runLane()
      .catch(reportFault)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  };
  const sendAll = async () => {
    do {
      lookAgain = false;
      openLane();
      while (lanes.size > 0) await Promise.all(lanes);
    } while (lookAgain && !stopping.signal.aborted);
    running = null;
  };
  /** One run at a time; called during a run, it makes that one look again. */
  const sendDueMails = (): Promise<void> => {
    lookAgain = true;
    running ??= sendAll();
    return running;
  };

  await jobs.work(mailQueue, sendDueMails);
  void sendDueMails();
  const sweep = setInterval(() => void sendDueMails(), sweepMs);
  return async () => {
    clearInterval(sweep);
    stopping.abort();
    await Promise.race([running, pause(STOP_MS, undefined, { ref: false })]);
    ending.abort();
    await running;
    parts.transport.close();
  };
}
