import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { dayText } from '../../platform/day-text.ts';
import { InviteDialog } from '../accounts/people/invite-dialog.tsx';
import { RowButton, RowFacts } from './console-row.tsx';
import { useConsole } from './use-console.tsx';

interface Props {
  business: KnownBusiness;
}

/** Invites the owner of a business that has none, and decides about whoever has accepted. Nothing for one with an owner. */
export function OwnerButtons({ business }: Props) {
  const { id, business_name: name, email, invitation } = business;
  const { open, close, ask, change } = useConsole();
  if (email !== null) return null;
  const invite = () =>
    open(
      <InviteDialog
        heading={m.console_invite_heading({ name })}
        text={m.console_invite_text()}
        business={name}
        send={(api, body) => api('POST /operator/businesses/{id}/invite', { params: { id }, body })}
        onClose={close}
      />,
    );
  if (invitation === null) return <RowButton onPress={invite}>{m.console_invite()}</RowButton>;

  const { claimant } = invitation;
  const params = { id: invitation.id };
  const end = () =>
    change(
      (api) => api('DELETE /operator/invitations/{id}', { params }),
      claimant ? m.console_claim_no_done() : m.console_invitation_ended(),
    );
  const confirm = () =>
    ask({
      heading: m.console_claim_question({ business: name, name: claimant?.name ?? '' }),
      text: m.console_claim_text(),
      label: m.console_claim_yes(),
      success: m.console_claim_yes_done({ business: name }),
      send: (api) => api('POST /operator/invitations/{id}/confirm', { params }),
    });
  return (
    <>
      <RowButton onPress={claimant ? confirm : invite}>
        {claimant ? m.console_claim_yes() : m.console_invite()}
      </RowButton>
      <RowButton onPress={end}>
        {claimant ? m.console_claim_no() : m.console_invitation_end()}
      </RowButton>
    </>
  );
}

export function InvitationNote({ business: { invitation } }: Props) {
  if (invitation === null) return null;
  const { claimant, email, expires_at: expires } = invitation;
  const date = dayText(expires);
  if (claimant) {
    return (
      <p className="font-medium wrap-anywhere text-wait-deep">{m.console_claimed(claimant)}</p>
    );
  }
  return (
    <RowFacts>
      <span>
        {email === null ? m.console_invited_link({ date }) : m.console_invited({ email, date })}
      </span>
    </RowFacts>
  );
}
