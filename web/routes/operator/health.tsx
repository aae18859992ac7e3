import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { Findings } from '../../features/operator/health/findings.tsx';
import { RequestsChart } from '../../features/operator/health/requests-chart.tsx';
import { ServerFacts } from '../../features/operator/health/server-facts.tsx';
import { SlowestCalls } from '../../features/operator/health/slowest-calls.tsx';
import { FailedJobs, WaitingShops, Work } from '../../features/operator/health/waiting-work.tsx';
import { paths } from '../../platform/paths.ts';

/** The examination asks other servers, so it comes after the page. */
export const loader = consoleLoader(async (api) => ({
  health: await api('GET /operator/health'),
  examination: { data: null },
}));

/** What waits for the operator, and how the shop and its server are doing. */
export function Component() {
  const { health, examination } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title={m.console_health()}
      intro={m.console_health_text()}
      path={paths.operator.health}
    >
      <Work health={health} />
      <div className="console-columns">
        <div>
          <RequestsChart days={health.requestsByDay} />
          <WaitingShops shops={health.waitingShops} />
          <ServerFacts health={health} />
          {health.failedJobs.length > 0 && <FailedJobs jobs={health.failedJobs} />}
        </div>
        <div>
          <Findings opening={examination} />
          <SlowestCalls calls={health.slowestCalls} />
        </div>
      </div>
    </ConsolePage>
  );
}
