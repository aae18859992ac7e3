import type { Api } from '@orendi/contract/client-types';
import type { OpenInvitation } from '@orendi/contract/schemas/members';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { dayText } from '../../../platform/day-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { Button } from '../../forms/button.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';

interface Props {
  heading: string;
  text: string;
  business: string;
  send: (api: Api, body: { email: string }) => Promise<OpenInvitation>;
  onClose: () => void;
}

/** Invites somebody: by mail to an address or, without one, by a link that is shown to be handed over. */
export function InviteDialog({ heading, text, business, send, onClose }: Props) {
  const form = useForm({ email: '' });
  const [made, setMade] = useState<OpenInvitation>();
  const { revalidate } = useRevalidator();

  const invite = () =>
    form.submit(async (api, body) => {
      const invitation = await send(api, body);
      await revalidate();
      if (invitation.email === null) return setMade(invitation);
      const success = m.invite_sent({ email: invitation.email });
      showToast({ kind: 'success', text: success, id: 'invite' });
      onClose();
    });

  if (made) return <InvitationDialog invitation={made} business={business} onClose={onClose} />;
  const hasAddress = form.values.email.trim() !== '';
  return (
    <FormDialog
      form={form}
      heading={heading}
      text={`${text} ${m.invite_email_hint()}`}
      label={hasAddress ? m.invite_by_mail() : m.invite_by_link()}
      onSubmit={() => void invite()}
      onClose={onClose}
    >
      <EmailField
        {...form.field('email')}
        label={m.invite_email()}
        isRequired={false}
        autoComplete="email"
      />
    </FormDialog>
  );
}

type ShownProps = Pick<Props, 'business' | 'onClose'> & { invitation: OpenInvitation };

/** An invitation to hand over: by a message, or printed on paper, where all but the invitation is left out. */
export function InvitationDialog({ invitation, business, onClose }: ShownProps) {
  const { email, link, qr, expires_at: expires } = invitation;
  const [isCopied, setCopied] = useState<boolean>();
  const date = dayText(expires);
  const message = encodeURIComponent(`${m.invite_message({ business })}\n${link}`);
  return (
    <QuestionDialog heading={m.invite_heading({ business })} onCancel={onClose}>
      <div data-printed>
        <p className="mt-2 hidden print:block">{m.invite_print_text({ date })}</p>
        <p className="mt-2 text-pretty text-ink-quiet print:hidden">
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
        <ButtonLink
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener"
          label="WhatsApp"
        />
        <Button onClick={() => print()}>{m.invite_print()}</Button>
      </div>
      <Button onClick={onClose} size="large" className="mt-5 w-full">
        {m.invite_close()}
      </Button>
    </QuestionDialog>
  );
}
