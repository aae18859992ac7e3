import { formatNumber } from '@orendi/contract/money';
import { textLimits } from '@orendi/contract/limits';
import type { SynonymGroup } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConsolePanel } from '../console-panel.tsx';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { SureQuestion } from '../sure-question.tsx';
import { findGroups } from './synonym-words.ts';

/** So many groups are shown before all are asked for: there are hundreds. */
const first = 20;

interface Props {
  groups: SynonymGroup[];
  onAdd: () => void;
  onAsk: (question: ReactNode) => void;
  onClose: () => void;
}

/** The groups of words that mean the same; a word finds its group as it is typed. */
export function SynonymList({ groups, onAdd, onAsk, onClose }: Props) {
  const language = useLanguage();
  const [letters, setLetters] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = findGroups(groups, letters);
  const shown = isWhole ? found : found.slice(0, first);

  const askToRemove = ({ id, words }: SynonymGroup) =>
    onAsk(
      <SureQuestion
        heading={m.console_synonym_remove()}
        text={m.console_synonym_remove_text({ words: words.join(', ') })}
        success={m.console_synonym_removed()}
        send={(api) => api('DELETE /operator/synonyms/{id}', { params: { id } })}
        onClose={onClose}
      />,
    );

  return (
    <ConsolePanel
      heading={m.console_synonyms_heading()}
      text={m.console_synonyms_text()}
      aside={<RowButton onPress={onAdd}>{m.console_synonym_add()}</RowButton>}
    >
      <div className="console-panel-field">
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
        <output>{m.console_total({ shown: formatNumber(found.length, language) })}</output>
      </div>
      <ul aria-label={m.console_synonyms_heading()} className="console-compact">
        {shown.map((group) => (
          <ConsoleRow
            key={group.id}
            actions={
              <RowButton describedBy={`synonyms-${group.id}`} onPress={() => askToRemove(group)}>
                {m.console_remove()}
              </RowButton>
            }
          >
            <p id={`synonyms-${group.id}`} className="wrap-anywhere">
              {group.words.join(', ')}
            </p>
          </ConsoleRow>
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="console-more">
          <button type="button" onClick={() => setWhole(true)} className={buttonClass()}>
            {m.console_show_all()}
          </button>
        </div>
      )}
    </ConsolePanel>
  );
}
