import type { Watch } from '@orendi/contract/schemas/watches';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { Button } from '../features/forms/button.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { linkLoader, LinkPage } from '../features/links/link-page.tsx';
import { dayText } from '../platform/day-text.ts';
import { priceText } from '../platform/number-text.ts';
import { paths } from '../platform/paths.ts';
import { watchesKey } from '../platform/push-device.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export const loader = linkLoader((api, params) => api('GET /public/watches/{token}', { params }));

export function Component() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <LinkPage>
      <Watches key={token} />
    </LinkPage>
  );
}

/** A path of this site that a link of a mail leads to. */
function leadsTo(search: string): string | null {
  const to = new URLSearchParams(search).get('to');
  return to !== null && /^\/(?!\/)[\w/-]+$/.test(to) ? to : null;
}

function Watches() {
  const { token, found } = useLoaderData<typeof loader>();
  const [page, setPage] = useState(found);
  const { call, isLoading } = useApiCall();
  // Apart, as the buttons are busy while their own calls run, and ignore presses.
  const { call: tell } = useApiCall();
  const next = leadsTo(useLocation().search);
  const path = paths.watch(token);
  // A press on a link: scanners of mails open addresses, and run no scripts.
  const open = useEffectEvent(async () => {
    if (found) await tell((api) => api('POST /public/watches/{token}', { params: { token } }));
    if (next !== null) window.location.replace(next);
  });
  useEffect(() => void open(), []);
  useEffect(() => {
    if (!page && localStorage.getItem(watchesKey) === path) localStorage.removeItem(watchesKey);
  }, [page, path]);

  if (page === null)
    return (
      <FormPage isNarrow title={m.watch_ended()} intro={m.watch_ended_text()} path={path}>
        <ButtonLink href={paths.home()} data-full-load size="large" label={m.notice_home()} />
      </FormPage>
    );
  const { watches, email, ends_at: endsAt } = page;
  const change = (method: 'POST' | 'DELETE', { id }: Watch) =>
    call(async (api) => {
      const params = { token, watch: String(id) };
      setPage(await api(`${method} /public/watches/{token}/{watch}`, { params }));
    });
  const endAll = () =>
    call(async (api) => {
      await api('DELETE /public/watches/{token}', { params: { token } });
      setPage(null);
    });

  return (
    <FormPage
      isNarrow
      title={m.watch_page_title()}
      intro={[
        email === null ? m.watch_on_device() : m.watch_at_address({ email }),
        m.watch_ends({ date: dayText(endsAt) }),
      ].join(' ')}
      path={path}
    >
      {watches.length === 0 && <p>{m.watch_none()}</p>}
      <ul className="grid gap-4">
        {watches.map((watch) => (
          <li key={watch.id} className="rounded-l border border-line bg-surface p-4">
            <a
              href={watch.href}
              data-full-load
              className="font-semibold wrap-anywhere underline underline-offset-4"
            >
              {watch.label}
            </a>
            <p className="text-s text-ink-quiet tabular-nums">
              {m.watch_since({ date: dayText(watch.created_at) })}
              {watch.price !== null &&
                watch.currency !== null &&
                ` · ${priceText(watch.price, watch.currency)}`}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              {!watch.isConfirmed && (
                <Button kind="main" isBusy={isLoading} onClick={() => void change('POST', watch)}>
                  {m.watch_confirm()}
                </Button>
              )}
              <Button isBusy={isLoading} onClick={() => void change('DELETE', watch)}>
                {m.watch_end()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button size="large" className="mt-6 w-full" isBusy={isLoading} onClick={() => void endAll()}>
        {watches.some(({ isConfirmed }) => isConfirmed) ? m.watch_end_all() : m.watch_not_me()}
      </Button>
    </FormPage>
  );
}
