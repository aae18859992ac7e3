import { textLimits } from '@orendi/contract/limits';
import { setStages } from '@orendi/contract/leads';
import { m } from '@orendi/messages';
import { Button } from '../../forms/button.tsx';
import { lostReasons, stageNames } from './stage-names.ts';
import { type OrderProps, useLeadChange } from './use-lead-change.ts';

export function StageChoice(props: OrderProps) {
  const { isChanging, change } = useLeadChange(props);
  const { stage: present, lost_reason: reason } = props.order;
  const names: string[] = lostReasons.map((name) => name());
  const other = reason !== null && !names.includes(reason) ? reason : '';
  return (
    <div className="grid gap-3">
      {present === 'lost' && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 text-s">{m.leads_lost_why()}</legend>
          {names.map((name) => (
            <Button
              key={name}
              size="small"
              isChosen={name === reason}
              onClick={() => void change({ lost_reason: name === reason ? null : name })}
            >
              {name}
            </Button>
          ))}
          <input
            key={other}
            defaultValue={other}
            aria-label={m.leads_lost_other()}
            placeholder={m.leads_lost_other()}
            maxLength={textLimits.lostReason}
            enterKeyHint="done"
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            onBlur={({ target }) => {
              const text = target.value.trim();
              if (text !== other) void change({ lost_reason: text || null });
            }}
            className="h-10 min-w-0 grow basis-40 rounded-pill border border-line-control bg-surface px-4 text-m placeholder:text-ink-quiet"
          />
        </fieldset>
      )}
      <fieldset className="grid grid-cols-3 gap-2" aria-busy={isChanging}>
        <legend className="sr-only">{m.leads_stage()}</legend>
        {setStages.map((stage) => (
          <Button
            key={stage}
            isChosen={stage === present}
            onClick={() => stage !== present && void change({ stage })}
            className="px-2"
          >
            {stageNames[stage]()}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
