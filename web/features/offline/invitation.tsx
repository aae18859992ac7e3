import { m } from '@orendi/messages';
import { useState } from 'react';
import { keepText, keptText, objectIn } from '../../platform/kept-text.ts';
import { isPlainIos } from '../../platform/push-device.ts';
import { Button } from '../forms/button.tsx';

/** Chrome's and its relatives': shows their own dialog. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const name = 'visits';
/** A visit begins after half an hour without a page (ms). */
const apartMs = 1_800_000;
/** Forms are not disturbed, and sellers have their own switch on the dashboard. */
const quiet =
  /\/(request|ask|account|onboarding|login|sign-up|dashboard|operator|profile|people)(\/|$)|\/(create|update|bulk|import|reset|verify|forgot)-|\/(packages|product-detail|invitation|my-request|list|watch|shop)\//;

let offered: InstallEvent | null = null;
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const noVisits = { count: 0, last: 0, isRefused: false };
const readVisits = () => ({ ...noVisits, ...objectIn(keptText(name, 'localStorage')) });
const keepVisits = (visits: typeof noVisits) =>
  keepText(name, JSON.stringify(visits), 'localStorage');

/** Counts the visit, and keeps the browser's offer for the invitation. */
export function noteVisit(): void {
  const visits = readVisits();
  const isNew = Date.now() - visits.last > apartMs;
  keepVisits({ ...visits, count: visits.count + Number(isNew), last: Date.now() });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    dispatchEvent(new Event('installable'));
  });
}

/** Whether to invite to install the site: from the second visit on, until it is refused or done. */
export function mayInvite(pathname: string): boolean {
  const { count, isRefused } = readVisits();
  const isPossible = offered !== null || isPlainIos();
  return count > 1 && !isRefused && isPossible && !isInstalled() && !quiet.test(pathname);
}

export function Invitation() {
  const [isOpen, setOpen] = useState(true);

  function settle(): void {
    keepVisits({ ...readVisits(), isRefused: true });
    setOpen(false);
  }

  async function install(): Promise<void> {
    await offered?.prompt();
    settle();
  }

  if (!isOpen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="grow text-pretty">{offered ? m.install_text() : m.install_ios()}</p>
      {offered && (
        <Button size="small" onClick={() => void install()}>
          {m.install_do()}
        </Button>
      )}
      <Button size="small" onClick={settle}>
        {m.install_never()}
      </Button>
    </div>
  );
}
