import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { FruitlessList } from '../../features/operator/search/fruitless-list.tsx';
import { SynonymDialog } from '../../features/operator/search/synonym-dialog.tsx';
import { SynonymList } from '../../features/operator/search/synonym-list.tsx';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

export const loader = consoleLoader((api) => api('GET /operator/search'));

/** What visitors searched for in vain, and the synonyms that would have helped. */
export function Component() {
  const { fruitless, synonyms } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  const addTo = (words: string) => open(<SynonymDialog words={words} onClose={close} />);
  return (
    <ConsolePage
      title={m.console_search()}
      intro={m.console_search_text()}
      path={paths.operator.search}
    >
      <FruitlessList searches={fruitless} onChoose={addTo} />
      <SynonymList groups={synonyms} onAdd={() => addTo('')} onAsk={open} onClose={close} />
      {dialog}
    </ConsolePage>
  );
}
