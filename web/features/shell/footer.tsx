import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { CurrencySwitch } from '../catalogue/currency/currency-switch.tsx';
import { BrandMark } from './top-bar.tsx';

export function Footer() {
  const { year, market, language } = usePage();
  const { legal_name: legalName, registration_number: registrationNumber, address, phone } = market;
  const imprint = [legalName, registrationNumber, address, phone].filter(Boolean).join(' · ');
  const links = [
    [paths.kept, m.kept_title()],
    [paths.allRooms(language), m.footer_all_rooms()],
    [paths.customerService, m.footer_customer_service()],
    [paths.contactUs, m.footer_contact_us()],
    [paths.privacyPolicy, m.footer_privacy_policy()],
    [paths.termsOfService, m.footer_terms_of_service()],
  ];
  return (
    <footer className="mt-18 border-t border-line bg-sand pb-[env(safe-area-inset-bottom)] text-s text-ink-quiet print:hidden">
      <div className="wrap grid gap-x-12 gap-y-5 py-8 nav:grid-cols-[1fr_auto]">
        <div>
          <BrandMark />
          <p className="mt-2">{m.footer_line()}</p>
        </div>
        <nav
          aria-label={m.footer_label()}
          className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap nav:self-center"
        >
          {links.map(([path, name]) => (
            <a
              key={path}
              href={path}
              className="py-2.5 underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="nav:order-1">
          <p>
            © {year} {market.name}
          </p>
          {legalName && <p className="mt-1 text-xs wrap-anywhere">{imprint}</p>}
        </div>
        <CurrencySwitch />
      </div>
    </footer>
  );
}
