import { contactSwitches, type ContactSwitches, contactWays } from '@orendi/contract/contact-ways';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ContactWayButton } from './contact-way-button.tsx';

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
      <ul aria-label={m.contact_ways({ name })} className="contact-ways">
        <li>
          <a
            href={paths.request('business', id)}
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
