import type { ReactNode } from 'react';

interface Props {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  look?: string;
  children: ReactNode;
}

/** A checkbox with its words beside it, all of which can be pressed. */
export function Checkbox({ isChecked, onCheck, look = '', children }: Props) {
  return (
    <label className={`flex min-h-11 items-center gap-2.5 text-s font-medium ${look}`}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
        className="size-4.5"
      />
      {children}
    </label>
  );
}
