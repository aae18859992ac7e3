import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { StateButton } from '../state-button.tsx';

interface Props {
  /** How many requests have come in that do not show. */
  fresh: number;
  /** Of the page that shows them. */
  address: string;
}

/** Tells of requests that came in while the seller looks at other ones, and leads to them. */
export function NewsNotice({ fresh, address }: Props) {
  return (
    <output className="block">
      {fresh > 0 && (
        <div className="panel-notice">
          <p className="grow">{m.orders_new({ count: fresh })}</p>
          <StateButton address={address} className={buttonClass('plain', 'small')}>
            {m.orders_new_show()}
          </StateButton>
        </div>
      )}
    </output>
  );
}
