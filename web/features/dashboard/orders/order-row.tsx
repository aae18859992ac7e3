import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { rowPictureFrame } from '../row-picture-frame.ts';
import { tableRoles } from '../../../ui/table-roles.ts';
import { orderPictures } from './order-pictures.ts';
import { StatusButton } from './status-button.tsx';
import { timeText } from '../../../platform/time-text.ts';

interface Props {
  order: Request;
  onOpen: (order: Request) => void;
  onChanged: (order: Request) => void;
}

/** A request: a table row, or a card on a phone. */
export function OrderRow({ order, onOpen, onChanged }: Props) {
  const id = useId();
  const [cover] = orderPictures(order);
  const picture = cover?.image ?? null;
  const describedBy = `${id}-item ${id}-client`;
  return (
    <tr {...tableRoles.row} data-order={order.id} data-waiting={!order.request_status || undefined}>
      <td {...tableRoles.cell} className="order-item">
        <div className="flex items-center gap-3">
          <span className="row-picture" style={pictureColor(picture)}>
            <Picture url={picture} alt="" frame={rowPictureFrame} focus={cover?.image_focus} />
          </span>
          <span id={`${id}-item`} className="line-clamp-2 min-w-0 wrap-anywhere">
            {order.item_type === 'business' && (
              <span className="block text-xs text-ink-quiet">{m.orders_shop()}</span>
            )}
            {order.item_name}
          </span>
        </div>
      </td>
      <td {...tableRoles.cell} className="order-client">
        <span id={`${id}-client`} className="line-clamp-2 wrap-anywhere">
          {order.client_name}
        </span>
        <time dateTime={order.created_at} className="text-xs text-ink-quiet tabular-nums">
          {timeText(order.created_at)}
        </time>
      </td>
      <td {...tableRoles.cell} className="order-state">
        <StatusButton order={order} describedBy={describedBy} onChanged={onChanged} />
      </td>
      <td {...tableRoles.cell} className="order-more">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onClick={() => onOpen(order)}
          className={buttonClass('plain', 'small')}
        >
          {m.orders_info()}
        </button>
      </td>
    </tr>
  );
}
