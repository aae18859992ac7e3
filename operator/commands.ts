import {
  businessListCommand,
  businessRestoreCommand,
  businessShowCommand,
  businessSuspendCommand,
} from './business/business-commands.ts';
import { categoryListCommand } from './categories/list-command.ts';
import type { Command } from './command-line/command.ts';
import { importCommand } from './import/command.ts';

/** Every command by the words it is called with. */
export const commands: Record<string, Command> = {
  import: importCommand,
  'business list': businessListCommand,
  'business show': businessShowCommand,
  'business suspend': businessSuspendCommand,
  'business restore': businessRestoreCommand,
  'category list': categoryListCommand,
};
