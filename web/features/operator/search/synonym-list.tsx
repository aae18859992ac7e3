import { foldText } from '@orendi/contract/fold-name';
import { textLimits } from '@orendi/contract/limits';
import type { SynonymGroup } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { ConsoleRow, RowButton, RowName } from '../console-row.tsx';
import { ConsoleForm, useConsole } from '../use-console.tsx';
import { counted } from '../../../platform/number-text.ts';
import { Button } from '../../forms/button.tsx';

/** Number of groups shown at first: there are hundreds in all. */
const first = 20;

/** The groups of words that mean the same; a word finds its group as it is typed. */
export function SynonymList({ groups }: { groups: SynonymGroup[] }) {
  const { ask, open } = useConsole();
  const [letters, setLetters] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = findGroups(groups, letters);
  const shown = isWhole ? found : found.slice(0, first);

  const add = () => open(<SynonymDialog words="" />);
  const askToRemove = ({ id, words }: SynonymGroup) =>
    ask({
      heading: m.console_synonym_remove(),
      text: m.console_synonym_remove_text({ words: words.join(', ') }),
      success: m.console_synonym_removed(),
      send: (api) => api('DELETE /operator/synonyms/{id}', { params: { id } }),
    });

  return (
    <ConsolePanel
      heading={m.console_synonyms_heading()}
      text={m.console_synonyms_text()}
      aside={<RowButton onPress={add}>{m.console_synonym_add()}</RowButton>}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 px-4.5 pb-2 [&>:first-child]:grow [&>:first-child]:basis-60 [&>:first-child]:max-w-form [&>output]:pb-4 [&>output]:text-ink-quiet">
        <TextField
          label={m.console_synonym_find()}
          isRequired={false}
          error={undefined}
          type="search"
          autoComplete="off"
          maxLength={textLimits.query}
          value={letters}
          onText={setLetters}
        />
        <output>{m.console_total(counted(found.length))}</output>
      </div>
      <ul aria-label={m.console_synonyms_heading()} data-compact>
        {shown.map((group) => (
          <ConsoleRow
            key={group.id}
            actions={<RowButton onPress={() => askToRemove(group)}>{m.console_remove()}</RowButton>}
          >
            <RowName className="text-s! font-normal!">{group.words.join(', ')}</RowName>
          </ConsoleRow>
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="p-4 border-t border-line text-center">
          <Button onClick={() => setWhole(true)}>{m.console_show_all()}</Button>
        </div>
      )}
    </ConsolePanel>
  );
}

/**
 * Lets words mean the same to the search: the words searched for are filled in, the word they should find is asked for.
 * @param words empty for a group from scratch
 */
export function SynonymDialog({ words: searched }: { words: string }) {
  const form = useForm({ searched, words: '' });

  const { element } = form;
  useEffect(() => {
    if (searched !== '') element.current?.querySelector<HTMLElement>('[name="words"]')?.focus();
  }, [searched, element]);

  return (
    <ConsoleForm
      form={form}
      heading={m.console_synonym_heading()}
      text={m.console_synonym_text()}
      success={m.console_synonym_done()}
      send={(api, values) =>
        api('POST /operator/synonyms', {
          body: { words: readWords(values.searched, values.words) },
        })
      }
    >
      <TextField
        {...form.field('searched')}
        label={m.console_synonym_searched()}
        autoComplete="off"
      />
      <TextField {...form.field('words')} label={m.console_synonym_words()} autoComplete="off" />
    </ConsoleForm>
  );
}

/** The words of a group as typed, separated by commas; blank ones are left out. */
export function readWords(...texts: string[]): string[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The groups that have a word with these letters, whatever their case and their accents; all of them for no letters. */
export function findGroups<Group extends { words: string[] }>(
  groups: readonly Group[],
  letters: string,
): Group[] {
  const wanted = foldText(letters.trim());
  return groups.filter(({ words }) => words.some((word) => foldText(word).includes(wanted)));
}
