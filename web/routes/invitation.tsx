import type { Invitation } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { createApi } from '../api/create-api.ts';
import { ApiFailure } from '../api/failure.ts';
import { transport } from '../api/transport.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { CheckEmail } from '../features/accounts/check-email.tsx';
import { currentUser } from '../features/accounts/current-user.ts';
import { keptInvitation } from '../features/accounts/kept-invitation.ts';
import { SigningOut } from '../features/accounts/sign-out/signing-out.tsx';
import { Button } from '../features/forms/button.tsx';
import { dayText } from '../platform/day-text.ts';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** A void link is a page that says so. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
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

/** To what somebody is invited, and the way to accept it: an account with a verified address, and a press. */
export function Component() {
  const { token, user, invitation } = useLoaderData<typeof loader>();
  const path = paths.invitation(token);
  const isOnTheWay = invitation?.state === 'open' && user?.isactive !== true;
  useEffect(() => {
    if (isOnTheWay) keptInvitation.keep(token);
    else keptInvitation.forget();
  }, [isOnTheWay, token]);

  if (invitation === null) {
    return (
      <AuthPage title={m.invited_void()} intro={m.invited_void_text()} path={path}>
        <Way to={user ? paths.dashboard : paths.home()}>
          {user ? m.nav_dashboard() : m.verify_home()}
        </Way>
      </AuthPage>
    );
  }
  const { business_name: business, invited_by: by, role, email, expires_at: expires } = invitation;
  const isOpen = invitation.state === 'open';
  if (isOpen && user?.isactive === false && isFor(invitation, user)) {
    return <CheckEmail email={user.email} path={path} again={paths.signUpFor(path)} />;
  }
  const intro = role === 'owner' ? m.invited_owner() : m.invited_staff({ name: by ?? '' });
  return (
    <AuthPage
      title={isOpen ? m.invited_title({ business }) : business}
      intro={isOpen ? intro : stateTexts[invitation.state]({ business })}
      path={path}
    >
      {isOpen && <Accept token={token} invitation={invitation} user={user} />}
      {invitation.state === 'accepted' && <Way to={paths.dashboard}>{m.nav_dashboard()}</Way>}
      {isOpen && (
        <p className="mt-6 text-s text-pretty text-ink-quiet wrap-anywhere">
          {email === null
            ? m.invited_until({ date: dayText(expires) })
            : m.invited_until_for({ date: dayText(expires), email })}
        </p>
      )}
    </AuthPage>
  );
}

const stateTexts = {
  open: () => '',
  waiting: m.invited_waiting,
  accepted: m.invited_accepted,
} satisfies Record<Invitation['state'], unknown>;

const isFor = ({ email }: Invitation, user: User) => email === null || email === user.email;

interface AcceptProps {
  token: string;
  invitation: Invitation;
  user: User | null;
}

/** The next step of whoever reads the page. */
function Accept({ token, invitation, user }: AcceptProps) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const isAlive = useHydrated();
  const path = paths.invitation(token);

  async function accept() {
    const body = { token };
    const answer = await call((api) => api('POST /auth/invitations/accept', { body }));
    // In full, as a page for another user: there is more to see from now on.
    if (answer?.state === 'accepted') location.replace(paths.dashboard);
    else await revalidate();
  }

  if (user === null) {
    return (
      <div className="flex flex-col gap-3">
        <Way to={paths.signUpFor(path)}>{m.signup_submit()}</Way>
        <a href={paths.loginFor(path)} className={`${buttonClass('plain', 'large')} w-full`}>
          {m.login_submit()}
        </a>
      </div>
    );
  }
  const refusal = refusalOf(invitation, user);
  if (refusal === null) {
    return (
      <Button
        kind="main"
        size="large"
        disabled={!isAlive}
        isBusy={isLoading}
        onClick={() => void accept()}
        className="w-full"
      >
        {m.invited_accept()}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-5 rounded-m bg-accent-tint p-4 text-pretty wrap-anywhere">{refusal.text}</p>
      {refusal.isMerge && <Way to={paths.contactUs}>{m.removal_write()}</Way>}
      {!refusal.isMerge && (
        <Button
          size="large"
          disabled={!isAlive}
          onClick={() => setLeaving(true)}
          className="w-full"
        >
          {m.invited_other_account()}
        </Button>
      )}
      {isLeaving && <SigningOut to={path} onFailure={() => setLeaving(false)} />}
    </>
  );
}

/** Why the reader cannot accept, as signed in; null if they can. */
function refusalOf(invitation: Invitation, user: User) {
  const { email, role } = invitation;
  if (user.isOperator) return { text: m.invited_operator(), isMerge: false };
  if (!isFor(invitation, user)) {
    return { text: m.invited_other({ email: email ?? '', own: user.email }), isMerge: false };
  }
  if (user.business_id === null) return null;
  const isMerge = role === 'owner' && user.role === 'owner';
  return { text: isMerge ? m.invited_merge() : m.invited_busy(), isMerge };
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={`${buttonClass('main', 'large')} w-full`}>
      {children}
    </a>
  );
}
