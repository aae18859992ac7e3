import { m, marketName } from '@orendi/messages';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { buttonClass } from '../ui/button-class.ts';

interface Props {
  title: string;
  text: string;
  /** An action shown before the link home. */
  children?: ReactNode;
  /** Other ways on, such as a search. */
  ways?: ReactNode;
  /** Shown below everything else. */
  below?: ReactNode;
}

/** A page with only a message, and a link home. */
export function Notice({ title, text, children, ways, below }: Props) {
  return (
    <div className="wrap flex flex-col items-center gap-4 py-18 text-center nav:py-24">
      <title>{`${title} · ${marketName()}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xxl text-balance">{title}</h1>
      <p className="max-w-text text-pretty text-ink-quiet">{text}</p>
      {ways && (
        <div className="mt-4 grid w-full grid-cols-1 justify-items-center gap-4">{ways}</div>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {children}
        <a
          href={paths.home()}
          className={buttonClass(children || ways ? 'plain' : 'main', 'large')}
        >
          {m.notice_home()}
        </a>
      </div>
      {below}
    </div>
  );
}
