import type { ContactWay } from '@orendi/contract/contact-ways';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { Contact } from '@orendi/contract/schemas/contact';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ContactIcon } from './contact-icon.tsx';
import { followContact } from './follow-contact.ts';

/** Messengers have the same name in every language. */
const names: Record<ContactWay, () => string> = {
  phone: m.contact_phone,
  whatsapp: () => 'WhatsApp',
  viber: () => 'Viber',
};

interface Props {
  way: ContactWay;
  business: Pick<BusinessLogo, 'id' | 'business_name'>;
  itemId: number | undefined;
  size: 'small' | 'medium';
}

/** Fetches the number when pressed, and becomes a link that shows and uses it; where there is none, one to the form. */
export function ContactWayButton({ way, business, itemId, size }: Props) {
  const hasScript = useHydrated();
  const [contact, setContact] = useState<Contact | 'refused'>();
  const [isAsking, setAsking] = useState(false);
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
      location.assign(paths.request('business', business.id));
    }
    setAsking(false);
  }

  const name = names[way]();
  return (
    <li data-opened={contact && ''}>
      {contact === undefined ? (
        <button
          type="button"
          disabled={!hasScript}
          aria-busy={isAsking}
          onClick={() => void press()}
          className={buttonClass('plain', size)}
        >
          {isAsking ? <Spinner /> : <ContactIcon way={way} />}
          {name}
        </button>
      ) : contact === 'refused' ? (
        <a
          ref={link}
          href={paths.request('business', business.id)}
          className={buttonClass('plain', size)}
        >
          <ContactIcon way={way} />
          <span className="sr-only">{name}:</span> {m.contact_write()}
        </a>
      ) : (
        <a
          ref={link}
          href={contact.href}
          {...(way === 'whatsapp' && { target: '_blank' })}
          rel="noopener nofollow"
          className={`${buttonClass('plain', size)} tabular-nums`}
        >
          <ContactIcon way={way} />
          <span className={way === 'phone' ? 'sr-only' : undefined}>{name}</span> {contact.phone}
        </a>
      )}
    </li>
  );
}
