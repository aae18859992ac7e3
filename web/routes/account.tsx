import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PasskeyList } from '../features/accounts/factors/passkey-list.tsx';
import { SecondFactor } from '../features/accounts/factors/second-factor.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { ChangeEmail, ChangePassword } from '../features/accounts/settings/change-sign-in.tsx';
import { DeleteAccount, deletionText } from '../features/accounts/settings/delete-account.tsx';
import { ReminderSwitches } from '../features/accounts/settings/reminder-switches.tsx';
import { SecurityEventList } from '../features/accounts/settings/security-event-list.tsx';
import { ShopQuestions } from '../features/accounts/settings/shop-questions.tsx';
import { SignInList } from '../features/accounts/settings/sign-in-list.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { paths } from '../platform/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Section } from '../ui/section.tsx';

export const loader = guarded('user', async (user, { api }) => {
  const isOwner = user.isactive && user.role === 'owner';
  const isAsked = user.isactive && !user.isOperator;
  const [factors, signIns, events, reminders, people, questions] = await Promise.all([
    api('GET /auth/factors'),
    api('GET /auth/sessions'),
    api('GET /auth/security-events'),
    isOwner ? api('GET /private/account/reminders') : null,
    isOwner ? api('GET /private/people') : null,
    isAsked ? api('GET /auth/shop-questions') : [],
  ]);
  return { user, factors, signIns, events, reminders, questions, staff: people?.staff };
});

export function Component() {
  const { user, factors, signIns, events, reminders, questions, staff } =
    useLoaderData<typeof loader>();
  return (
    <FormPage title={m.account_mine()} intro={m.account_text()} path={paths.account}>
      <ShopQuestions questions={questions} />
      <Setting
        heading={m.account_email_heading()}
        text={m.account_email_text({ email: user.email })}
      >
        <ChangeEmail />
      </Setting>
      {staff && (
        <Setting heading={m.people_title()} text={m.account_people_text()}>
          <ButtonLink
            href={paths.people}
            label={staff.length === 0 ? m.people_invite() : m.account_people()}
          />
        </Setting>
      )}
      {reminders && (
        <Setting heading={m.account_reminders_heading()} text={m.account_reminders_text()}>
          <ReminderSwitches reminders={reminders} />
        </Setting>
      )}
      <Setting heading={m.account_password_heading()} text={m.account_password_text()}>
        <ChangePassword email={user.email} />
      </Setting>
      <Setting heading={m.factor_heading()} text={m.factor_text()}>
        <SecondFactor user={user} {...factors} />
      </Setting>
      <Setting heading={m.passkey_heading()} text={m.passkey_text()}>
        <PasskeyList user={user} {...factors} />
      </Setting>
      <Setting heading={m.account_sessions_heading()}>
        <SignInList signIns={signIns} />
      </Setting>
      <Setting heading={m.account_events_heading()} text={m.account_events_text()}>
        <SecurityEventList events={events} />
      </Setting>
      <Setting heading={m.account_data_heading()} text={m.account_data_text()}>
        <ButtonLink href={accountDataAddress} download label={m.account_data_download()} />
      </Setting>
      {/* An operator's account is removed where it was made, on the command line. */}
      {!user.isOperator && (
        <Setting heading={m.account_delete_heading()} text={deletionText(user.role)}>
          <DeleteAccount role={user.role} staff={staff ?? []} />
        </Setting>
      )}
    </FormPage>
  );
}

/** An API download the browser fetches directly. */
const accountDataAddress = '/v1/auth/account-data';

interface SettingProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

function Setting({ heading, text, children }: SettingProps) {
  return (
    <Section className="border-t border-line py-8" heading={heading}>
      {text && <p className="mt-1.5 max-w-text text-pretty wrap-anywhere text-ink-quiet">{text}</p>}
      <div className="mt-5">{children}</div>
    </Section>
  );
}
