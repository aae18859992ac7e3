import { m } from '@orendi/messages';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { MainLinks } from './main-links.tsx';

/** The navigation of narrow screens, folded behind a button. Opens without script too. */
export function Menu() {
  const disclosure = useDisclosure();
  return (
    <details ref={disclosure} className="group nav:hidden">
      <summary
        aria-label={m.nav_menu()}
        className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-sand"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={m.nav_label()}
        className="absolute inset-x-0 top-full flex animate-unfold flex-col border-b border-line bg-paper px-4 pt-2 pb-5 shadow-lift"
      >
        <MainLinks className="border-b border-line py-4 text-l font-medium last:border-0 aria-[current]:text-accent-deep" />
      </nav>
    </details>
  );
}
