import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { agoText, useNow } from '../../../platform/duration-text.ts';
import { timeText } from '../../../platform/time-text.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Step {
  text: string;
  /** Null if it has not come yet, or when is not known. */
  at: string | null;
  isDone: boolean;
}

/** How far the request has come, and when: sent, read, answered. */
export function Timeline({ request, loadedAt }: { request: OwnRequest; loadedAt: number }) {
  const now = useNow(loadedAt);
  return (
    <ol aria-label={m.own_steps()} className="mt-5">
      {stepsOf(request).map(({ text, at, isDone }) => (
        <li key={text} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-1 left-4 w-px bg-line-strong group-last:hidden"
          />
          <span
            className={`grid size-8 shrink-0 place-items-center rounded-pill ${isDone ? 'bg-good text-on-dark' : 'border border-line-strong bg-surface'}`}
          >
            {isDone && <Icon name="check" className="size-4.5" />}
          </span>
          <span className="min-w-0 self-center">
            <span className={`block wrap-anywhere ${isDone ? 'font-medium' : 'text-ink-quiet'}`}>
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

function stepsOf(request: OwnRequest): Step[] {
  const { created_at, read_at, answered_at, withdrawn_at, business } = request;
  const seller = business.business_name;
  const done = (text: string, at: string | null) => ({ text, at, isDone: true });
  const open = (text: string) => ({ text, at: null, isDone: false });
  const steps = [done(m.own_step_sent(), created_at)];
  if (read_at) steps.push(done(m.own_step_read({ seller }), read_at));
  if (answered_at) steps.push(done(m.own_step_answered({ seller }), answered_at));
  if (withdrawn_at) return [...steps, done(m.own_step_withdrawn(), withdrawn_at)];
  if (answered_at) return steps;
  if (!read_at) steps.push(open(m.own_step_unread({ seller })));
  return [...steps, open(m.own_step_unanswered())];
}
