import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { ConsolePanel } from '../console-page.tsx';

/** The calls that took longest lately, in milliseconds. */
export function SlowestCalls({ calls }: { calls: Health['slowestCalls'] }) {
  const language = useLanguage();
  const milliseconds = (value: number) => formatNumber(Math.round(value * 10) / 10, language);
  return (
    <ConsolePanel heading={m.console_calls_heading()} text={m.console_calls_text()}>
      {calls.length === 0 ? (
        <p className="console-none">{m.console_calls_none()}</p>
      ) : (
        <ol className="slow-calls">
          {calls.map(({ route, calls: count, p50, p95, most }) => (
            <li key={route}>
              <p className="wrap-anywhere">{route}</p>
              <dl>
                <Figure name={m.console_calls_count()} value={formatNumber(count, language)} />
                <Figure name={m.console_calls_half()} value={milliseconds(p50)} />
                <Figure name={m.console_calls_most()} value={milliseconds(p95)} />
                <Figure name={m.console_calls_longest()} value={milliseconds(most)} />
              </dl>
            </li>
          ))}
        </ol>
      )}
    </ConsolePanel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
