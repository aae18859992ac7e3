import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { ReplyLink } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../forms/button.tsx';
import { usePage } from '../../../../platform/page-environment.tsx';
import { paths } from '../../../../platform/paths.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { type AnswerProps, type OrderProps, useLeadChange } from '../use-lead-change.ts';
import { mainReply, replyText, withText } from './reply-links.ts';
import { askWhenBack, stopAsking, useLastTemplate, useWayTaken } from './reply-memory.ts';

const replyNames = {
  email: m.orders_reply_email,
  call: m.orders_reply_call,
  whatsapp: () => 'WhatsApp',
  viber: () => 'Viber',
} as const;

interface Props extends AnswerProps {
  /** The ways that are one tap away, the main one first. */
  ways: readonly ReplyLink[];
}

/** Ways to answer with one tap. After using one, the seller is asked whether that was the answer. */
export function OrderReplies({ ways, templates, ...props }: Props) {
  const { order } = props;
  const template = useLastTemplate(templates);
  const wayTaken = useWayTaken(order.id);
  const isAsked = wayTaken !== undefined && !order.request_status;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div>
      <output className="block">
        {isAsked && <SentQuestion isCall={wayTaken === 'call'} {...props} />}
      </output>
      <ul className="flex flex-wrap gap-2">
        {ways.map((way, place) => (
          <li key={way.kind}>
            <ReplyAnchor
              order={order}
              way={way}
              template={way.kind === 'call' ? undefined : template}
              className={buttonClass(place === 0 && !isAsked ? 'main' : 'plain')}
            >
              {replyNames[way.kind]()}
            </ReplyAnchor>
          </li>
        ))}
        {order.replies.length > 0 && (
          <li>
            <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {m.leads_reply_other()}
            </Button>
          </li>
        )}
      </ul>
      {isChoosing && (
        <ReplyDialog order={order} templates={templates} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}

type DialogProps = Pick<Props, 'order' | 'templates'> & { onClose: () => void };

/** All ways to answer and all templates: a tap on a template opens it in the way chosen above. */
function ReplyDialog({ order, templates, onClose }: DialogProps) {
  const { publicUrl } = usePage();
  const [way, setWay] = useState(mainReply(order.replies));
  // Removed only after the browser has followed the link.
  const anchor = { order, onTaken: () => setTimeout(onClose) };
  return (
    <QuestionDialog
      heading={m.leads_reply_heading()}
      size="wide"
      closeLabel={m.orders_close()}
      onCancel={onClose}
    >
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{m.leads_reply_way()}</legend>
        {order.replies.map((reply) => (
          <Button
            key={reply.kind}
            isChosen={reply.kind === way?.kind}
            onClick={() => setWay(reply)}
          >
            {replyNames[reply.kind]()}
          </Button>
        ))}
      </fieldset>
      {way?.kind === 'call' && (
        <ReplyAnchor
          {...anchor}
          way={way}
          className={`${buttonClass('main', 'large')} mt-5 w-full tabular-nums`}
        >
          {order.client_phone}
        </ReplyAnchor>
      )}
      {way && way.kind !== 'call' && (
        <ul aria-label={m.leads_reply_templates()} className="mt-4 grid gap-2">
          {templates.map((template) => (
            <li key={template.name + template.text_al}>
              <ReplyAnchor
                {...anchor}
                way={way}
                template={template}
                className="block rounded-m border border-line-strong px-4 py-3 transition-colors hover:border-ink"
              >
                <span className="block font-semibold wrap-anywhere">{template.name}</span>
                <span className="line-clamp-2 text-s wrap-anywhere text-ink-quiet">
                  {replyText(template, order, publicUrl)}
                </span>
              </ReplyAnchor>
            </li>
          ))}
        </ul>
      )}
      <a href={paths.replyTemplates} className="listing-more mt-5 inline-block">
        {m.leads_templates_edit()}
      </a>
    </QuestionDialog>
  );
}

interface AnchorProps extends Pick<OrderProps, 'order'> {
  way: ReplyLink;
  template?: ReplyTemplate | undefined;
  className: string;
  onTaken?: () => void;
  children: ReactNode;
}

/** A link to an app with an answer filled in. */
function ReplyAnchor(props: AnchorProps) {
  const { order, way, template, className, onTaken, children } = props;
  const { publicUrl } = usePage();
  return (
    <a
      className={className}
      href={template ? withText(way, replyText(template, order, publicUrl)) : way.href}
      target={way.kind === 'whatsapp' ? '_blank' : undefined}
      rel="noopener"
      onClick={() => {
        void askWhenBack(order.id, way.kind, template?.name);
        onTaken?.();
      }}
    >
      {children}
    </a>
  );
}

/** One tap marks the request as answered after the seller has just written or called. */
function SentQuestion({ isCall, ...props }: OrderProps & { isCall: boolean }) {
  const { isChanging, change } = useLeadChange(props);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-m bg-wait-tint px-4 py-3">
      <p className="min-w-0 grow font-semibold">
        {isCall ? m.leads_called_question() : m.leads_sent_question()}
      </p>
      <Button
        kind="main"
        isBusy={isChanging}
        onClick={() => void change({ stage: 'answered' }).then((isDone) => isDone && stopAsking())}
      >
        {isCall ? m.leads_called_yes() : m.leads_sent_yes()}
      </Button>
      <Button onClick={stopAsking}>{m.leads_sent_no()}</Button>
    </div>
  );
}
