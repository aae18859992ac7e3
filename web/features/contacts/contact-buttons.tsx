import {
  contactSwitches,
  type ContactSwitches,
  contactWays,
  type ContactWay,
} from '@orendi/contract/contact-ways';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import type { Contact } from '@orendi/contract/schemas/contact';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Drawing } from '../../ui/icon.tsx';

interface Props {
  business: Pick<BusinessLogo, 'id' | 'business_name'> & ContactSwitches;
  /** The listing that is looked at, for the texts of messengers. */
  itemId?: number;
  /** The page has no other main action. */
  isMain?: boolean;
}

/** The ways to talk to a business: its form, which works without script, and those that its seller allows. */
export function ContactButtons({ business, itemId, isMain = false }: Props) {
  const { id, business_name: name } = business;
  const open = contactWays.filter((way) => business[contactSwitches[way]]);
  const size = isMain ? 'medium' : 'small';
  return (
    <div className="w-full max-w-110 print:hidden">
      <ul aria-label={m.contact_ways({ name })} className="grid grid-cols-2 gap-2">
        {/* The first of an odd number has the line to itself. */}
        <li className="nth-last-[odd]:col-span-2 *:w-full">
          <a
            href={paths.request('business', id, name)}
            className={buttonClass(isMain ? 'main' : 'plain', size)}
          >
            {m.ask_shop()}
          </a>
        </li>
        {open.map((way) => (
          <ContactWayButton key={way} way={way} business={business} itemId={itemId} size={size} />
        ))}
      </ul>
      {open.length > 0 && (
        <noscript>
          <p className="mt-2 text-s text-ink-quiet">{m.contact_script()}</p>
        </noscript>
      )}
    </div>
  );
}

/** Messengers have the same name in every language. */
const names: Record<ContactWay, () => string> = {
  phone: m.contact_phone,
  whatsapp: () => 'WhatsApp',
  viber: () => 'Viber',
};

interface ContactWayButtonProps {
  way: ContactWay;
  business: Pick<BusinessLogo, 'id' | 'business_name'>;
  itemId: number | undefined;
  size: 'small' | 'medium';
}

/** Fetches the number when pressed, and becomes a link that shows and uses it; where there is none, one to the form. */
function ContactWayButton({ way, business, itemId, size }: ContactWayButtonProps) {
  const hasScript = useHydrated();
  const [contact, setContact] = useState<Contact | 'refused'>();
  const [isAsking, setAsking] = useState(false);
  const form = paths.request('business', business.id, business.business_name);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (contact === 'refused') link.current?.focus();
    else if (contact && link.current) followContact(way, link.current);
  }, [way, contact]);

  async function press() {
    if (isAsking) return;
    setAsking(true);
    try {
      const { fetchContact } = await import('./fetch-contact.ts');
      setContact(await fetchContact(business.id, { method: way, itemId }));
    } catch {
      // Its script did not load; the form is there in any case.
      location.assign(form);
    }
    setAsking(false);
  }

  const name = names[way]();
  const icon = <Drawing path={drawings[way]} className="size-5" />;
  const shown = contact === 'refused' ? { href: form, phone: null } : contact;
  return (
    <li className={`*:w-full ${contact ? 'col-span-2' : ''}`}>
      {shown === undefined ? (
        <button
          type="button"
          disabled={!hasScript}
          aria-busy={isAsking}
          onClick={() => void press()}
          className={buttonClass('plain', size)}
        >
          {isAsking ? <Spinner /> : icon}
          {name}
        </button>
      ) : (
        <a
          ref={link}
          href={shown.href}
          target={way === 'whatsapp' && shown.phone ? '_blank' : undefined}
          rel="noopener nofollow"
          className={`${buttonClass('plain', size)} tabular-nums`}
        >
          {icon}
          <span className={way === 'phone' || !shown.phone ? 'sr-only' : undefined}>
            {name}
            {!shown.phone && ':'}
          </span>{' '}
          {shown.phone ?? m.contact_write()}
        </a>
      )}
    </li>
  );
}

const handset = 'M9.4 8.6c0 3.4 2.6 6 6 6l.9-1.8-2-1.1-.9.9a4.6 4.6 0 0 1-2-2l.9-.9-1.1-2z';

const drawings: Record<ContactWay, string> = {
  phone:
    'M7 4.5h2.6l1.5 3.8-1.9 1.5a10.5 10.5 0 0 0 5 5l1.5-1.9 3.8 1.5V17a2.5 2.5 0 0 1-2.7 2.5A14.6 14.6 0 0 1 4.5 7.2 2.5 2.5 0 0 1 7 4.5z',
  whatsapp: `M4.5 19.5l1.2-3.9a7.8 7.8 0 1 1 2.8 2.8z${handset}`,
  viber: `M12.5 4.2c4.6 0 7 1.9 7 7.1s-2.4 7.1-7 7.1h-1.7l-3 2.6v-3.2c-2.3-1-3.3-3-3.3-6.5 0-5.2 2.4-7.1 7-7.1z${handset}`,
};

/**
 * Opens the fetched contact: a messenger or, on a device that can call, the dialer. The link stays for browsers that block
 * this, and takes the focus from the button that it replaces.
 */
export function followContact(way: ContactWay, link: HTMLAnchorElement): void {
  link.focus();
  if (way === 'phone' && !matchMedia('(pointer: coarse)').matches) return;
  link.click();
}
