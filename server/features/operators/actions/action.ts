import type { Services } from '../../../services.ts';
import {
  type CommandLine,
  idOperand,
  type Options,
  type OptionSpecs,
} from '../command-line/read-options.ts';
import type { ConsoleCall } from './console-call.ts';

/**
 * An action's effect on the shop. One that `changes` something writes an entry of the audit log, in the transaction of
 * its change where there is one. One that `destroys` something does too; without --yes it only says what would go.
 */
export type Effect = 'reads' | 'changes' | 'destroys';

/** A command's interface to the outside world. */
export interface CommandContext {
  /** The folder that relative paths start from. */
  folder: string;
  print(text: string): void;
  /** Shows progress, replacing the previous text; only on a terminal. */
  progress(text: string): void;
  /** Aborted when the command should stop. */
  signal: AbortSignal;
}

export interface RunContext extends CommandContext {
  actor: string;
  /**
   * @param deed what would be done, such as `deletes the request 12`
   * @throws UsageError which says so, unless the operator has said --yes
   */
  askFirst(deed: string): void;
}

/** A command's words and arguments. One that destroys something has the option --yes without naming it. */
export interface Plan<Specs extends OptionSpecs, Read> {
  /** One line for the list of commands. */
  summary: string;
  help: string;
  /** Follows the command's name in each example of its help; the name alone is one if absent. */
  usage?: string | readonly string[];
  /** Whether the help explains the options as well. */
  listsOptions?: true;
  effect: Effect;
  options?: Specs;
  /** How many operands there may be; none if absent. */
  operands?: number;
  /**
   * Checks what needs no shop, so that a mistake shows before one is opened.
   * @throws UsageError, StartError
   */
  read?(line: CommandLine<Specs>, context: CommandContext): Read | Promise<Read>;
}

/** The exit code, where it is not 0. */
export type Exit = number | void;

interface PlanWithCalls<Specs extends OptionSpecs, Read> extends Plan<Specs, Read> {
  /** The calls of the console that do the same as the command. */
  call?: ConsoleCall | readonly ConsoleCall[];
}

/** Something an operator can do: a command and, where the console has it too, its calls. */
export interface Action<
  Specs extends OptionSpecs = OptionSpecs,
  Read = unknown,
> extends PlanWithCalls<Specs, Read> {
  run(services: Services, given: CommandLine<Specs> & Read, context: RunContext): Promise<Exit>;
}

/** Infers what `run` is given from the options and from `read`. */
export function action<const Specs extends OptionSpecs, Read>(plan: Action<Specs, Read>): Action {
  return plan;
}

interface ActionAbout<Found, Specs extends OptionSpecs, Read> extends PlanWithCalls<Specs, Read> {
  run(
    services: Services,
    given: { found: Found; options: Options<Specs> } & Read,
    context: RunContext,
  ): Promise<Exit>;
}

/**
 * Actions about a thing that their first operand names.
 * @param readName throws a UsageError when it cannot name one
 * @param find throws a UsageError when there is no such thing
 */
export const actionsAbout =
  <Name, Found>(
    readName: (operand?: string) => Name,
    find: (db: Services['db'], name: Name) => Promise<Found>,
  ) =>
  <const Specs extends OptionSpecs, Read = unknown>(plan: ActionAbout<Found, Specs, Read>) =>
    action<Specs, { name: Name; read: Read }>({
      operands: 1,
      ...plan,
      async read(line, context) {
        const name = readName(line.operands[0]);
        return { name, read: (await plan.read?.(line, context)) as Read };
      },
      run: async (services, { name, options, read }, context) =>
        plan.run(services, { found: await find(services.db, name), options, ...read }, context),
    });

/** Actions that look for the thing of an id themselves. */
export const idActions = (request: string) => actionsAbout(idOperand(request), async (_, id) => id);

/** Prints a line for each thing of a list. */
export const listAction = <const Specs extends OptionSpecs, Read>({
  none,
  list,
  ...plan
}: Omit<PlanWithCalls<Specs, Read>, 'effect'> & {
  /** Said in place of an empty list. */
  none: string;
  list(services: Services, given: CommandLine<Specs> & Read): Promise<string[]>;
}) =>
  action<Specs, Read>({
    ...plan,
    effect: 'reads',
    async run(services, given, { print }) {
      const lines = await list(services, given);
      for (const line of lines.length > 0 ? lines : [none]) print(line);
    },
  });

/** A line that begins with an id or a count, in one column with those of other lines. */
export const numberLine = (id: number | undefined, text: string) =>
  `${String(id).padStart(5)}  ${text}`;
