import { m } from '@orendi/messages';
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { fitAboveKeyboard } from '../../../ui/fit-above-keyboard.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Opening } from '../use-panel.ts';

const sheet =
  'fixed inset-[auto_0_var(--keyboard,0px)] z-30 w-auto max-w-none animate-rise overflow-hidden rounded-t-l border border-line bg-surface pb-[env(safe-area-inset-bottom)] text-inherit shadow-lift outline-none backdrop:animate-appear backdrop:bg-ink/40 open:flex open:flex-col';
const below =
  'nav:absolute nav:inset-[var(--panel-top,100%)_auto_auto_min(var(--panel-left,0px),100%_-_var(--container-panel))] nav:z-10 nav:mt-2 nav:w-(--container-panel) nav:animate-unfold nav:rounded-m nav:pb-0';

interface Props extends ComponentProps<'dialog'> {
  /** The purpose of the panel, read out as its name. */
  label: string;
  opening: Opening;
  /** A selector of the field that gets the focus. */
  field: string;
  headClass?: string;
  onClose: () => void;
}

/** A panel of the filter bar, below its button or as a bottom sheet on a phone, with a button that closes it. */
export function PanelDialog(props: Props) {
  const { label, opening, field, headClass = 'shrink-0 pt-2', onClose, ...dialog } = props;
  const { className = 'max-h-none', children, ...rest } = dialog;
  const panel = usePanelDialog(opening, field, onClose);
  return (
    <dialog
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        // The first Escape closes an open list of suggestions.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      {...rest}
      data-covers-page
      className={`${sheet} ${below} ${className}`}
    >
      <div className={`flex items-center justify-between pr-2 pl-5 font-semibold ${headClass}`}>
        {label}
        <button
          type="button"
          aria-label={m.home_facet_close()}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-pill hover:bg-sand"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/**
 * Opens a dialog when its component mounts: modal where CSS fixes it to the window as a sheet, non-modal elsewhere.
 * Focuses the `field`, a selector. Closes on a press outside, on losing focus, on going back and on rotating the phone; the focus never stays inside.
 */
function usePanelDialog({ button, pointer }: Opening, field: string, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (panel === null) return undefined;
    const isFixed = () => getComputedStyle(panel).position === 'fixed';
    const isSheet = isFixed();
    const place = () => {
      const { left, bottom } = button.getBoundingClientRect();
      const around = panel.parentElement?.getBoundingClientRect();
      panel.style.setProperty('--panel-left', `${left - (around?.left ?? 0)}px`);
      panel.style.setProperty('--panel-top', `${bottom - (around?.top ?? 0)}px`);
    };
    place();
    if (isSheet) panel.showModal();
    else panel.show();
    // On touch the list comes first: focusing the field would open the on-screen keyboard.
    (pointer === 'touch' ? panel : panel.querySelector<HTMLElement>(field))?.focus({
      preventScroll: true,
    });
    if (!isSheet) panel.scrollIntoView({ block: 'nearest' });

    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !panel.contains(target);
    const closesByPress = (event: MouseEvent) => {
      // A press next to a sheet hits its backdrop, which belongs to the dialog element.
      if (!isOutside(event.target) && !(isSheet && event.target === panel)) return;
      leave();
      // Otherwise the button would reopen the panel.
      if (button.contains(event.target as Node)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', closesByPress, { signal, capture: true });
    const closesByFocus = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget) && relatedTarget !== button) leave();
    };
    panel.addEventListener('focusout', closesByFocus, { signal });
    panel.addEventListener('close', () => leave(), { signal });
    window.addEventListener('popstate', () => leave(), { signal });
    window.addEventListener('resize', () => (isFixed() === isSheet ? place() : leave()), {
      signal,
    });
    if (isSheet) fitAboveKeyboard(panel, signal);

    return () => {
      listening.abort();
      if (!isSheet && !panel.contains(document.activeElement)) return;
      panel.close();
      button.focus({ preventScroll: true });
    };
  }, [button, pointer, field]);

  return dialog;
}
