import { m } from '@orendi/messages';
import { usePage } from '../../page-environment.tsx';
import { paths } from '../../paths.ts';
import { BrandMark } from './brand-mark.tsx';

export function Footer() {
  const { year } = usePage();
  const link = 'py-2 hover:text-ink hover:underline underline-offset-4';
  return (
    <footer className="mt-18 border-t border-line bg-sand text-s text-ink-quiet">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-8">
        <div className="mr-auto w-full nav:w-auto">
          <BrandMark />
          <p className="mt-2">{m.footer_line()}</p>
        </div>
        <a href={paths.customerService} className={link}>
          {m.footer_customer_service()}
        </a>
        <a href={paths.contactUs} className={link}>
          {m.footer_contact_us()}
        </a>
        <span>© {year} Orendi</span>
      </div>
    </footer>
  );
}
