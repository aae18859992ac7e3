import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onText'>;

/** What a passkey is called among those of the account. */
export function PasskeyNameField(field: Props) {
  return (
    <TextField
      {...field}
      label={m.passkey_name()}
      isRequired
      autoComplete="off"
      maxLength={textLimits.passkeyName}
    />
  );
}
