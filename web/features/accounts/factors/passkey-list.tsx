import type { Factors, Passkey } from '@orendi/contract/schemas/factors';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { Button } from '../../forms/button.tsx';
import { FactList } from '../fact-list.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';

const dialogs = () => import('./dialogs/passkey-dialogs.tsx');

export function PasskeyList({ user, authenticator, passkeys }: Factors & { user: User }) {
  const { dialog, open, close } = useDialog();

  const add = () => open(dialogs, ({ AddPasskeyDialog }) => <AddPasskeyDialog onClose={close} />);
  const rename = (passkey: Passkey) =>
    open(dialogs, ({ RenamePasskeyDialog }) => (
      <RenamePasskeyDialog passkey={passkey} onClose={close} />
    ));
  const remove = ({ id, name }: Passkey) =>
    open(
      () => import('./dialogs/removal-dialog.tsx'),
      ({ RemovalDialog }) => (
        <RemovalDialog
          heading={m.passkey_remove_heading({ name })}
          text={m.passkey_remove_text()}
          label={m.passkey_remove_confirm()}
          success={m.passkey_removed()}
          codeLabel={authenticator ? m.removal_code() : undefined}
          hasPasskey={passkeys.length > 1}
          send={(api, body) => api('POST /auth/passkeys/{id}/remove', { params: { id }, body })}
          onClose={close}
        />
      ),
    );

  return (
    <>
      <FactList
        rows={passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          fact: usesOf(passkey),
          actions: [
            [m.passkey_rename(), () => rename(passkey), m.passkey_rename_name(passkey)],
            [m.passkey_remove(), () => remove(passkey), m.passkey_remove_name(passkey)],
          ],
        }))}
      />
      <div className={passkeys.length > 0 ? 'mt-4' : undefined}>
        {user.isactive ? (
          <Button onClick={add}>{m.passkey_add()}</Button>
        ) : (
          <p className="text-ink-quiet">{m.factor_verify_first()}</p>
        )}
      </div>
      {dialog}
    </>
  );
}

function usesOf({ created_at: created, last_used_at: used }: Passkey): string {
  const added = m.passkey_added_on({ date: dayText(created) });
  return used === null ? added : `${added} · ${m.passkey_used_on({ date: dayText(used) })}`;
}
