import type { Finding } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import type { Region } from '../../dashboard/use-region.ts';
import { RegionBody } from '../../dashboard/region-body.tsx';
import { ConsolePanel } from '../console-page.tsx';

/** The name and the look of each level, the worst first. */
const levels = {
  fault: [m.console_finding_fault, 'bg-accent-tint text-accent-deep'],
  warning: [m.console_finding_warning, 'bg-wait-tint text-wait-deep'],
  ok: [m.console_finding_ok, 'bg-good-tint text-good'],
} as const satisfies Record<Finding['level'], unknown>;
const order = Object.keys(levels);

/** The findings of `operator doctor`, with their remedies; faults come first. */
export function Findings({ region }: { region: Region<Finding[]> }) {
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
        <b className="font-semibold">{area}</b> <Level level={level} /> {withCode(text)}
      </p>
      {remedy && <p className="mt-1 font-medium">{withCode(remedy)}</p>}
    </li>
  );
}

function Level({ level }: Pick<Finding, 'level'>) {
  const [name, look] = levels[level];
  return <span className={`mx-1 rounded-pill px-2 text-(length:--text-xs) ${look}`}>{name()}</span>;
}

export function WorstLevel({ findings }: { findings: readonly Finding[] }) {
  const [worst] = sorted(findings);
  return worst && <Level level={worst.level} />;
}

/** Sets text between backticks as code: it is to be typed. */
export function withCode(text: string) {
  // oxlint-disable-next-line react/no-array-index-key -- parts are never put in another order
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={at}>{part}</Code>));
}

function Code({ children }: { children: string }) {
  return <code className="rounded-s bg-sand px-1">{children}</code>;
}

function sorted(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
