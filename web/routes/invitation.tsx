import type { Invitation } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { createApi } from '../api/create-api.ts';
import { ApiFailure } from '../api/failure.ts';
import { transport } from '../api/transport.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { CheckEmail } from '../features/accounts/check-email.tsx';
import { currentUser } from '../features/accounts/current-user.ts';
import { SigningOut } from '../features/accounts/sign-out/signing-out.tsx';
import { invitationKey } from '../features/accounts/way-around.ts';
import { Button } from '../features/forms/button.tsx';
import { LinkPage } from '../features/links/link-page.tsx';
import { dayText } from '../platform/day-text.ts';
import { keepText } from '../platform/kept-text.ts';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** A void link is a page that says so. */
export async function loader({ params: { token = '' }, request, context }: LoaderFunctionArgs) {
  const user = await context.get(currentUser)(request);
  const api = createApi(context.get(transport));
  try {
    const invitation = await api('GET /auth/invitations/{token}', { params: { token } });
    return { token, user, invitation };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 400) throw error;
    return { token, user, invitation: null };
  }
}

export function Component() {
  return (
    <LinkPage>
      <InvitationPage />
    </LinkPage>
  );
}

/** To what somebody is invited, and the way to accept it: an account with a verified address, and a press. */
function InvitationPage() {
  const { token, user, invitation } = useLoaderData<typeof loader>();
  const path = paths.invitation(token);
  const isOver = invitation === null || invitation.state === 'accepted';
  // Who verifies the address in another tab, or comes back later, is led here again.
  useEffect(() => {
    keepText(invitationKey, isOver ? null : token, 'localStorage');
  }, [isOver, token]);

  if (invitation === null) {
    return (
      <FormPage isNarrow title={m.invited_void()} intro={m.invited_void_text()} path={path}>
        <Way to={user ? paths.dashboard : paths.home()}>
          {user ? m.nav_dashboard() : m.verify_home()}
        </Way>
      </FormPage>
    );
  }
  const { business_name: business, invited_by: by, role, state } = invitation;
  if (state !== 'open') {
    const text = state === 'waiting' ? m.invited_waiting : m.invited_accepted;
    return (
      <FormPage isNarrow title={business} intro={text({ business })} path={path}>
        {state === 'accepted' && <Way to={paths.dashboard}>{m.nav_dashboard()}</Way>}
      </FormPage>
    );
  }
  if (user?.isactive === false && isFor(invitation, user)) {
    return <CheckEmail email={user.email} path={path} again={paths.signUpFor(path)} />;
  }
  const { email } = invitation;
  const date = dayText(invitation.expires_at);
  return (
    <FormPage
      isNarrow
      title={m.invited_title({ business })}
      intro={role === 'owner' ? m.invited_owner() : m.invited_staff({ name: by ?? '' })}
      path={path}
    >
      {user === null ? (
        <div className="flex flex-col gap-3">
          <Way to={paths.signUpFor(path)}>{m.signup_submit()}</Way>
          <a href={paths.loginFor(path)} className={`${buttonClass('plain', 'large')} w-full`}>
            {m.login_submit()}
          </a>
        </div>
      ) : (
        <Accept token={token} refusal={refusalOf(invitation, user)} />
      )}
      <p className="mt-6 text-s text-pretty wrap-anywhere text-ink-quiet">
        {email === null ? m.invited_until({ date }) : m.invited_until_for({ date, email })}
      </p>
    </FormPage>
  );
}

const isFor = ({ email }: Invitation, user: User) => email === null || email === user.email;

/** Why the reader cannot accept, as signed in; null if they can. Shops of one owner can be merged, by the operator. */
function refusalOf(invitation: Invitation, user: User): { text: string; isMerge?: true } | null {
  const { email, role } = invitation;
  if (user.isOperator) return { text: m.invited_operator() };
  if (!isFor(invitation, user)) {
    return { text: m.invited_other({ email: email ?? '', own: user.email }) };
  }
  if (user.business_id === null) return null;
  const isMerge = role === 'owner' && user.role === 'owner';
  return isMerge ? { text: m.invited_merge(), isMerge } : { text: m.invited_busy() };
}

/** The button of who is signed in, or why there is none and the way on. */
function Accept({ token, refusal }: { token: string; refusal: ReturnType<typeof refusalOf> }) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);

  async function accept() {
    const body = { token };
    const answer = await call((api) => api('POST /auth/invitations/accept', { body }));
    // In full, as for another user: they see more from now on.
    if (answer?.state !== 'accepted') return revalidate();
    keepText(invitationKey, null, 'localStorage');
    location.replace(paths.dashboard);
  }

  const look = { size: 'large', className: 'w-full' } as const;
  if (refusal === null) {
    return (
      <Button {...look} kind="main" isBusy={isLoading} onClick={() => void accept()}>
        {m.invited_accept()}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-5 rounded-m bg-accent-tint p-4 text-pretty wrap-anywhere">{refusal.text}</p>
      {refusal.isMerge ? (
        <Way to={paths.contactUs}>{m.removal_write()}</Way>
      ) : (
        <Button {...look} onClick={() => setLeaving(true)}>
          {m.invited_other_account()}
        </Button>
      )}
      {isLeaving && <SigningOut to={paths.invitation(token)} onFailure={() => setLeaving(false)} />}
    </>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={`${buttonClass('main', 'large')} w-full`}>
      {children}
    </a>
  );
}
