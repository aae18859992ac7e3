import type { OpenInvitation } from '@orendi/contract/schemas/members';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Button } from '../../forms/button.tsx';

interface Props {
  invitation: OpenInvitation;
  /** To which business. */
  business: string;
  onClose: () => void;
}

/** An invitation to hand over: by a message, or printed on paper, where all but the invitation is left out. */
export function InvitationDialog({ invitation, business, onClose }: Props) {
  const { email, link, qr, expires_at: expires } = invitation;
  const [isCopied, setCopied] = useState<boolean>();
  const date = dayText(expires);
  const message = encodeURIComponent(`${m.invite_message({ business })}\n${link}`);
  return (
    <QuestionDialog heading={m.invite_heading({ business })} onCancel={onClose}>
      <div data-printed>
        <p className="mt-2 text-pretty text-ink-quiet">
          {email === null ? m.invite_link_text({ date }) : m.invite_bound_text({ date, email })}
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={m.invite_qr()}
          className="mx-auto my-4 size-48"
        />
        <p className="rounded-m bg-sand px-4 py-3 text-s wrap-anywhere select-all">{link}</p>
      </div>
      <output className="mt-2 block min-h-6 text-s text-ink-quiet">
        {isCopied !== undefined && (isCopied ? m.share_copied() : m.factor_copy_failed())}
      </output>
      <div className="mt-1 flex flex-wrap gap-2.5">
        <Button onClick={() => void copyText(link).then(setCopied)}>{m.share_copy()}</Button>
        <a
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener"
          className={buttonClass()}
        >
          WhatsApp
        </a>
        <Button onClick={() => print()}>{m.invite_print()}</Button>
      </div>
      <Button onClick={onClose} size="large" className="mt-5 w-full">
        {m.invite_close()}
      </Button>
    </QuestionDialog>
  );
}
