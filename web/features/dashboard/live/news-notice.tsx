import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { StateButton } from '../state-button.tsx';

interface Props {
  /** How many new requests are not shown. */
  fresh: number;
  /** The page that shows them. */
  address: string;
}

/** Announces requests that arrived while the seller is looking at others, and links to them. */
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
