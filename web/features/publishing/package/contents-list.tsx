import { quantity } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ProductLine } from '../own-products/product-line.tsx';
import type { PackageLine } from './package-values.ts';

interface Props {
  lines: readonly PackageLine[];
  onQuantity: (productId: number, quantity: number) => void;
}

/** A package's contents. Lines with quantity 0 stay until the package is saved, so they can be restored. */
export function ContentsList({ lines, onQuantity }: Props) {
  return (
    <ul
      id="contents"
      aria-label={m.package_part_contents()}
      className="scroll-mt-40 grid grid-cols-1 gap-2"
    >
      {lines.map(({ product, quantity: count }) => {
        const { id, name } = product;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-surface p-2"
          >
            <span
              className={`flex min-w-0 basis-64 grow items-center gap-3 ${count === 0 ? 'opacity-60' : ''}`}
            >
              <ProductLine product={product} />
            </span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3">
              {count === 0 && (
                <span className="text-xs text-ink-quiet">{m.package_left_out()}</span>
              )}
              <Stepper name={name} value={count} onChange={(next) => onQuantity(id, next)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface StepperProps {
  /** Names the product that is counted. */
  name: string;
  value: number;
  onChange: (value: number) => void;
}

/** A quantity between two buttons; it can also be typed, and changed with the arrow keys. */
function Stepper({ name, value, onChange }: StepperProps) {
  const { min, max } = quantity;
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

  const button = (icon: 'minus' | 'plus', label: string, next: number) => (
    <button
      type="button"
      aria-label={label}
      disabled={next < min || next > max}
      onClick={() => set(next)}
      className="grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover:bg-sand disabled:text-line-strong disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );

  return (
    <div className="flex shrink-0 items-center rounded-pill border border-line-control bg-surface">
      {button('minus', m.package_fewer({ name }), value - 1)}
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.package_quantity({ name })}
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
      {button('plus', m.package_more({ name }), value + 1)}
    </div>
  );
}
