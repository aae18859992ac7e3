import { m } from '@orendi/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { timeText } from '../../platform/time-text.ts';
import { Button } from '../forms/button.tsx';
import { Invitation, mayInvite } from './invitation.tsx';
import { useWaiting } from './use-waiting.ts';
import { isFresh, type WaitingRequest } from '../requests/waiting-requests.ts';

/** Below the top bar: that the page is a kept copy, and what becomes of requests that were written offline. */
export function OfflineBar() {
  const { waiting, sent, sendNow, discard, mend } = useWaiting();
  const keptAt = useKeptAt();
  const isInviting = useInviting();
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const open = waiting.filter(({ refusal }) => refusal === undefined);
  const isOld = !open.every(isFresh);
  const isQuiet = keptAt === null && waiting.length + sent.length === 0;
  if (isQuiet && !isInviting) return null;
  return (
    <section
      aria-label={m.offline_label()}
      aria-live="polite"
      className="sticky top-15 z-10 border-b border-line bg-sand py-2 text-s nav:top-17 print:hidden cramped:relative"
    >
      <div className="wrap grid gap-2">
        {keptAt !== null && (
          <p>{m.offline_copy({ time: timeText(new Date(keptAt).toISOString()) })}</p>
        )}
        {open.length > 0 && (
          <Line
            text={isOld ? m.waiting_old() : m.waiting_count({ count: open.length })}
            requests={open}
            actions={
              <>
                <Button size="small" onClick={() => void sendNow(open)}>
                  {m.waiting_send()}
                </Button>
                <Button size="small" onClick={() => void discard(open)}>
                  {m.waiting_discard()}
                </Button>
              </>
            }
          />
        )}
        {refused.map((request) => (
          <Line
            key={request.item}
            text={m.waiting_refused({ name: request.name, reason: request.refusal ?? '' })}
            requests={[request]}
            actions={
              <>
                <Button size="small" onClick={() => void mend(request)}>
                  {m.waiting_mend()}
                </Button>
                <Button size="small" onClick={() => void discard([request])}>
                  {m.waiting_discard()}
                </Button>
              </>
            }
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
  actions: ReactNode;
}

/** The waiting requests, to be read, sent, mended or thrown away. */
function Line({ text, requests, actions }: LineProps) {
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
              , {timeText(new Date(at).toISOString())}
              <br />
              {[values.name, values.phoneNumber, values.contactEmail].filter(Boolean).join(', ')}
              {values.message && `\n${values.message}`}
            </li>
          ))}
        </ul>
      </details>
      <span className="flex gap-2">{actions}</span>
    </div>
  );
}

/** When the shown copy was kept (ms); null while the page is the server's. */
function useKeptAt(): number | null {
  const [keptAt, setKeptAt] = useState(() => {
    const { kept } = document.documentElement.dataset;
    return kept === undefined ? null : Number(kept);
  });

  useEffect(() => {
    const listen = ({ data }: MessageEvent) => {
      const { keptAt: at } = data as { keptAt?: number };
      if (at !== undefined) setKeptAt(at);
    };
    const clear = () => setKeptAt(null);
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', listen);
    addEventListener('online', clear);
    return () => {
      serviceWorker?.removeEventListener('message', listen);
      removeEventListener('online', clear);
    };
  }, []);
  return keptAt;
}

function useInviting(): boolean {
  const [isInviting, setInviting] = useState(() => mayInvite(location.pathname));

  useEffect(() => {
    const look = () => setInviting(mayInvite(location.pathname));
    addEventListener('installable', look);
    return () => removeEventListener('installable', look);
  }, []);
  return isInviting;
}
