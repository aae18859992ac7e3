import { m } from '@orendi/messages';
import { useState, type ComponentProps } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import type { TextField } from '../../ui/fields/text-field.tsx';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'isRequired'> {
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, error, hint, onText, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} isRequired error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${control.className} h-12 pr-20`}
            onChange={({ target }) => onText(target.value)}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 rounded-m px-4 text-s font-medium text-ink-quiet hover:text-ink"
          >
            {isShown ? m.password_hide() : m.password_show()}
          </button>
        </div>
      )}
    </Field>
  );
}
