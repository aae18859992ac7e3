import type { Request } from '@orendi/contract/schemas/request';
import type { LeadChangeForm, ReplyTemplate } from '@orendi/contract/schemas/leads';
import { m } from '@orendi/messages';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import { showUndoToast } from '../../../ui/toast/undo-toast.tsx';
import { clientText, stageNames } from './stage-names.ts';

export interface OrderProps {
  order: Request;
  /** Called once the server has saved a change. */
  onChanged: (order: Request) => void;
}

/** For answers, which are prepared. */
export interface AnswerProps extends OrderProps {
  templates: readonly ReplyTemplate[];
}

const toastId = 'order-status';

/**
 * Changes a request. `onChanged` runs once the server has saved it; a failure shows a toast and changes nothing. A new
 * stage can be undone for ten seconds. Presses during the call are ignored.
 */
export function useLeadChange({ order, onChanged }: OrderProps) {
  const { call, isLoading: isChanging } = useApiCall(showDashboardToast);

  async function send(change: Omit<LeadChangeForm, 'requestId'>): Promise<Request | undefined> {
    const body = { requestId: order.id, ...change };
    const changed = await call((api) => api('PUT /private/business-request/update', { body }), {
      toastId,
    });
    if (changed) onChanged(changed);
    return changed;
  }

  async function undo(): Promise<void> {
    const { lost_reason } = order;
    const stage = order.stage === 'held' ? undefined : order.stage;
    const isBack = await send({ stage, ...(stage === 'lost' && { lost_reason }) });
    if (isBack) showDashboardToast({ kind: 'success', text: m.leads_moved_back(), id: toastId });
  }

  /** Resolves to whether it is saved. */
  async function change(wanted: Parameters<typeof send>[0]): Promise<boolean> {
    const changed = isChanging ? undefined : await send(wanted);
    if (changed !== undefined && changed.stage !== order.stage) {
      const moved = { name: clientText(changed), stage: stageNames[changed.stage]() };
      showUndoToast(toastId, m.leads_moved(moved), () => void undo());
    }
    return changed !== undefined;
  }

  return { isChanging, change };
}
