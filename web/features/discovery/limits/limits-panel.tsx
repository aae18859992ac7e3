import { m } from '@orendi/messages';
import { PanelDialog } from '../panels/panel-dialog.tsx';
import type { PanelProps } from '../use-panel.ts';
import { LimitsForm } from './limits-form.tsx';

/** Apart from its form, which a page without script has in its filter bar. */
export function LimitsPanel({ search, opening, onClose }: PanelProps) {
  return (
    <PanelDialog
      label={m.home_limits()}
      opening={opening}
      field="[name=priceFrom]"
      className="max-h-[calc(var(--panel-room,100dvh)_-_var(--spacing)*6)] nav:[--container-panel:min(var(--container-limits),100%)] nav:max-h-none nav:[scroll-margin-block:--spacing(4)]"
      onClose={onClose}
    >
      <LimitsForm search={search} onShow={onClose} className="min-h-0 grow" />
    </PanelDialog>
  );
}
