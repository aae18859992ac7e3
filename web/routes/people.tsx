import type { Member, OpenInvitation } from '@orendi/contract/schemas/members';
import { m } from '@orendi/messages';
import { type ReactNode, useId, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { loaderApi } from '../api/loader-api.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { InvitationDialog } from '../features/accounts/people/invitation-dialog.tsx';
import { InviteDialog } from '../features/accounts/people/invite-dialog.tsx';
import { Button } from '../features/forms/button.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { dayText } from '../platform/day-text.ts';
import { paths } from '../platform/paths.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';

export const loader = guarded('owner', async (_, { context }) => {
  const api = loaderApi(context);
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

  async function change(
    path: 'DELETE /private/people/{id}' | 'DELETE /private/invitations/{id}',
    id: number,
    success: string,
  ) {
    close();
    if (isLoading) return;
    const options = { success, toastId: 'people' };
    await call((api) => api(path, { params: { id } }).then(() => true), options);
    await revalidate();
  }

  const askToRemove = ({ id, name, surname }: Member) =>
    setDialog(
      <ConfirmDialog
        heading={m.people_remove_question({ name: `${name} ${surname}` })}
        confirmLabel={m.people_remove()}
        cancelLabel={m.account_cancel()}
        onConfirm={() => void change('DELETE /private/people/{id}', id, m.people_removed({ name }))}
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
      <List heading={m.people_staff()} none={m.people_none()}>
        {staff.map((member) => (
          <Row key={member.id} name={`${member.name} ${member.surname}`} fact={member.email}>
            {(described) => (
              <Button size="small" onClick={() => askToRemove(member)} {...described}>
                {m.people_remove()}
              </Button>
            )}
          </Row>
        ))}
      </List>
      {invitations.length > 0 && (
        <List heading={m.people_invitations()}>
          {invitations.map((invitation) => (
            <Row
              key={invitation.id}
              name={invitation.email ?? m.people_link()}
              fact={m.people_until({ date: dayText(invitation.expires_at) })}
            >
              {(described) => (
                <>
                  <Button size="small" onClick={() => show(invitation)} {...described}>
                    {m.people_show()}
                  </Button>
                  <Button
                    size="small"
                    {...described}
                    onClick={() =>
                      void change(
                        'DELETE /private/invitations/{id}',
                        invitation.id,
                        m.people_withdrawn(),
                      )
                    }
                  >
                    {m.people_withdraw()}
                  </Button>
                </>
              )}
            </Row>
          ))}
        </List>
      )}
      {dialog}
    </FormPage>
  );
}

/** A part of the page with a framed list, or a sentence while it has none. */
function List({
  heading,
  none,
  children,
}: {
  heading: string;
  none?: string;
  children: ReactNode[];
}) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-l">{heading}</h2>
      {children.length === 0 && <p className="text-pretty text-ink-quiet">{none}</p>}
      {children.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
          {children}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  name: string;
  fact: string;
  /** The buttons, described by the name. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

function Row({ name, fact, children }: RowProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-48">
        <p id={id} className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-s wrap-anywhere text-ink-quiet tabular-nums">{fact}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children({ 'aria-describedby': id })}</div>
    </li>
  );
}
