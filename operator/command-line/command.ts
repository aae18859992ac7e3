import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Settings } from '@orendi/server/platform/settings';
import type { OpenGround } from '../open-ground.ts';
import type { Shop } from '../open-shop.ts';
import { type CommandLine, type OptionSpecs, readOptions, UsageError } from './read-options.ts';

/** A command's interface to the outside world. */
export interface CommandContext {
  /** The folder that relative paths start from. */
  folder: string;
  openShop(): Promise<Shop>;
  /** Opens what there is to examine, well or not. */
  openGround(): Promise<OpenGround>;
  /** For commands that work where there is no shop. */
  readSettings(): Settings;
  print(text: string): void;
  /** Shows progress, replacing the previous text; only on a terminal. */
  progress(text: string): void;
  /** Aborted when the command should stop. */
  signal: AbortSignal;
}

/**
 * What a command does to the shop. One that `changes` something writes an entry of the audit log, in the transaction of
 * its change where there is one. One that `destroys` something does too; without --yes it only says what would go.
 */
export type Effect = 'reads' | 'changes' | 'destroys';

interface Described {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  effect: Effect;
}

export interface Command extends Described {
  /**
   * @returns the exit code
   * @throws UsageError, StartError
   */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** A command as its file describes it. One that destroys something has the option --yes without naming it. */
interface Plan<Specs extends OptionSpecs, Read> extends Described {
  options?: Specs;
  /** How many operands there may be; none if absent. */
  operands?: number;
  /**
   * Checks what needs no shop, so that a mistake shows before one is opened.
   * @throws UsageError, StartError
   */
  read?(line: CommandLine<Specs>, context: CommandContext): Read | Promise<Read>;
}

export interface RunContext extends CommandContext {
  actor: string;
  /**
   * @param deed what would be done, such as `deletes the request 12`
   * @throws UsageError which says so, unless the operator has said --yes
   */
  askFirst(deed: string): void;
}

/** An exit code, where it is not 0. */
type Exit = number | void;

/** The option of every command that asks first. */
export const yesOption = { yes: { kind: 'flag', help: 'really do it' } } as const;

export function command<Specs extends OptionSpecs, Read>({
  summary,
  help,
  effect,
  ...plan
}: Plan<Specs, Read> & {
  run(given: CommandLine<Specs> & Read, context: RunContext): Promise<Exit>;
}): Command {
  const own: OptionSpecs = plan.options ?? {};
  const specs = (effect === 'destroys' ? { ...own, yes: own.yes ?? yesOption.yes } : own) as Specs;
  return {
    summary,
    help,
    effect,
    async run(args, context) {
      const line = readOptions(args, specs);
      refuseOperands(line.operands.slice(plan.operands ?? 0));
      const given = { ...line, ...(await plan.read?.(line, context)) } as CommandLine<Specs> & Read;
      const askFirst = (deed: string) => {
        if (!line.options.yes) throw new UsageError(`This ${deed}. Say --yes to do it.`);
      };
      return (await plan.run(given, { ...context, actor: commandLineActor(), askFirst })) ?? 0;
    },
  };
}

/** A command that works in the shop, which is open while it runs. */
export function shopCommand<Specs extends OptionSpecs, Read>({
  run,
  ...plan
}: Plan<Specs, Read> & {
  run(
    services: Shop['services'],
    given: CommandLine<Specs> & Read,
    context: RunContext,
  ): Promise<Exit>;
}): Command {
  return command<Specs, Read>({
    ...plan,
    async run(given, context) {
      const shop = await context.openShop();
      try {
        return await run(shop.services, given, context);
      } finally {
        await shop.close();
      }
    },
  });
}

/** @throws UsageError when there are more operands than the command takes */
export function refuseOperands([first]: string[]): void {
  if (first !== undefined) throw new UsageError(`"${first}" is not expected here.`);
}
