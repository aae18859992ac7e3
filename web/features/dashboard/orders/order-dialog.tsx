import type { MailState as State, Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { timeText } from '../../../platform/time-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { measuresText } from '../../catalogue/measures.ts';
import { PhotoThumbs } from '../../requests/photo-thumbs.tsx';
import { BuyerNews, OrderItem } from './order-item.tsx';
import { LeadDetails } from './lead-details.tsx';
import { OrderReplies } from './reply/order-replies.tsx';
import { SendAnswer } from './reply/send-answer.tsx';
import { StageChoice } from './stage-choice.tsx';
import { sourceNames } from './stage-names.ts';
import type { AnswerProps } from './use-lead-change.ts';
import { Section } from '../../../ui/section.tsx';

/** All of a request. Its stages stay at the lower edge, where a thumb is. */
export function OrderDialog({ onClose, ...props }: AnswerProps & { onClose: () => void }) {
  const { order } = props;
  const { withdrawn_at: withdrawn } = order;
  const shop = usePage().user?.business_id;
  return (
    <QuestionDialog
      heading={m.orders_info_heading()}
      size="wide"
      closeLabel={m.orders_close()}
      onCancel={onClose}
    >
      <OrderItem order={order} />
      <blockquote className="mt-5 py-3.5 px-4 rounded-m bg-sand wrap-anywhere whitespace-pre-line">
        {order.client_message || (
          <span className="text-ink-quiet">
            {withdrawn
              ? m.orders_withdrawn_text({ time: timeText(withdrawn) })
              : m.orders_no_message()}
          </span>
        )}
      </blockquote>
      <BuyerNews order={order} />
      {order.photos.length > 0 && (
        <Section className="mt-5" level={3} heading={m.orders_photos()} look="mb-2.5 text-s">
          <PhotoThumbs photos={order.photos} name={order.item_name} />
        </Section>
      )}
      {order.replies.length > 0 && (
        <Section className="mt-5" level={3} heading={m.orders_reply()} look="mb-2.5 text-s">
          <OrderReplies {...props} ways={order.replies} />
        </Section>
      )}
      <SendAnswer {...props} />
      <ClientFacts order={order} />
      {order.mail_state && <MailState mail={order.mail_state} />}
      <LeadDetails {...props} />
      <ButtonLink href={shop ? paths.business(shop) : paths.home()} label={m.submitted_back()} />
      {!withdrawn && (
        <div className="stage-bar sticky -bottom-6 -mx-6 mt-5 -mb-6 border-t border-line bg-surface px-6 py-4">
          <StageChoice {...props} />
        </div>
      )}
    </QuestionDialog>
  );
}

function ClientFacts({ order }: { order: Request }) {
  const { wanted_length: length, wanted_width: width, wanted_height: height } = order;
  const facts: [string, string | null][] = [
    [m.orders_client(), order.client_name],
    [m.orders_phone(), order.client_phone],
    [m.orders_phone_typed(), order.client_phone_typed],
    [m.orders_email(), order.client_email],
    [m.orders_preferred(), preferredWay(order)],
    [m.orders_wanted(), measuresText({ length, width, height })],
    [m.orders_source(), order.source === 'form' ? null : sourceNames[order.source]()],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(36)),1fr))] gap-y-3.5 gap-x-6 mt-5 [&_dt]:text-(length:--text-xs) [&_dt]:text-ink-quiet">
      {facts.map(([name, value]) =>
        !value ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere tabular-nums select-all">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function preferredWay(order: Request): string | null {
  if (order.withdrawn_at !== null) return null;
  if (order.prefers_whatsapp) return 'WhatsApp';
  return order.preferred_contact_method === 'email' ? m.request_by_email() : m.request_by_phone();
}

const texts = {
  sent: m.orders_mail_sent,
  queued: m.orders_mail_queued,
  failed: m.orders_mail_failed,
  given_up: m.orders_mail_given_up,
} as const;

function MailState({ mail: { state, recipient } }: { mail: State }) {
  return (
    <p
      data-failed={state === 'failed' || state === 'given_up' || undefined}
      className="mt-4 text-xs text-pretty wrap-anywhere text-ink-quiet data-failed:font-medium data-failed:text-accent-deep"
    >
      {texts[state]({ recipient })}
    </p>
  );
}
