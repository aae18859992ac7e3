import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { RowPicture } from '../dashboard/row-picture.tsx';

interface Props {
  /** A picture beside the text; null for a listing without one. */
  picture?: string | null;
  /** URL of an icon in place of the picture. */
  icon?: string;
  /** The last cell: what can be done about it. */
  actions?: ReactNode;
  /** Lets the row be chosen among others. */
  choice?: ComponentProps<'input'> | false;
  /** Marks a row that is out of the shop. */
  isOut?: boolean;
  /** Begins with the row's `RowName`. */
  children: ReactNode;
}

/** The id of the name of a row, by which its buttons are described: their own words do not say what they are about. */
const NameId = createContext<string | undefined>(undefined);

/** A row of a list; a card on a phone, where in a `data-compact` list its one button stays beside the text. */
export function ConsoleRow({ picture, icon, actions, choice, isOut, children }: Props) {
  const nameId = useId();
  return (
    <NameId value={nameId}>
      <li
        data-row
        tabIndex={-1}
        data-out={isOut || undefined}
        data-choice={choice ? '' : undefined}
        className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line px-4.5 py-3.5 focus-visible:-outline-offset-3 data-out:bg-paper in-data-compact:flex-nowrap in-data-compact:items-center @min-[40rem]:flex-nowrap"
      >
        {choice && <RowChoice {...choice} />}
        {picture !== undefined && <RowPicture image={picture} />}
        {icon && (
          <img src={icon} alt="" loading="lazy" className="size-8 flex-none object-contain" />
        )}
        <div className="grid min-w-0 shrink grow basis-[calc(100%_-_--spacing(15))] gap-1 in-data-choice:basis-[calc(100%_-_--spacing(25))] in-data-compact:basis-0 @min-[40rem]:basis-0">
          {children}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 in-data-compact:flex-none @min-[40rem]:max-w-80 @min-[40rem]:flex-none @min-[40rem]:justify-end">
            {actions}
          </div>
        )}
      </li>
    </NameId>
  );
}

/** A box to tick, large enough for a finger. */
export function RowChoice({ children, ...input }: ComponentProps<'input'>) {
  const isAlive = useHydrated();
  return (
    <label className="-m-3 flex min-h-11 items-center gap-2 p-3">
      {/* A press before the script would be taken back by it. */}
      <input type="checkbox" disabled={!isAlive} className="size-5 flex-none" {...input} />
      {children}
    </label>
  );
}

const linksClass =
  '[&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 [&_a:hover]:decoration-current';

export function RowName({ className = '', ...name }: ComponentProps<'p'>) {
  const look = 'text-(length:--text-m) font-medium wrap-anywhere';
  return <p id={use(NameId)} {...name} className={`${look} ${linksClass} ${className}`} />;
}

/** Quiet words below the name, side by side; a `<b>` among them asks for a deed. */
export function RowFacts({ className = '', ...facts }: ComponentProps<'p'>) {
  const look =
    'flex flex-wrap items-baseline gap-x-4 wrap-anywhere text-ink-quiet tabular-nums *:min-w-0 [&>a]:py-0.5 [&>b]:font-medium [&>b]:text-wait-deep';
  return <p {...facts} className={`${look} ${linksClass} ${className}`} />;
}

/** The output of a machine, in English. */
export function MachineWords({ children }: { children: string }) {
  return (
    <p
      lang="en"
      className="max-h-30 overflow-auto wrap-anywhere whitespace-pre-line text-ink-quiet"
    >
      {children}
    </p>
  );
}

/** A link among the buttons of a row, to pages that are loaded in full. */
export function RowLink({ href, children }: { href: string; children: string }) {
  const look = buttonClass('plain', 'small');
  return (
    <a href={href} aria-describedby={use(NameId)} data-full-load className={look}>
      {children}
    </a>
  );
}

interface ButtonProps {
  onPress: () => void | Promise<void>;
  children: ReactNode;
}

/** A button in a row. While its work runs it keeps the focus and does nothing. */
export function RowButton({ onPress, children }: ButtonProps) {
  const [isWorking, setWorking] = useState(false);

  async function press(): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    await onPress();
    setWorking(false);
  }

  return (
    <button
      type="button"
      aria-describedby={use(NameId)}
      aria-disabled={isWorking}
      onClick={() => void press()}
      className={buttonClass('plain', 'small')}
    >
      {children}
    </button>
  );
}
