import { formatNumber } from '@orendi/contract/money';
import type { FruitlessSearch } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { ConsolePanel } from '../console-panel.tsx';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';

interface Props {
  searches: FruitlessSearch[];
  onChoose: (words: string) => void;
}

/** The searches that found nothing, each with the way to a synonym. */
export function FruitlessList({ searches, onChoose }: Props) {
  const language = useLanguage();
  return (
    <ConsolePanel heading={m.console_fruitless_heading()} text={m.console_fruitless_text()}>
      {searches.length === 0 ? (
        <p className="console-none">{m.console_fruitless_none()}</p>
      ) : (
        <ul aria-label={m.console_fruitless_heading()} className="console-compact">
          {searches.map(({ words, visitors, last_at: last }, place) => (
            <ConsoleRow
              key={words}
              actions={
                <RowButton describedBy={`fruitless-${place}`} onPress={() => onChoose(words)}>
                  {m.console_synonym_make()}
                </RowButton>
              }
            >
              <p id={`fruitless-${place}`} className="console-name">
                {words}
              </p>
              <p className="console-facts">
                <span>
                  {m.console_visitors({ count: visitors, shown: formatNumber(visitors, language) })}
                </span>
                <span>{m.console_last_on({ date: dayText(last) })}</span>
              </p>
            </ConsoleRow>
          ))}
        </ul>
      )}
    </ConsolePanel>
  );
}
