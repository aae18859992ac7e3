import type { Health } from '@orendi/contract/schemas/operator-health';
import { sizeText } from '@orendi/contract/size-text';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';
import { spokenLanguage } from '../../../platform/page-language.ts';
import { timeText } from '../../../platform/time-text.ts';
import { ConsolePanel } from '../console-page.tsx';
import { MachineWords } from '../console-row.tsx';

export function ServerFacts({ health }: { health: Health }) {
  const { disk, cache, mails, backup } = health;
  const oldest = mails.oldest === null ? m.console_mails_none() : timeText(mails.oldest);
  const facts = [
    [m.console_disk(), disk === null ? m.console_unknown() : diskText(disk)],
    [m.console_backup(), backupText(backup), backup?.error],
    [m.console_oldest_mail(), oldest],
    [m.console_cache(), cacheText(cache)],
  ] as const;
  return (
    <ConsolePanel heading={m.console_server_heading()}>
      <dl>
        {facts.map(([name, fact, error]) => (
          <div key={name} className="border-t border-line px-4.5 py-3">
            <dt className="text-ink-quiet">{name}</dt>
            <dd>
              <p className="text-(length:--text-m) wrap-anywhere tabular-nums">{fact}</p>
              {error && <MachineWords>{error}</MachineWords>}
            </dd>
          </div>
        ))}
      </dl>
    </ConsolePanel>
  );
}

const shownSize = (bytes: number) => sizeText(bytes, spokenLanguage());

function diskText({ freeBytes, totalBytes }: NonNullable<Health['disk']>) {
  return m.console_disk_free({ free: shownSize(freeBytes), total: shownSize(totalBytes) });
}

function backupText(backup: Health['backup']): string {
  if (backup === null) return m.console_backup_none();
  const { finished_at: at, error, bytes } = backup;
  if (error !== null) return m.console_backup_failed({ time: timeText(at) });
  return `${timeText(at)} · ${shownSize(bytes)}`;
}

function cacheText({ hits, misses, bytes }: Health['cache']): string {
  const all = hits + misses;
  return m.console_cache_hits({
    percent: numberText(all === 0 ? 0 : Math.round((hits / all) * 100)),
    size: shownSize(bytes),
  });
}
