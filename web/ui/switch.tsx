import type { ReactNode } from 'react';

/** The knob is a picture in the background of its track. */
const switchClass =
  'flex min-h-11 items-center gap-2.5 text-left before:h-5 before:w-9 before:shrink-0 before:rounded-pill before:border before:border-line-control before:bg-[radial-gradient(circle,var(--color-line-control)_60%,transparent_62%)] before:bg-size-[--spacing(3)_--spacing(3)] before:bg-position-[--spacing(0.75)_center] before:bg-no-repeat before:transition-[background-color,background-position] aria-checked:before:border-good aria-checked:before:bg-good aria-checked:before:bg-[radial-gradient(circle,var(--color-surface)_60%,transparent_62%)] aria-checked:before:bg-position-[calc(100%---spacing(0.75))_center]';

interface SwitchProps {
  isOn: boolean;
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function Switch({ isOn, isBusy, onPress, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy}
      className={switchClass}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
