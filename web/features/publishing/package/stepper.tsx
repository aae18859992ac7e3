import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const button =
  'grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover:bg-sand disabled:text-line-strong disabled:hover:bg-transparent';

/** A whole number between two buttons; it can also be typed, and changed with the arrow keys. */
export function Stepper(props: Props) {
  const { label, fewerLabel, moreLabel, value, min, max, onChange } = props;
  /** The text being typed, which may be empty. */
  const [typed, setTyped] = useState<string>();

  function set(next: number): void {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  }

  function type(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    setTyped(digits);
    onChange(Math.min(max, Math.max(min, Number(digits))));
  }

  function step(event: KeyboardEvent): void {
    const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    set(value + change);
  }

  return (
    <div className="flex shrink-0 items-center rounded-pill border border-line-control bg-surface">
      <button
        type="button"
        aria-label={fewerLabel}
        disabled={value <= min}
        onClick={() => set(value - 1)}
        className={button}
      >
        <Icon name="minus" className="size-4.5" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={step}
        className="h-11 w-12 rounded-s bg-transparent text-center text-m tabular-nums"
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => set(value + 1)}
        className={button}
      >
        <Icon name="plus" className="size-4.5" />
      </button>
    </div>
  );
}
