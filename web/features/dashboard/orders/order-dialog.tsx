import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { ClientFacts } from './client-facts.tsx';
import { MailState } from './mail-state.tsx';
import { OrderItem } from './order-item.tsx';
import { OrderReplies } from './order-replies.tsx';
import { StatusButton } from './status-button.tsx';

interface Props {
  order: Request;
  onChanged: (order: Request) => void;
  onClose: () => void;
}

/** Everything about one request, with the ways to answer it. */
export function OrderDialog({ order, onChanged, onClose }: Props) {
  return (
    <QuestionDialog heading={m.orders_info_heading()} size="wide" onCancel={onClose}>
      <button
        type="button"
        onClick={onClose}
        aria-label={m.orders_close()}
        className="dialog-close"
      >
        <Icon name="close" className="size-5" />
      </button>
      <OrderItem order={order} />
      <blockquote className="order-message">
        {order.client_message || <span className="text-ink-quiet">{m.orders_no_message()}</span>}
      </blockquote>
      <ClientFacts order={order} />
      <OrderReplies order={order} onChanged={onChanged} />
      {order.mail_state && <MailState mail={order.mail_state} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <StatusButton order={order} onChanged={onChanged} />
        <a href={paths.home()} className={buttonClass('plain')}>
          {m.submitted_back()}
        </a>
      </div>
    </QuestionDialog>
  );
}
