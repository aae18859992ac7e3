import { m } from '@orendi/messages';
import type { MouseEvent, ToggleEvent } from 'react';
import { usePage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

interface Props {
  name: string;
  path: string;
  isNamed?: boolean;
  onShared?: () => void;
}

/** Opens the system share sheet; without one, a menu of ways to send the address. */
export function Share({ name, path, isNamed = false, onShared }: Props) {
  const { publicUrl } = usePage();
  const menu = useDisclosure();
  const hasScript = useHydrated();
  const address = publicUrl + path;
  const { whatsApp, viber } = shareAddresses(name, address);

  function openSheet(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejects when the user closes the sheet: nothing to report.
    navigator.share({ title: name, url: address }).then(onShared, () => {});
  }

  function copy() {
    menu.current?.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
    onShared?.();
    import('./copy-address.ts').then(
      ({ copyAddress }) => copyAddress(address),
      () => {},
    );
  }

  return (
    <details ref={menu} onToggle={showWhole} className="group relative shrink-0">
      <summary
        aria-label={isNamed ? undefined : m.share_open()}
        onClick={openSheet}
        className={
          isNamed
            ? buttonClass()
            : 'grid size-11 place-items-center rounded-pill border border-line-strong bg-surface transition-colors group-open:border-ink hover:border-ink'
        }
      >
        <Icon name="share" className="size-5" />
        {isNamed && m.share_open()}
      </summary>
      <ul className="absolute top-full right-0 z-11 mt-2 scroll-mb-4 w-52 animate-unfold rounded-m border border-line bg-surface p-1.5 shadow-lift">
        {hasScript && (
          <li>
            <button type="button" onClick={copy} className="menu-choice w-full text-left">
              {m.share_copy()}
            </button>
          </li>
        )}
        {Object.entries({ WhatsApp: whatsApp, Viber: viber }).map(([messenger, href]) => (
          <li key={messenger}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              onClick={onShared}
              className="menu-choice"
            >
              {messenger}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Scrolls the opened menu out from behind the bar at the lower edge of a phone. */
function showWhole({
  currentTarget: { open, lastElementChild: list },
}: ToggleEvent<HTMLDetailsElement>) {
  if (open) list?.scrollIntoView({ block: 'nearest' });
}

/** Share links for the messengers most used here, with the message filled in. */
export function shareAddresses(name: string, address: string): { whatsApp: string; viber: string } {
  const text = encodeURIComponent(`${name}\n${address}`);
  return { whatsApp: `https://wa.me/?text=${text}`, viber: `viber://forward?text=${text}` };
}
