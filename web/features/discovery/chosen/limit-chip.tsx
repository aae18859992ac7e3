import { m } from '@orendi/messages';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  text: string;
  /** The words of the query that say it. */
  words?: string;
  /** The address without it. */
  to: string;
}

/** Something that is chosen; following it lets it go. */
export function LimitChip({ text, words, to }: Props) {
  const quoted = words === undefined ? undefined : m.home_quoted({ query: words });
  return (
    <li className="max-nav:shrink-0">
      <a
        href={to}
        data-stay
        aria-label={m.home_facet_let_go({ value: [text, quoted].filter(Boolean).join(' ') })}
        className="limit-chip"
      >
        {text}
        {quoted && <span className="font-normal">{quoted}</span>}
        <Icon name="close" />
      </a>
    </li>
  );
}
