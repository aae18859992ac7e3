import type { KnownAccount } from '@orendi/contract/schemas/operator-accounts';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { useForm } from '../../features/forms/use-form.ts';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import {
  ConsoleForm,
  type ConsoleFormProps,
  useConsole,
} from '../../features/operator/use-console.tsx';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { useCounted } from '../../platform/use-counted.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export const loader = listLoader({ isSearched: true }, (api, query) =>
  api('GET /operator/accounts', { query }),
);

/** The accounts of sellers, and help for those who cannot help themselves. */
export function Component() {
  return (
    <ListPage
      name="accounts"
      list={useLoaderData<typeof loader>()}
      searchLabel={m.console_search_accounts()}
      none={m.console_accounts_none()}
    >
      {(account) => <AccountRow key={account.id} account={account} />}
    </ListPage>
  );
}

function AccountRow({ account }: { account: KnownAccount }) {
  const { id, email, name, business, isactive, hasAuthenticator, passkeys, signIns } = account;
  const [link, setLink] = useState<string>();
  const counted = useCounted();
  const { ask, change, open } = useConsole();
  const params = { id };

  const verify = () =>
    change(
      (api) => api('POST /operator/accounts/{id}/verify', { params }),
      m.console_verified({ email }),
    );
  const askToSignOut = () =>
    ask({
      heading: m.console_sign_out_heading({ email }),
      text: m.console_sign_out_text(),
      label: m.console_sign_out(),
      success: m.console_signed_out({ email }),
      send: (api) => api('POST /operator/accounts/{id}/sign-out', { params }),
    });
  const unlock = () =>
    change(
      (api) => api('POST /operator/accounts/{id}/unlock', { params }),
      m.console_unlocked({ email }),
    );
  const askForLink = () =>
    open(
      <CodeDialog
        heading={m.console_link_heading({ email })}
        text={m.console_link_text()}
        label={m.console_link()}
        success={m.console_link_done()}
        send={async (api, body) => {
          const made = await api('POST /operator/accounts/{id}/password-link', { params, body });
          setLink(made.link);
        }}
      />,
    );
  const askToRemoveFactors = () =>
    open(
      <CodeDialog
        heading={m.console_factor_heading({ email })}
        text={m.console_factor_text()}
        label={m.console_factor()}
        success={m.console_factor_done({ email })}
        send={(api, body) => api('POST /operator/accounts/{id}/remove-factor', { params, body })}
      />,
    );

  return (
    <ConsoleRow
      actions={
        <>
          {!isactive && <RowButton onPress={verify}>{m.console_verify()}</RowButton>}
          <RowButton onPress={askForLink}>{m.console_link()}</RowButton>
          <RowButton onPress={unlock}>{m.console_unlock()}</RowButton>
          {signIns > 0 && <RowButton onPress={askToSignOut}>{m.console_sign_out()}</RowButton>}
          {(hasAuthenticator || passkeys > 0) && (
            <RowButton onPress={askToRemoveFactors}>{m.console_factor()}</RowButton>
          )}
        </>
      }
    >
      <RowName className="select-all">{email}</RowName>
      <RowFacts>
        <span>{name}</span>
        <span>{m.console_number({ id })}</span>
        {business && <a href={paths.knownBusiness(business.id)}>{business.business_name}</a>}
        {!isactive && <span className="font-medium text-wait-deep">{m.console_unverified()}</span>}
        {hasAuthenticator && <span>{m.console_two_steps()}</span>}
        {passkeys > 0 && <span>{m.console_passkeys(counted(passkeys))}</span>}
        <span>{m.console_sign_ins(counted(signIns))}</span>
        <span>{m.console_joined({ date: dayText(account.created_at) })}</span>
      </RowFacts>
      {link && (
        <div className="mt-1 grid justify-items-start gap-2 rounded-s bg-sand px-3 py-2">
          <p>{m.console_link_hand()}</p>
          <p className="select-all wrap-anywhere">{link}</p>
          <RowButton
            onPress={async () => {
              if (await copyText(link)) showToast({ kind: 'success', text: m.console_copied() });
            }}
          >
            {m.factor_copy()}
          </RowButton>
        </div>
      )}
    </ConsoleRow>
  );
}

/** Asks for a fresh code before what hands an account to whoever asks for it. */
function CodeDialog(props: Omit<ConsoleFormProps<{ code: string }>, 'form' | 'children'>) {
  const form = useForm({ code: '' });
  return (
    <ConsoleForm form={form} {...props}>
      <CodeField {...form.field('code')} label={m.console_code_label()} inputMode="numeric" />
    </ConsoleForm>
  );
}
