import { m } from '@orendi/messages';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Shared } from './use-share-sheet.ts';

interface Props {
  shared: Shared;
  /** Classes of each way. */
  look: string;
  /** Called when one is chosen, before the link is copied. */
  onChoose?: () => void;
  /** Leaves out services that open the address for everyone. */
  isPrivate?: boolean;
}

/** The ways to send a page without the system's sheet, as items of a list. */
export function ShareWays({ shared, look, onChoose, isPrivate = false }: Props) {
  const hasScript = useHydrated();

  const { Facebook, ...messengers } = shareAddresses(shared);

  function copy() {
    onChoose?.();
    import('./copy-address.ts').then(
      ({ copyAddress }) => copyAddress(shared.address),
      () => {},
    );
  }

  return (
    <>
      {hasScript && (
        <li>
          <button type="button" onClick={copy} className={look}>
            {m.share_copy()}
          </button>
        </li>
      )}
      {Object.entries(isPrivate ? messengers : { ...messengers, Facebook }).map(
        ([messenger, href]) => (
          <li key={messenger}>
            <a href={href} target="_blank" rel="noopener" onClick={onChoose} className={look}>
              {messenger}
            </a>
          </li>
        ),
      )}
    </>
  );
}

/** Share links for the services most used here, by their names, with the message filled in. */
export function shareAddresses({ name, price, address }: Shared) {
  const text = encodeURIComponent([name, price, address].filter(Boolean).join('\n'));
  return {
    WhatsApp: `https://wa.me/?text=${text}`,
    Viber: `viber://forward?text=${text}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  };
}
