import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const looks = { check: 'bg-good-tint text-good', close: 'bg-accent-tint text-accent-deep' };

interface Props {
  /** Above the heading; without it something is going on. */
  mark?: keyof typeof looks;
  heading: string;
  text?: string;
  children: ReactNode;
}

/** How something has gone, as all that a page says. */
export function Outcome({ mark, heading, text, children }: Props) {
  const look = mark ? looks[mark] : 'bg-sand';
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <span className={`grid size-17 place-items-center rounded-pill ${look}`}>
        {mark ? <Icon name={mark} className="size-8" /> : <Spinner />}
      </span>
      <h1 className="text-xl text-balance">{heading}</h1>
      {text && <p className="text-pretty wrap-anywhere text-ink-quiet">{text}</p>}
      {children}
    </div>
  );
}
