import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { useRegion } from '../../features/dashboard/use-region.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { Findings, WorstLevel } from '../../features/operator/health/findings.tsx';
import { FirstSteps } from '../../features/operator/health/first-steps.tsx';
import { ServerFacts } from '../../features/operator/health/server-facts.tsx';
import { FailedJobs, WaitingShops, Work } from '../../features/operator/health/waiting-work.tsx';
import { MarketPanel } from '../../features/operator/market/market-panel.tsx';
import { Wishes } from '../../features/operator/market/wishes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { numberText } from '../../platform/number-text.ts';

/** The examination asks other servers, so it comes after the page. */
export const loader = guarded('operator', async (_, { api }) => {
  const [market, health, steps] = await Promise.all([
    api('GET /operator/market'),
    api('GET /operator/health'),
    api('GET /operator/first-steps'),
  ]);
  return { market, health, steps, examination: { data: null } };
});

export function Component() {
  const { market, health, steps } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="health">
      <FirstSteps steps={steps} />
      <Work health={health} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 xl:grid-cols-2">
        <MarketPanel market={market} />
        <div>
          <Wishes wishes={market.wishes} />
          <WaitingShops shops={health.waitingShops} />
        </div>
      </div>
      <Machine />
    </ConsolePage>
  );
}

/** How the server is doing: folded, with the level of the worst finding. */
function Machine() {
  const { health, examination } = useLoaderData<typeof loader>();
  const findings = useRegion(examination, (api) => api('GET /operator/doctor'));
  return (
    <details className="group mt-4 sm:mt-6">
      <summary className="flex min-h-13 items-center gap-x-4 rounded-m border border-line bg-surface px-4.5 py-3 text-s">
        <h2 className="grow text-m">{m.console_machine()}</h2>
        {findings.data && <WorstLevel findings={findings.data} />}
        <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-6 grid grid-cols-1 gap-6 items-start xl:grid-cols-2">
        <div>
          <Findings region={findings} />
          {health.failedJobs.length > 0 && <FailedJobs jobs={health.failedJobs} />}
        </div>
        <div>
          <ServerFacts health={health} />
          <SlowestCalls calls={health.slowestCalls} />
        </div>
      </div>
    </details>
  );
}

function SlowestCalls({ calls }: { calls: Health['slowestCalls'] }) {
  const milliseconds = (value: number) => numberText(Math.round(value * 10) / 10);
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
              <Figure name={m.console_calls_count()} value={numberText(count)} />
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
