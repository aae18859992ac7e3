import type { OpenInvitation } from '@orendi/contract/schemas/members';
import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { FactList } from '../features/accounts/fact-list.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { InvitationDialog, InviteDialog } from '../features/accounts/people/invite-dialog.tsx';
import { Button } from '../features/forms/button.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { dayText } from '../platform/day-text.ts';
import { paths } from '../platform/paths.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';

export const loader = guarded('owner', async (_, { api }) => {
  const [people, business] = await Promise.all([
    api('GET /private/people'),
    api('GET /private/business-profile/get'),
  ]);
  return { ...people, business: business.business_name };
});

/** Who works for the owner's business, and who is invited to. */
export function Component() {
  const { staff, invitations, business } = useLoaderData<typeof loader>();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const close = () => setDialog(null);

  async function end(kind: 'people' | 'invitations', id: number, success: string) {
    close();
    if (isLoading) return;
    const params = { id };
    await call((api) => api(`DELETE /private/${kind}/{id}`, { params }), { success });
    await revalidate();
  }
  const invite = () =>
    setDialog(
      <InviteDialog
        heading={m.people_invite()}
        text={m.people_invite_text()}
        business={business}
        send={(api, body) => api('POST /private/invitations', { body })}
        onClose={close}
      />,
    );
  const show = (invitation: OpenInvitation) =>
    setDialog(<InvitationDialog invitation={invitation} business={business} onClose={close} />);
  const askToRemove = (id: number, name: string) =>
    setDialog(
      <ConfirmDialog
        heading={m.people_remove_question({ name })}
        confirmLabel={m.people_remove()}
        onConfirm={() => void end('people', id, m.people_removed({ name }))}
        onCancel={close}
      >
        <p className="text-pretty">{m.people_remove_text()}</p>
      </ConfirmDialog>,
    );

  return (
    <FormPage title={m.people_title()} intro={m.people_text({ business })} path={paths.people}>
      <Button kind="main" size="large" onClick={invite} className="max-xs:w-full">
        {m.people_invite()}
      </Button>
      <h2 className="mt-10 mb-4 text-l">{m.people_staff()}</h2>
      {staff.length === 0 && <p className="text-pretty text-ink-quiet">{m.people_none()}</p>}
      <FactList
        rows={staff.map(({ id, name, surname, email }) => ({
          id,
          name: `${name} ${surname}`,
          fact: email,
          actions: [[m.people_remove(), () => askToRemove(id, name)]],
        }))}
      />
      {invitations.length > 0 && <h2 className="mt-10 mb-4 text-l">{m.people_invitations()}</h2>}
      <FactList
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          name: invitation.email ?? m.people_link(),
          fact: m.people_until({ date: dayText(invitation.expires_at) }),
          actions: [
            [m.people_show(), () => show(invitation)],
            [
              m.people_withdraw(),
              () => void end('invitations', invitation.id, m.people_withdrawn()),
            ],
          ],
        }))}
      />
      {dialog}
    </FormPage>
  );
}
