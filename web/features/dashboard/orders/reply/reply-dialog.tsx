import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../../forms/button.tsx';
import { usePage } from '../../../../platform/page-environment.tsx';
import { paths } from '../../../../platform/paths.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { ReplyAnchor, replyNames } from './order-replies.tsx';
import { mainReply, replyText } from './reply-links.ts';

interface Props {
  order: Request;
  templates: readonly ReplyTemplate[];
  onClose: () => void;
}

/** All ways to answer and all templates: a tap on a template opens it in the way chosen above. */
export function ReplyDialog({ order, templates, onClose }: Props) {
  const { publicUrl } = usePage();
  const [way, setWay] = useState(mainReply(order.replies));
  // Removed only after the browser has followed the link.
  const leave = () => setTimeout(onClose);
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
            kind={reply.kind === way?.kind ? 'chosen' : 'plain'}
            aria-pressed={reply.kind === way?.kind}
            onClick={() => setWay(reply)}
          >
            {replyNames[reply.kind]()}
          </Button>
        ))}
      </fieldset>
      {way?.kind === 'call' && (
        <ReplyAnchor
          order={order}
          way={way}
          template={undefined}
          onTaken={leave}
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
                order={order}
                way={way}
                template={template}
                onTaken={leave}
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
