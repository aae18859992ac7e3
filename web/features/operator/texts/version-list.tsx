import type { EditedPage } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { ConsolePanel } from '../console-page.tsx';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../console-row.tsx';

interface Props {
  versions: EditedPage['versions'];
  /** Puts a former version into the form. */
  onTake: (version: number) => Promise<void>;
}

/** What has been published, the latest first. */
export function VersionList({ versions, onTake }: Props) {
  if (versions.length === 0) return null;
  return (
    <ConsolePanel heading={m.console_text_versions()}>
      <ul aria-label={m.console_text_versions()} data-compact>
        {versions.map(({ version, isBuiltIn, actor, created_at }) => (
          <ConsoleRow
            key={version}
            actions={
              !isBuiltIn && (
                <RowButton onPress={() => onTake(version)}>{m.console_text_take()}</RowButton>
              )
            }
          >
            <RowName>{m.console_text_version({ version })}</RowName>
            <RowFacts>
              <span>{dayText(created_at)}</span>
              <span>{actor}</span>
              {isBuiltIn && <span>{m.console_text_built_in()}</span>}
            </RowFacts>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

interface ChangesProps {
  differences: NonNullable<EditedPage['differences']>;
  onSeen: () => Promise<void>;
}

/** What a release has changed in the built-in text since the operator's own was written. */
export function BuiltInChanges({ differences, onSeen }: ChangesProps) {
  return (
    <ConsolePanel heading={m.console_text_changed()} text={m.console_text_changed_text()}>
      {(['al', 'en'] as const).map((language) => (
        <ul
          key={language}
          lang={language === 'al' ? 'sq' : 'en'}
          className="grid gap-3 border-t border-line px-4.5 py-3.5"
        >
          {differences[language].map(({ kind, text }) => {
            const Mark = kind === 'added' ? 'ins' : 'del';
            return (
              <li key={kind + text}>
                <span className="font-medium">
                  {kind === 'added' ? m.console_text_added() : m.console_text_removed()}
                </span>
                <Mark className="block wrap-anywhere whitespace-pre-line text-ink-quiet no-underline">
                  {text}
                </Mark>
              </li>
            );
          })}
        </ul>
      ))}
      <div className="border-t border-line px-4.5 py-3.5">
        <RowButton onPress={onSeen}>{m.console_text_seen()}</RowButton>
      </div>
    </ConsolePanel>
  );
}
