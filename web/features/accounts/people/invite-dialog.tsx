import type { Api } from '@orendi/contract/client-types';
import type { OpenInvitation } from '@orendi/contract/schemas/members';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { InvitationDialog } from './invitation-dialog.tsx';

interface Props {
  heading: string;
  text: string;
  /** To which business. */
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
