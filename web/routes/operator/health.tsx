import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { Findings } from '../../features/operator/health/findings.tsx';
import { Hearing } from '../../features/operator/health/hearing.tsx';
import { RequestsChart } from '../../features/operator/health/requests-chart.tsx';
import { ServerFacts } from '../../features/operator/health/server-facts.tsx';
import { FailedJobs, WaitingShops, Work } from '../../features/operator/health/waiting-work.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';

/** The examination asks other servers, so it comes after the page. */
export const loader = consoleLoader(async (api) => ({
  health: await api('GET /operator/health'),
  examination: { data: null },
}));

/** The operator's work, and how the shop and its server are doing. */
export function Component() {
  const { health, examination } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="health">
      <Work health={health} />
      <div className="grid grid-cols-1 gap-6 items-start xl:grid-cols-2">
        <div>
          <RequestsChart days={health.requestsByDay} />
          <WaitingShops shops={health.waitingShops} />
          <ServerFacts health={health} />
          {health.failedJobs.length > 0 && <FailedJobs jobs={health.failedJobs} />}
        </div>
        <div>
          <Hearing />
          <Findings opening={examination} />
          <SlowestCalls calls={health.slowestCalls} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** The calls that took longest lately, in milliseconds. */
function SlowestCalls({ calls }: { calls: Health['slowestCalls'] }) {
  const language = useLanguage();
  const milliseconds = (value: number) => formatNumber(Math.round(value * 10) / 10, language);
  return (
    <ConsolePanel
      heading={m.console_calls_heading()}
      text={m.console_calls_text()}
      none={calls.length === 0 && m.console_calls_none()}
    >
      <ol>
        {calls.map(({ route, calls: count, p50, p95, most }) => (
          <li
            key={route}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4.5 py-3 tabular-nums"
          >
            <p className="min-w-0 grow basis-36 wrap-anywhere">{route}</p>
            <dl className="grid grow basis-66 grid-cols-4 gap-2">
              <Figure name={m.console_calls_count()} value={formatNumber(count, language)} />
              <Figure name={m.console_calls_half()} value={milliseconds(p50)} />
              <Figure name={m.console_calls_most()} value={milliseconds(p95)} />
              <Figure name={m.console_calls_longest()} value={milliseconds(most)} />
            </dl>
          </li>
        ))}
      </ol>
    </ConsolePanel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-quiet">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
