import type { ReactNode } from 'react';
import { Head } from '../../platform/head.tsx';

interface Props {
  title: string;
  intro: string;
  /** The page's address. */
  path: string;
  /** For search engines, of a page that they may show. */
  description?: string;
  /** What stands beside the form, or below it where there is no room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page with one form to fill in, or one thing to do. */
export function AuthPage({ title, intro, path, description, beside, children }: Props) {
  return (
    <div className="wrap auth-page py-8 nav:py-14">
      <div>
        <Head
          title={title}
          description={description ?? intro}
          path={path}
          isHidden={description === undefined}
        />
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-3 mb-8 text-pretty wrap-anywhere text-ink-quiet">{intro}</p>
        {children}
      </div>
      {beside}
    </div>
  );
}
