import { actions } from '@orendi/server/features/operators/index';
import { backupCommands } from './backup/backup-commands.ts';
import { type Command, shopCommand } from './command-line/command.ts';
import { demoCommands } from './demo/demo-commands.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { importCommand } from './import/import-command.ts';
import { operatorCommands } from './operators/operator-commands.ts';
import { personCommands } from './people/person-commands.ts';
import { shopCommands } from './shop/identity-commands.ts';

function actionCommands(...words: string[]): Record<string, Command> {
  const named = Object.entries(actions).filter(([name]) =>
    words.includes(name.split(' ')[0] ?? ''),
  );
  return Object.fromEntries(named.map(([name, action]) => [name, shopCommand(action)]));
}

/** Every command by the words that call it, in the order in which they are listed. */
export const commands: Record<string, Command> = {
  doctor: doctorCommand,
  import: importCommand,
  ...actionCommands('business', 'invitation', 'listing', 'report', 'list', 'account'),
  ...operatorCommands,
  ...actionCommands('request'),
  ...personCommands,
  ...actionCommands('mail'),
  ...backupCommands,
  ...shopCommands,
  ...actionCommands('banner', 'industry', 'category', 'rate'),
  ...demoCommands,
  ...actionCommands('search', 'synonym', 'audit'),
};
