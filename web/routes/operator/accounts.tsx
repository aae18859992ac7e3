import type { Api } from '@orendi/contract/client-types';
import type { HelpDeed, KnownAccount } from '@orendi/contract/schemas/operator-accounts';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { counted } from '../../platform/number-text.ts';

export const loader = listLoader({ isSearched: true }, (api, query) =>
  api('GET /operator/accounts', { query }),
);

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

/** The name of each help that needs no code, and what is said once it is done. */
const helps = {
  verify: [m.console_verify, m.console_verified],
  unlock: [m.console_unlock, m.console_unlocked],
  'sign-out': [m.console_sign_out, m.console_signed_out],
} as const satisfies Record<HelpDeed, unknown>;

function AccountRow({ account }: { account: KnownAccount }) {
  const { id, email, name, business, isactive, hasAuthenticator, passkeys, signIns } = account;
  const [link, setLink] = useState<string>();
  const { ask, change } = useConsole();
  const isDone = { verify: isactive, unlock: false, 'sign-out': signIns === 0 };
  const deeds = (Object.keys(helps) as HelpDeed[]).filter((deed) => !isDone[deed]);

  /* A fresh code comes before what hands an account to whoever asks for it. */
  const askForLink = () =>
    ask({
      heading: m.console_link_heading({ email }),
      text: m.console_link_text(),
      label: m.console_link(),
      success: m.console_link_done(),
      fields: ['code'],
      async send(api, body) {
        const path = 'POST /operator/accounts/{id}/password-link';
        setLink((await api(path, { params: { id }, body })).link);
      },
    });
  const askToRemoveFactors = () =>
    ask({
      heading: m.console_drop_factor_heading({ email }),
      text: m.console_drop_factor_text(),
      label: m.console_drop_factor(),
      success: m.console_drop_factor_done({ email }),
      fields: ['code'],
      send: (api, body) =>
        api('POST /operator/accounts/{id}/remove-factor', { params: { id }, body }),
    });

  return (
    <ConsoleRow
      actions={
        <>
          {deeds.map((deed) => {
            const [label, done] = helps[deed];
            const send = (api: Api) =>
              api('PUT /operator/accounts/{id}', { params: { id }, body: { deed } });
            return (
              <RowButton key={deed} onPress={() => change(send, done({ email }))}>
                {label()}
              </RowButton>
            );
          })}
          <RowButton onPress={askForLink}>{m.console_link()}</RowButton>
          {(hasAuthenticator || passkeys > 0) && (
            <RowButton onPress={askToRemoveFactors}>{m.console_drop_factor()}</RowButton>
          )}
        </>
      }
    >
      <RowName className="select-all">{email}</RowName>
      <RowFacts>
        <span>{name}</span>
        <span>{m.console_number({ id })}</span>
        {business && <a href={paths.knownBusiness(business.id)}>{business.business_name}</a>}
        {!isactive && <b>{m.console_unverified()}</b>}
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
