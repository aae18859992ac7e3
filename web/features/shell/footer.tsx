import { m } from '@orendi/messages';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { BrandMark } from './brand-mark.tsx';

export function Footer() {
  const link = 'py-2 hover:text-ink hover:underline underline-offset-4';
  return (
    <footer className="mt-18 border-t border-line bg-sand text-s text-ink-quiet">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-8">
        <div className="mr-auto w-full nav:w-auto">
          <BrandMark />
          <p className="mt-2">{m.footer_line()}</p>
        </div>
        <Link to={paths.customerService} className={link}>
          {m.footer_customer_service()}
        </Link>
        <Link to={paths.contactUs} className={link}>
          {m.footer_contact_us()}
        </Link>
        {/* A page kept over New Year is right again with the next rendering. */}
        <span suppressHydrationWarning>© {new Date().getFullYear()} Orendi</span>
      </div>
    </footer>
  );
}
