import type { MailState as State } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';

const texts = {
  sent: m.orders_mail_sent,
  queued: m.orders_mail_queued,
  failed: m.orders_mail_failed,
  given_up: m.orders_mail_given_up,
} as const;

/** The delivery state of the mail that told the seller about the request. */
export function MailState({ mail: { state, recipient } }: { mail: State }) {
  return (
    <p
      data-failed={state === 'failed' || state === 'given_up' || undefined}
      className="mt-4 text-xs text-pretty wrap-anywhere text-ink-quiet data-failed:font-medium data-failed:text-accent-deep"
    >
      {texts[state]({ recipient })}
    </p>
  );
}
