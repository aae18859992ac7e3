import type { Factors, Passkey } from '@orendi/contract/schemas/factors';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { Button } from '../../forms/button.tsx';
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
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 grow basis-48">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-s text-ink-quiet tabular-nums">{usesOf(passkey)}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  aria-label={m.passkey_rename_name({ name: passkey.name })}
                  onClick={() => rename(passkey)}
                  size="small"
                >
                  {m.passkey_rename()}
                </Button>
                <Button
                  aria-label={m.passkey_remove_name({ name: passkey.name })}
                  onClick={() => remove(passkey)}
                  size="small"
                >
                  {m.passkey_remove()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {user.isactive ? (
        <Button onClick={add}>{m.passkey_add()}</Button>
      ) : (
        <p className="text-ink-quiet">{m.factor_verify_first()}</p>
      )}
      {dialog}
    </>
  );
}

function usesOf({ created_at: created, last_used_at: used }: Passkey): string {
  const added = m.passkey_added_on({ date: dayText(created) });
  return used === null ? added : `${added} · ${m.passkey_used_on({ date: dayText(used) })}`;
}
