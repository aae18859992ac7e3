import { m } from '@orendi/messages';
import { Icon } from '../../ui/icon.tsx';
import { type AskedAbout, askedKey } from './asked-about.ts';

interface Props {
  items: readonly AskedAbout[];
  /** The links of requests that have arrived, by what they are about. */
  sent: Record<string, string>;
}

/** Says before sending who gets the number, and afterwards which of them have got it. */
export function AskedShops({ items, sent }: Props) {
  return (
    <div className="rounded-m bg-sand p-4 text-s">
      <p className="text-pretty">{m.several_told()}</p>
      <ul aria-live="polite" className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={askedKey(item)} className="flex items-center justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{item.business.business_name}</span>
            {sent[askedKey(item)] && (
              <span className="flex shrink-0 items-center gap-1 text-good">
                <Icon name="check" className="size-5" />
                {m.several_arrived()}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
