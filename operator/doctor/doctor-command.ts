import type { Finding } from '@orendi/contract/schemas/operator-health';
import { examine, tellFinding } from '@orendi/server/features/operations/index';
import { StartError } from '@orendi/server/platform/start-error';
import { command, type CommandContext } from '../command-line/command.ts';

export const doctorCommand = command({
  summary: 'examine the shop, and say what to do where something is wrong',
  help: `Examines settings, disk, database, pictures, mail, jobs, the certificate of the public address, the clock and the
backups, and changes nothing. Also while the product is down: its own database is then started for as long as this takes.
Give it the product's settings, such as its EnvironmentFile. Ends with exit code 1 when something is at fault.`,
  effect: 'reads',
  async run(_, context) {
    const findings = await findAll(context);
    for (const finding of findings) context.print(linesOf(finding));
    const count = (level: Finding['level']) =>
      findings.filter((finding) => finding.level === level).length;
    const [faults, warnings] = [count('fault'), count('warning')];
    context.print(`\n${summaryOf(faults, warnings)}`);
    return faults > 0 ? 1 : 0;
  },
});

async function findAll({ openGround }: CommandContext): Promise<Finding[]> {
  try {
    const { ground, close } = await openGround();
    const findings = await examine(ground).finally(close);
    return findings.map((finding) => tellFinding(finding, 'en'));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const remedy = 'The table in README.md says what each setting may be.';
    return [{ area: 'settings', level: 'fault', text: error.message, remedy }];
  }
}

function linesOf({ area, level, text, remedy }: Finding): string {
  const start = `${area.padEnd(13)}${level.padEnd(9)}`;
  return `${start}${text}${remedy === null ? '' : `\n${' '.repeat(start.length)}→ ${remedy}`}`;
}

function summaryOf(faults: number, warnings: number): string {
  if (faults + warnings === 0) return 'All is well.';
  const parts = [faults > 0 && `faults: ${faults}`, warnings > 0 && `warnings: ${warnings}`];
  const text = parts.filter(Boolean).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
