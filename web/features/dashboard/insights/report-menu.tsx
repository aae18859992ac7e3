import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { Button } from '../../forms/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDownload } from '../use-download.ts';

const menuId = 'report-menu';

const menuClass =
  'm-auto w-max max-w-[calc(100vw-2*var(--page-margin))] min-w-52 rounded-m border border-line bg-surface p-1.5 shadow-lift [&:popover-open]:animate-unfold';

/** Below its button and moving with the page; centered on the screen without anchor positioning. */
const anchoredClass =
  'supports-[anchor-name:--report-menu]:absolute supports-[anchor-name:--report-menu]:inset-[anchor(bottom)_anchor(right)_auto_auto] supports-[anchor-name:--report-menu]:mx-0 supports-[anchor-name:--report-menu]:my-2 supports-[anchor-name:--report-menu]:[position-anchor:--report-menu]';

/** The reports as links in a popover, without script too; with it, toasts report the download's progress. */
export function ReportMenu() {
  const { download, isLoading } = useDownload();

  function choose(event: MouseEvent<HTMLAnchorElement>, from: string, file: string) {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void download({
      from,
      file,
      type: 'application/vnd.ms-excel',
      making: m.insights_report_making(),
      done: m.insights_report_done(),
    });
  }

  return (
    <>
      <Button
        popoverTarget={menuId}
        isBusy={isLoading}
        size="small"
        className="-my-1.5 [anchor-name:--report-menu]"
      >
        {m.insights_report()}
        <Icon name="down" className="size-4" />
      </Button>
      <ul id={menuId} popover="auto" className={`${menuClass} ${anchoredClass}`}>
        {reports.map(([file, from, name]) => (
          <li key={file}>
            <a
              href={from}
              download={file}
              onClick={(event) => choose(event, from, file)}
              className="menu-choice"
            >
              {name()}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const calls = '/v1/private/business-report';
const reports = [
  ['business_requests.xls', `${calls}/download-requests`, m.insights_report_orders],
  ['business_products.xls', `${calls}/download-products`, m.insights_report_products],
] as const;
