import type { HeldAction, HeldPage, HeldRequest } from '@orendi/contract/schemas/held';
import { m } from '@orendi/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { timeText } from '../../../../platform/time-text.ts';
import { Button } from '../../../forms/button.tsx';
import { dashboardAddress, useDashboardSearch } from '../../dashboard-search.ts';
import { Pagination } from '../../pagination.tsx';
import { clientText } from '../stage-names.ts';
import type { Outcome, useHeld } from './use-held.ts';

const textClass =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4.5 py-3 text-ink-quiet [&>button]:text-ink';

const reasons = {
  honeypot: m.held_by_honeypot,
  speed: m.held_by_speed,
  links: m.held_by_links,
  repeated: m.held_by_repeated,
  burst: m.held_by_burst,
} satisfies Record<HeldRequest['signals'][number], () => string>;

/** The buttons get a row of their own where they would squeeze the text. */
const itemClass =
  'flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4.5 py-3.5 [&>:first-child]:basis-[min(100%,--spacing(64))]';

/** One page of held requests, and those of it that were decided just now. */
export function HeldList({ page, ...held }: ReturnType<typeof useHeld> & { page: HeldPage }) {
  const search = useDashboardSearch();
  const { open, entries, isSettling, settle } = held;
  if (entries.length === 0) return <p className={textClass}>{m.held_none()}</p>;

  return (
    <>
      <div className={textClass}>
        <p className="min-w-0 grow basis-64 text-pretty">{m.held_text()}</p>
        {open.length > 1 && (
          <Button aria-disabled={isSettling} onClick={() => void settle(open, 'drop')} size="small">
            {m.held_drop_all()}
          </Button>
        )}
      </div>
      <ul aria-labelledby="held-heading">
        {entries.map(({ request, outcome }) => (
          <HeldEntry
            key={request.id}
            request={request}
            outcome={outcome}
            isBusy={isSettling}
            onSettle={(action) => void settle([request], action)}
          />
        ))}
      </ul>
      <Pagination
        {...page}
        label={m.held_pages()}
        addressOf={(held) => dashboardAddress({ ...search, held })}
      />
    </>
  );
}

interface HeldItemProps {
  request: HeldRequest;
  /** Whose it is, for who sees those of all shops. */
  shop?: ReactNode;
  isBusy: boolean;
  onSettle: (action: HeldAction) => void;
}

export function HeldEntry({ outcome, ...item }: HeldItemProps & { outcome: Outcome | undefined }) {
  return outcome ? <SettledItem {...item} outcome={outcome} /> : <HeldItem {...item} />;
}

function HeldItem({ request, shop, isBusy, onSettle }: HeldItemProps) {
  const id = useId();
  const { item_name, client_message } = request;
  const action = (name: HeldAction, text: string) => (
    <Button
      aria-describedby={`${id}-name`}
      aria-disabled={isBusy}
      onClick={() => onSettle(name)}
      size="small"
    >
      {text}
    </Button>
  );
  return (
    <li data-row tabIndex={-1} className={itemClass}>
      <div className="min-w-0 grow">
        <p id={`${id}-name`} className="font-medium wrap-anywhere">
          {clientText(request)} · {item_name}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-quiet tabular-nums">
          {shop}
          <time dateTime={request.created_at}>{timeText(request.created_at)}</time>
        </p>
        {client_message && <p className="held-message">{client_message}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-xs wrap-anywhere tabular-nums">
          {reachesOf(request).map((reach) => (
            <span key={reach} className="select-all">
              {reach}
            </span>
          ))}
        </p>
        <p className="mt-1 text-xs text-pretty text-ink-quiet">{whyHeld(request)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {action('restore', m.held_restore())}
        {action('drop', m.held_drop())}
      </div>
    </li>
  );
}

/** Says in a request's place what was decided about it. A drop can be taken back here. */
function SettledItem(props: HeldItemProps & { outcome: Outcome }) {
  const { request, shop, outcome, isBusy, onSettle } = props;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);

  // The button that was pressed is gone: whoever works by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    (item.current?.querySelector('button') ?? item.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <li ref={item} data-row tabIndex={-1} className={`${itemClass} bg-paper text-ink-quiet`}>
      <p className="min-w-0 grow">
        <span id={id} className="wrap-anywhere">
          {clientText(request)} · {request.item_name}
        </span>
        <br />
        {outcome === 'dropped'
          ? m.held_dropped()
          : shop
            ? m.console_held_restored()
            : m.held_restored()}
      </p>
      {outcome === 'dropped' && (
        <Button
          aria-describedby={id}
          aria-disabled={isBusy}
          onClick={() => onSettle('hold')}
          size="small"
        >
          {m.held_undo()}
        </Button>
      )}
    </li>
  );
}

/** How to reach whoever sent it: the phone number, as it was typed, too, where that differs, and the e-mail address. */
function reachesOf(
  request: Pick<HeldRequest, 'client_phone' | 'client_phone_typed' | 'client_email'>,
): string[] {
  const { client_phone: phone, client_phone_typed: typed, client_email: email } = request;
  const asTyped = typed && `${m.orders_phone_typed()}: ${typed}`;
  return [phone, asTyped, email].flatMap((reach) => reach || []);
}

/** `Why: contains a link, the same text was sent several times`. */
function whyHeld({ signals }: Pick<HeldRequest, 'signals'>): string {
  return `${m.held_why()}: ${signals.map((signal) => reasons[signal]()).join(', ')}`;
}
