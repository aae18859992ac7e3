import { m } from '@orendi/messages';
import type { ToggleEvent } from 'react';
import { usePage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { ShareWays } from './share-ways.tsx';
import { type Shared, useShareSheet } from './use-share-sheet.ts';

interface Props extends Omit<Shared, 'address'> {
  path: string;
  isNamed?: boolean;
  onShared?: () => void;
}

/** Opens the system share sheet; without one, a menu of ways to send the address. */
export function Share({ path, isNamed = false, onShared, ...piece }: Props) {
  const { publicUrl } = usePage();
  const menu = useDisclosure();
  const shared = { ...piece, address: publicUrl + path };
  const sheet = useShareSheet(shared, onShared);

  function leaveMenu() {
    menu.current?.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
    onShared?.();
  }

  return (
    <details ref={menu} onToggle={showWhole} className="group relative shrink-0">
      <summary
        aria-label={isNamed ? undefined : m.share_open()}
        onPointerDown={sheet.prepare}
        onClick={(event) => {
          if (sheet.open()) event.preventDefault();
        }}
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
        <ShareWays shared={shared} look="menu-choice w-full text-left" onChoose={leaveMenu} />
      </ul>
    </details>
  );
}

/** Scrolls the opened menu out from behind the bar at the lower edge of a phone. */
function showWhole({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) {
  if (menu.open) menu.lastElementChild?.scrollIntoView({ block: 'nearest' });
}
