import type { Finding } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { type Opening, useRegion } from '../../dashboard/use-region.ts';
import { RegionBody } from '../../dashboard/region-body.tsx';
import { ConsolePanel } from '../console-page.tsx';

const levelNames = {
  ok: m.console_finding_ok,
  warning: m.console_finding_warning,
  fault: m.console_finding_fault,
} satisfies Record<Finding['level'], () => string>;

const levelColors = {
  ok: 'bg-good-tint text-good',
  warning: 'bg-wait-tint text-wait-deep',
  fault: 'bg-accent-tint text-accent-deep',
} satisfies Record<Finding['level'], string>;

/** The findings of `operator doctor`, with their remedies; faults come first. */
export function Findings({ opening }: { opening: Opening<Finding[]> }) {
  const region = useRegion(opening, (api) => api('GET /operator/doctor'));
  return (
    <ConsolePanel heading={m.console_findings_heading()}>
      <RegionBody region={region} skeleton={<div className="h-60 m-4.5 rounded-s bg-sand" />}>
        {(findings) => (
          <ul>
            {sorted(findings).map((finding) => (
              <FindingLine key={`${finding.area} ${finding.text}`} finding={finding} />
            ))}
          </ul>
        )}
      </RegionBody>
    </ConsolePanel>
  );
}

function FindingLine({ finding: { area, level, text, remedy } }: { finding: Finding }) {
  return (
    <li className="border-t border-line px-4.5 py-3 wrap-anywhere">
      <p>
        <b className="font-semibold">{area}</b>{' '}
        <span className={`mx-1 rounded-pill px-2 text-(length:--text-xs) ${levelColors[level]}`}>
          {levelNames[level]()}
        </span>{' '}
        {withCode(text)}
      </p>
      {remedy && <p className="mt-1 font-medium">{withCode(remedy)}</p>}
    </li>
  );
}

/** Sets text between backticks as code: it is to be typed. */
export function withCode(text: string) {
  // oxlint-disable-next-line react/no-array-index-key -- parts are never put in another order
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={at}>{part}</Code>));
}

function Code({ children }: { children: string }) {
  return <code className="rounded-s bg-sand px-1">{children}</code>;
}

const order: Finding['level'][] = ['fault', 'warning', 'ok'];

function sorted(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
