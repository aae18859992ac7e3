import type { FruitlessSearch } from '@orendi/contract/schemas/operator-work';
import type { WatchCount } from '@orendi/contract/schemas/watches';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { SynonymDialog, SynonymList } from '../../features/operator/search/synonym-list.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { dayText } from '../../platform/day-text.ts';
import { counted } from '../../platform/number-text.ts';

export const loader = guarded('operator', (_, { api }) => api('GET /operator/search'));

export function Component() {
  const { fruitless, synonyms, watches } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="search">
      <FruitlessList searches={fruitless} />
      <WatchedList watches={watches} />
      <SynonymList groups={synonyms} />
    </ConsolePage>
  );
}

function FruitlessList({ searches }: { searches: FruitlessSearch[] }) {
  const { open } = useConsole();
  const addTo = (words: string) => open(<SynonymDialog words={words} />);
  return (
    <ConsolePanel
      heading={m.console_fruitless_heading()}
      text={m.console_fruitless_text()}
      none={searches.length === 0 && m.console_fruitless_none()}
    >
      <ul aria-label={m.console_fruitless_heading()} data-compact>
        {searches.map(({ words, visitors, last_at: last }) => (
          <ConsoleRow
            key={words}
            actions={<RowButton onPress={() => addTo(words)}>{m.console_synonym_make()}</RowButton>}
          >
            <RowName>{words}</RowName>
            <RowFacts>
              <span>{m.console_visitors(counted(visitors))}</span>
              <span>{m.console_last_on({ date: dayText(last) })}</span>
            </RowFacts>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

/** The searches and pieces that visitors have asked to be told of. */
function WatchedList({ watches }: { watches: WatchCount[] }) {
  return (
    <ConsolePanel
      heading={m.console_watched_heading()}
      text={m.console_watched_text()}
      none={watches.length === 0 && m.console_watched_none()}
    >
      <ul aria-label={m.console_watched_heading()} data-compact>
        {watches.map(({ label, href, watchers }) => (
          <ConsoleRow key={href}>
            <RowName>
              <a href={href}>{label}</a>
            </RowName>
            <RowFacts>
              <span>{m.console_visitors(counted(watchers))}</span>
            </RowFacts>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}
