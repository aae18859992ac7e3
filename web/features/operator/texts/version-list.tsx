import type { EditedPage } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { ConsolePanel } from '../console-page.tsx';
import { ConsoleRow, RowButton, RowFacts, RowName } from '../console-row.tsx';
import { useConsole } from '../use-console.tsx';

type Version = EditedPage['versions'][number];

interface Props {
  versions: Version[];
  /** Puts a former version into the form. */
  onTake: (version: Version) => void;
}

/** The versions that were published, the latest first. */
export function VersionList({ versions, onTake }: Props) {
  if (versions.length === 0) return null;
  return (
    <ConsolePanel heading={m.console_text_versions()}>
      <ul aria-label={m.console_text_versions()} data-compact>
        {versions.map((version) => (
          <ConsoleRow
            key={version.version}
            actions={<RowButton onPress={() => onTake(version)}>{m.console_text_take()}</RowButton>}
          >
            <RowName>{m.console_text_version({ version: version.version })}</RowName>
            <RowFacts>
              <span>{dayText(version.created_at)}</span>
              <span>{version.actor}</span>
              {version.texts === null && <span>{m.console_text_built_in()}</span>}
            </RowFacts>
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

/** The changes of a release to the built-in text since the operator's own was written. */
export function BuiltInChanges({ edited }: { edited: EditedPage }) {
  const { page, differences, versions } = edited;
  const { change } = useConsole();
  const [present] = versions;
  if (differences === null || !present?.texts) return null;
  const { texts, version: basedOn } = present;
  const keep = () =>
    change(
      (api) => api('PUT /operator/texts/{page}', { params: { page }, body: { ...texts, basedOn } }),
      m.console_text_seen_done(),
    );
  return (
    <ConsolePanel
      heading={m.console_text_changed()}
      text={m.console_text_changed_text()}
      aside={<RowButton onPress={keep}>{m.console_text_seen()}</RowButton>}
    >
      <ul className="grid gap-3 border-t border-line px-4.5 py-3.5 wrap-anywhere whitespace-pre-line">
        {[...differences.al, ...differences.en].map(({ kind, text }) => {
          const [Mark, name] =
            kind === 'added'
              ? (['ins', m.console_text_added] as const)
              : (['del', m.console_text_removed] as const);
          return (
            <li key={kind + text}>
              <span className="font-medium">{name()}: </span>
              <Mark className="no-underline">{text}</Mark>
            </li>
          );
        })}
      </ul>
    </ConsolePanel>
  );
}
