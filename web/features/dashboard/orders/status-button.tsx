import { m } from '@orendi/messages';
import { stageNames } from './stage-names.ts';
import { type OrderProps, useLeadChange } from './use-lead-change.ts';

const pillClass =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border px-3 text-(length:--text-xs) font-medium whitespace-nowrap';

/** Shows a request's stage, and toggles whether it is responded to; the label changes once the server has confirmed. One that was withdrawn needs no answer. */
export function StatusButton({ describedBy, ...props }: OrderProps & { describedBy: string }) {
  const { isChanging, change } = useLeadChange(props);
  const { request_status: isResponded, stage, withdrawn_at } = props.order;
  if (withdrawn_at !== null) {
    const className = `${pillClass} border-line bg-paper text-ink-quiet`;
    return <span className={className}>{m.orders_withdrawn_status()}</span>;
  }
  return (
    <button
      type="button"
      onClick={() => void change({ status: !isResponded })}
      aria-pressed={isResponded}
      aria-busy={isChanging}
      aria-describedby={describedBy}
      className={`${pillClass} transition-colors before:size-2 before:rounded-pill hover:border-current aria-busy:opacity-60 aria-busy:[transition:opacity_var(--motion-fast)_var(--motion-patience)] pointer-coarse:min-h-11 ${
        isResponded
          ? 'border-good-line bg-good-tint text-good before:bg-current'
          : 'border-wait-line bg-wait-tint text-wait-deep before:bg-wait'
      }`}
    >
      {stageNames[stage]()}
    </button>
  );
}
