import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { timeText } from '../../platform/time-text.ts';
import { useViewChoice } from '../../platform/view-choice.ts';
import { Button } from '../forms/button.tsx';
import { Invitation, mayInvite } from './invitation.tsx';
import { useWaiting } from './use-waiting.ts';
import { isFresh, type WaitingRequest } from '../requests/waiting-requests.ts';

/** Below the top bar: that the page is a kept copy, and what becomes of requests that were written offline. */
export function OfflineBar() {
  const { waiting, sent, sendNow, discard, mend } = useWaiting();
  const keptAt = useViewChoice('kept');
  const [isInviting, setInviting] = useState(() => mayInvite(location.pathname));
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const open = waiting.filter(({ refusal }) => refusal === undefined);
  const isOld = !open.every(isFresh);
  const isQuiet = keptAt === undefined && waiting.length + sent.length === 0;

  useEffect(() => {
    const look = () => setInviting(mayInvite(location.pathname));
    addEventListener('installable', look);
    return () => removeEventListener('installable', look);
  }, []);

  if (isQuiet && !isInviting) return null;
  return (
    <section
      aria-label={m.offline_label()}
      aria-live="polite"
      className="sticky top-15 z-10 border-b border-line bg-sand py-2 text-s nav:top-17 print:hidden cramped:relative"
    >
      <div className="wrap grid gap-2">
        {keptAt !== undefined && <p>{m.offline_copy({ time: timeText(Number(keptAt)) })}</p>}
        {open.length > 0 && (
          <Line
            text={isOld ? m.waiting_old() : m.waiting_count({ count: open.length })}
            requests={open}
            label={m.waiting_send()}
            onPress={sendNow}
            onDiscard={discard}
          />
        )}
        {refused.map((request) => (
          <Line
            key={request.item}
            text={m.waiting_refused({ name: request.name, reason: request.refusal ?? '' })}
            requests={[request]}
            label={m.waiting_mend()}
            onPress={() => mend(request)}
            onDiscard={discard}
          />
        ))}
        {sent.map((request) => (
          <div key={request.item} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="grow wrap-anywhere">
              {m.waiting_sent({ name: request.name })}{' '}
              <a
                href={request.link}
                data-full-load
                onClick={() => void discard([request])}
                className="underline underline-offset-4"
              >
                {m.own_follow()}
              </a>
            </p>
            <Button size="small" onClick={() => void discard([request])}>
              {m.toast_dismiss()}
            </Button>
          </div>
        ))}
        {isQuiet && <Invitation />}
      </div>
    </section>
  );
}

interface LineProps {
  text: string;
  requests: readonly WaitingRequest[];
  label: string;
  onPress: (requests: LineProps['requests']) => Promise<void>;
  onDiscard: LineProps['onPress'];
}

/** The waiting requests, to be read, sent, mended or thrown away. */
function Line({ text, requests, label, onPress, onDiscard }: LineProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <details className="min-w-0 grow">
        <summary className="cursor-pointer py-2 underline underline-offset-4 wrap-anywhere">
          {text}
        </summary>
        <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto pb-2">
          {requests.map(({ item, name, form, values, at }) => (
            <li key={item} className="wrap-anywhere whitespace-pre-line">
              <a href={form} className="font-medium">
                {name}
              </a>
              , {timeText(at)}
              <br />
              {[values.name, values.phoneNumber, values.contactEmail].filter(Boolean).join(', ')}
              {values.message && `\n${values.message}`}
            </li>
          ))}
        </ul>
      </details>
      <span className="flex gap-2">
        <Button size="small" onClick={() => void onPress(requests)}>
          {label}
        </Button>
        <Button size="small" onClick={() => void onDiscard(requests)}>
          {m.waiting_discard()}
        </Button>
      </span>
    </div>
  );
}
