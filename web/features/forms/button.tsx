import type { ComponentProps } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  kind?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  /** Shows a spinner and ignores presses. */
  isBusy?: boolean;
}

/** A button that submits no form. */
export function Button({ kind, size, isBusy, className = '', children, ...button }: Props) {
  return (
    <button
      aria-busy={isBusy}
      {...button}
      type="button"
      onClick={isBusy ? undefined : button.onClick}
      className={`${buttonClass(kind, size)} ${className}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
