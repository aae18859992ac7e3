import type { Member } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../forms/button.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPassword } from '../passwords.tsx';

interface Props {
  role: User['role'];
  /** Any of them can take over the own business. */
  staff: readonly Member[];
}

/** Permanently deletes the account after asking for the password and, of an owner, what becomes of the business. */
export function DeleteAccount(props: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)} className="text-accent-deep">
        {m.account_delete()}
      </Button>
      {isAsked && <DeleteDialog {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteDialog({ role, staff, onClose }: Props & { onClose: () => void }) {
  const form = useForm({ currentPassword: '', business: 'delete' }, ['successorId']);
  const { business } = form.values;
  const texts: Record<string, string> = {
    delete: m.account_delete_text(),
    leave: m.account_delete_leave_text(),
  };

  const submit = () =>
    form.submit(async (api, { currentPassword }) => {
      const isKept = business === 'delete' || business === 'leave';
      const fate = isKept
        ? ({ business } as const)
        : ({ business: 'hand_over', successorId: Number(business) } as const);
      await api('POST /auth/delete-account', { body: { currentPassword, ...fate } });
      location.replace(paths.home());
    });

  return (
    <FormDialog
      form={form}
      heading={m.account_delete_question()}
      text={role === 'owner' ? undefined : deletionText(role)}
      label={m.account_delete_confirm()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {role === 'owner' && (
        <div>
          <ChoiceField
            {...form.field('business')}
            error={form.errors.successorId}
            label={m.account_delete_shop()}
            choices={[
              { value: 'delete', label: m.account_delete_all() },
              ...staff.map(({ id, name, surname }) => ({
                value: String(id),
                label: m.account_delete_hand_over({ name: `${name} ${surname}` }),
              })),
              { value: 'leave', label: m.account_delete_leave() },
            ]}
          />
          <p className="mt-2 text-s text-pretty text-ink-quiet">
            {texts[business] ?? m.account_delete_hand_over_text()}
          </p>
        </div>
      )}
      <CurrentPassword {...form.field('currentPassword')} />
    </FormDialog>
  );
}

export function deletionText(role: User['role']): string {
  if (role === 'owner') return m.account_delete_text();
  return role === 'staff' ? m.account_delete_staff_text() : m.account_delete_alone_text();
}
