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
      className="limits-panel"
      onClose={onClose}
    >
      <LimitsForm search={search} onShow={onClose} className="min-h-0 grow" />
    </PanelDialog>
  );
}
