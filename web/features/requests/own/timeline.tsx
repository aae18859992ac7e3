import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { agoText, useNow } from '../../../platform/duration-text.ts';
import { timeText } from '../../../platform/time-text.ts';
import { Icon } from '../../../ui/icon.tsx';

/** How far the request has come, and when: sent, read, answered. */
export function Timeline({ request, loadedAt }: { request: OwnRequest; loadedAt: number }) {
  const now = useNow(loadedAt);
  return (
    <ol aria-label={m.own_steps()} className="mt-5">
      {stepsOf(request).map(({ text, at }) => (
        <li key={text} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-1 left-4 w-px bg-line-strong group-last:hidden"
          />
          <span
            className={`grid size-8 shrink-0 place-items-center rounded-pill ${at ? 'bg-good text-on-dark' : 'border border-line-strong bg-surface'}`}
          >
            {at && <Icon name="check" className="size-4.5" />}
          </span>
          <span className="min-w-0 self-center">
            <span className={`block wrap-anywhere ${at ? 'font-medium' : 'text-ink-quiet'}`}>
              {text}
            </span>
            {at && (
              <time dateTime={at} className="text-s text-ink-quiet tabular-nums">
                {agoText(at, now)} · {timeText(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Each with its time; null for what is awaited, which nothing is after an answer or a withdrawal. */
function stepsOf(request: OwnRequest): { text: string; at: string | null }[] {
  const { created_at, read_at, answered_at, withdrawn_at, business } = request;
  const seller = business.business_name;
  const read = read_at ? m.own_step_read({ seller }) : m.own_step_unread({ seller });
  const answered = answered_at ? m.own_step_answered({ seller }) : m.own_step_unanswered();
  const steps = [
    { text: m.own_step_sent(), at: created_at },
    { text: read, at: read_at },
    { text: answered, at: answered_at },
    ...(withdrawn_at ? [{ text: m.own_step_withdrawn(), at: withdrawn_at }] : []),
  ];
  const isOpen = answered_at === null && withdrawn_at === null;
  return steps.filter(({ at }) => at !== null || isOpen);
}
