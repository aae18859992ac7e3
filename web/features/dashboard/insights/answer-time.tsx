import { answerTime as limits } from '@orendi/contract/limits';
import type { AnswerTime as Figure } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';
import { answersText } from '../../catalogue/trust.tsx';
import { FigureList } from './figure-list.tsx';
import { FoldedFigures } from './folded-table.tsx';

/** The figure that buyers read of how soon the business answers, how it comes about, and what it lacks. */
export function AnswerTime({ figure }: { figure: Figure }) {
  const { leads, confirmed, denied, within_hours: hours } = figure;
  const ofNeeded = (count: number, needed: number) =>
    count < needed
      ? m.answer_time_leads_need({ shown: numberText(count), needed })
      : numberText(count);
  const most = Math.floor(leads * limits.deniedShare);
  const ofMost =
    denied > most
      ? m.answer_time_denied_most({ shown: numberText(denied), most })
      : numberText(denied);
  const lacksNothing = leads >= limits.leads && confirmed >= limits.confirmed && denied <= most;
  return (
    <>
      <FigureList
        heading={m.answer_time()}
        none={hours === null ? m.answer_time_none() : answersText(hours)}
        rows={[]}
      />
      <FoldedFigures summary={m.answer_time_how()}>
        <FigureList
          heading={m.insights_last_days({ days: limits.days })}
          rows={[
            { name: m.answer_time_leads(), text: ofNeeded(leads, limits.leads) },
            { name: m.answer_time_confirmed(), text: ofNeeded(confirmed, limits.confirmed) },
            { name: m.answer_time_denied(), text: ofMost },
          ]}
        />
        <div className="grid gap-2 px-4.5 pb-4 text-s text-pretty text-ink-quiet">
          {hours === null && lacksNothing && (
            <p>{m.answer_time_slow({ hours: limits.steps.at(-1) ?? 0 })}</p>
          )}
          <p>{m.answer_time_text({ days: limits.days })}</p>
        </div>
      </FoldedFigures>
    </>
  );
}
