import { m } from '@orendi/messages';
import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import type { SettledRequest } from './use-held.ts';

interface Props {
  settled: SettledRequest;
  isBusy: boolean;
  onUndo: () => void;
}

/** What was decided about a request, in its place. A drop can be taken back here. */
export function SettledItem({ settled: { request, outcome }, isBusy, onUndo }: Props) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);

  // The button that was pressed is gone: whoever works by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    (item.current?.querySelector('button') ?? item.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <li ref={item} tabIndex={-1} className="held-item held-settled">
      <p className="min-w-0 grow">
        <span id={id} className="wrap-anywhere">
          {request.client_name} · {request.item_name}
        </span>
        <br />
        {outcome === 'dropped' ? m.held_dropped() : m.held_restored()}
      </p>
      {outcome === 'dropped' && (
        <button
          type="button"
          aria-describedby={id}
          aria-disabled={isBusy}
          onClick={onUndo}
          className={buttonClass('plain', 'small')}
        >
          {m.held_undo()}
        </button>
      )}
    </li>
  );
}
