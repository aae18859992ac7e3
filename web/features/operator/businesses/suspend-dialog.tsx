import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { TakeOutDialog } from '../take-out/take-out-dialog.tsx';

interface Props {
  business: KnownBusiness;
  onClose: () => void;
}

export function SuspendDialog({ business: { id, business_name: name }, onClose }: Props) {
  return (
    <TakeOutDialog
      heading={m.console_suspend_heading({ name })}
      text={m.console_suspend_text()}
      label={m.console_suspend()}
      success={m.console_suspended_done({ name })}
      send={(api, body) => api('POST /operator/businesses/{id}/suspend', { params: { id }, body })}
      onClose={onClose}
    />
  );
}
