import type { ComponentProps } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  kind?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  /** For a button that is one of several choices. */
  isChosen?: boolean;
  /** Shows a spinner and ignores presses. */
  isBusy?: boolean;
}

/** A button that submits no form. */
export function Button(props: Props) {
  const { kind, size, isChosen, isBusy, className = '', children, ...button } = props;
  return (
    <button
      aria-pressed={isChosen}
      aria-busy={isBusy}
      {...button}
      type="button"
      onClick={isBusy ? undefined : button.onClick}
      className={`${buttonClass(isChosen ? 'chosen' : kind, size)} ${className}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
