import type { ReactNode } from 'react';
import { Section } from '../../../ui/section.tsx';

interface Props {
  heading: string;
  /** Replaces an empty list, of which nothing is shown otherwise. */
  none?: string;
  rows: { name: string; text: string }[];
}

export function FigureList({ heading, none, rows }: Props) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <Section
      className="pt-3.5 px-4.5 pb-4 border-t border-line"
      level={3}
      heading={heading}
      look="text-s"
    >
      {rows.length === 0 && <p className="text-s text-ink-quiet">{none}</p>}
      <ol className="text-s mt-1 empty:hidden [&>li]:flex [&>li]:justify-between [&>li]:gap-4 [&>li]:py-1.5">
        {rows.map(({ name, text }, rank) => (
          // Two of them may share a name, and nothing in them has a state.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={rank}>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="max-w-3/5 shrink-0 text-right text-ink-quiet tabular-nums">
              {text}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface TilesProps {
  facts: { name: string; value: string; note?: ReactNode }[];
  className: string;
}

export function FigureTiles({ facts, className }: TilesProps) {
  return (
    <dl className={`gap-px border-line bg-line ${className}`}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-surface px-4.5 py-3.5">
          <dt className="text-xs text-ink-quiet">{name}</dt>
          <dd className="text-xl leading-snug font-semibold tracking-tight tabular-nums">
            {value}
          </dd>
          {note && <dd className="-order-1 mt-1 text-xs text-ink-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
