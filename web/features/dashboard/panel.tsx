import type { ComponentProps, ReactNode } from 'react';

interface Props {
  /** Anchor for the page's quick links. */
  id: string;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** An open menu may extend beyond the panel. */
const panelClass =
  '@container min-w-0 overflow-clip rounded-m border border-line bg-surface has-[details[open]]:overflow-visible';

export function Panel({ id, heading, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={panelClass}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4.5 py-3">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-m focus:outline-none">
          {heading}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export function PanelNotice(props: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      {...props}
      className="flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-wait-tint px-4.5 py-2 text-s"
    />
  );
}

interface EmptyProps extends Pick<Props, 'heading'> {
  text?: string | undefined;
  /** The way on. */
  children?: ReactNode;
}

export function PanelEmpty({ heading, text, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center wrap-anywhere">
      <p className="text-l font-semibold">{heading}</p>
      {text && <p className="mb-2 max-w-text text-pretty text-ink-quiet">{text}</p>}
      {children}
    </div>
  );
}
