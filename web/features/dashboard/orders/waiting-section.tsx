import { paging } from '@orendi/contract/limits';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { agoText, durationText, useNow } from '../../../platform/duration-text.ts';
import { Button } from '../../forms/button.tsx';
import { RowPicture } from '../row-picture.tsx';
import { BuyerNews, MessageLine, orderPictures, PriceAsked } from './order-item.tsx';
import { OrderReplies } from './reply/order-replies.tsx';
import { mainReply } from './reply/reply-links.ts';
import type { AnswerProps } from './use-lead-change.ts';
import { numberText } from '../../../platform/number-text.ts';

/** Milliseconds after which a request has waited too long. */
const lateMs = 24 * 3_600_000;

interface ItemActions extends Omit<AnswerProps, 'order'> {
  onOpen: (order: Request) => void;
}

interface Props extends ItemActions {
  /** The requests without an answer, the oldest first. */
  waiting: OrderPage;
  loadedAt: number;
  onShowAll: () => void;
}

/** The loudest part of the dashboard: how many wait, since when, and each with its answer one tap away. */
export function WaitingSection({ waiting, loadedAt, onShowAll, ...actions }: Props) {
  const now = useNow(loadedAt);
  const { results, total: count, oldest_waiting_since: since } = waiting;
  if (count === 0 || since === null) return null;
  const age = now - Date.parse(since);
  const shown = numberText(count);
  return (
    <section
      aria-labelledby="waiting-heading"
      data-late={age >= lateMs || undefined}
      className="group border-b border-line bg-wait-tint data-late:bg-accent-tint"
    >
      <h3
        id="waiting-heading"
        className="px-4.5 pt-4 pb-3 text-xl text-wait-deep group-data-late:text-accent-deep"
      >
        {m.leads_waiting({ count, shown, duration: durationText(age) })}
      </h3>
      <ul>
        {results.map((order) => (
          <WaitingItem key={order.id} order={order} now={now} {...actions} />
        ))}
      </ul>
      {count > results.length && waiting.perPage < paging.maxPerPage && (
        <div className="border-t border-line bg-surface px-4.5 py-3">
          <Button size="small" onClick={onShowAll}>
            {m.leads_waiting_all({ shown })}
          </Button>
        </div>
      )}
    </section>
  );
}

function WaitingItem({ now, onOpen, ...reply }: ItemActions & { order: Request; now: number }) {
  const { order } = reply;
  const since = order.waiting_since ?? order.created_at;
  const main = mainReply(order.replies);
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4.5 py-3.5 @min-[40rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="relative flex gap-3">
        <RowPicture {...orderPictures(order)[0]} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(order)}
              className="min-w-0 text-left font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {order.client_name}
            </button>
            <time
              dateTime={since}
              data-late={now - Date.parse(since) >= lateMs || undefined}
              className="shrink-0 text-s text-ink-quiet data-late:font-medium data-late:text-accent-deep"
            >
              {agoText(since, now)}
            </time>
          </div>
          <p className="line-clamp-2 text-s wrap-anywhere text-ink-quiet">
            {order.item_type === 'business' ? m.orders_shop() : order.item_name}{' '}
            <PriceAsked order={order} isAfterName />
          </p>
          <MessageLine order={order} />
          <BuyerNews order={order} />
        </div>
      </div>
      <OrderReplies {...reply} ways={main ? [main] : []} />
    </li>
  );
}
