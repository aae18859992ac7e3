import type { ExchangeRate } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { ConsolePanel } from '../console-panel.tsx';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import type { Asking } from './asking.ts';
import { type ForeignRate, RateDialog } from './rate-dialog.tsx';
import { rateText } from './rate-text.ts';

/** How much one euro is, which prices are compared by. */
export function Rates({ rates, onAsk, onClose }: { rates: ExchangeRate[] } & Asking) {
  const language = useLanguage();
  const edit = (rate: ForeignRate) => onAsk(<RateDialog rate={rate} onClose={onClose} />);
  return (
    <ConsolePanel heading={m.console_rates()} text={m.console_rates_text()}>
      <ul aria-label={m.console_rates()} className="console-compact">
        {rates.filter(isForeign).map((rate) => (
          <ConsoleRow
            key={rate.currency}
            actions={
              <RowButton describedBy={`rate-${rate.currency}`} onPress={() => edit(rate)}>
                {m.console_edit()}
              </RowButton>
            }
          >
            <p id={`rate-${rate.currency}`} className="console-name tabular-nums">
              1 EUR = {rateText(rate.per_eur, language)} {rate.currency}
            </p>
            {rate.updated_at !== null && (
              <p className="console-facts">
                {m.console_rate_since({ date: dayText(rate.updated_at) })}
              </p>
            )}
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

function isForeign(rate: ExchangeRate): rate is ForeignRate {
  return rate.currency !== 'EUR';
}
