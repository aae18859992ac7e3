import { type ReactNode, useId } from 'react';
import { Button } from '../forms/button.tsx';

interface Row {
  id: number;
  name: ReactNode;
  fact: string;
  /** A button whose full label is not told is described by the name. */
  actions?: [label: string, onPress: () => void, fullLabel?: string][];
}

/** People, devices or events with a fact about each, and what can be done with it; nothing where there are none. */
export function FactList({ rows }: { rows: Row[] }) {
  const id = useId();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface empty:hidden">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-48 wrap-anywhere">
            <p id={`${id}-${row.id}`} className="flex flex-wrap gap-x-3 font-medium">
              {row.name}
            </p>
            <p className="text-s text-ink-quiet tabular-nums">{row.fact}</p>
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {row.actions?.map(([label, onPress, fullLabel]) => (
              <Button
                key={label}
                aria-label={fullLabel}
                aria-describedby={fullLabel ? undefined : `${id}-${row.id}`}
                onClick={onPress}
                size="small"
              >
                {label}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
